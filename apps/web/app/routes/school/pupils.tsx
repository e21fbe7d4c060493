import { lazy } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SchoolFrame } from './school-frame.tsx';

const PupilsPanel = lazy(() => import('../../features/school/pupils-panel.tsx').then((module) => ({ default: module.PupilsPanel })));

export const meta = () => pageMeta('/school/pupils');

/** Everybody on the school's list, and their sign-in cards. */
const Pupils = () => (
  <SchoolFrame header={<PageHeader title="Pupils" lead="Your school’s list, and sign-in cards." />}>
    <PupilsPanel />
  </SchoolFrame>
);
export default Pupils;
