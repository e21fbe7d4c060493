import { lazy } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SchoolFrame } from './school-frame.tsx';

const ClassesPanel = lazy(() => import('../../features/school/classes-panel.tsx').then((module) => ({ default: module.ClassesPanel })));
const TeachersPanel = lazy(() =>
  import('../../features/class-teachers/teachers-panel.tsx').then((module) => ({ default: module.TeachersPanel })),
);

const teachersOf = (classId: string) => <TeachersPanel order={3} address={`/api/school/classes/${classId}/teachers`} />;

export const meta = () => pageMeta('/school/classes');

/** Who teaches which class, and who is in it. */
const Classes = () => (
  <SchoolFrame header={<PageHeader title="Classes" lead="Who teaches them, and who is in them." />}>
    <ClassesPanel teachersOf={teachersOf} />
  </SchoolFrame>
);
export default Classes;
