import { lazy } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SchoolFrame } from './school-frame.tsx';

const StaffPanel = lazy(() => import('../../features/school/staff-panel.tsx').then((module) => ({ default: module.StaffPanel })));
const SignOnPanel = lazy(() => import('../../features/school/sign-on-panel.tsx').then((module) => ({ default: module.SignOnPanel })));

export const meta = () => pageMeta('/school/staff');

/** Who works at the school, and with which accounts its people sign in. */
const Staff = () => (
  <SchoolFrame header={<PageHeader title="Staff" lead="Who works here, and how your people sign in." />}>
    <StaffPanel />
    <SignOnPanel />
  </SchoolFrame>
);
export default Staff;
