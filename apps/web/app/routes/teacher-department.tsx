import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { CardsSkeleton } from '../ui/skeletons.tsx';

const DepartmentPage = lazy(() => import('../features/duties/department-page.tsx').then((module) => ({ default: module.DepartmentPage })));

export const meta = () => pageMeta('/teacher/departments/:subject');

/** The shell lets teachers in; the call knows who leads the subject. */
const TeacherDepartmentPage = () => {
  const { subject = '' } = useParams();
  return (
    <Suspense fallback={<CardsSkeleton count={3} height={200} />}>
      <DepartmentPage key={subject} subject={subject} />
    </Suspense>
  );
};
export default TeacherDepartmentPage;
