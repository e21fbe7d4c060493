import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { CardsSkeleton } from '../ui/skeletons.tsx';

const PupilPage = lazy(() => import('./teacher/pupil-page.tsx').then((module) => ({ default: module.PupilPage })));

export const meta = () => pageMeta('/teacher/classes/:classId/pupils/:childId');

/** One pupil of a class, with an address of their own. The shell lets teachers in. */
const TeacherPupilPage = () => {
  const { classId = '', childId = '' } = useParams();
  return (
    <Suspense fallback={<CardsSkeleton count={3} height={200} />}>
      <PupilPage key={`${classId} ${childId}`} classId={classId} childId={childId} />
    </Suspense>
  );
};
export default TeacherPupilPage;
