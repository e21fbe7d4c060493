import { useParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { PupilPage } from './teacher/pupil-page.tsx';

export const meta = () => pageMeta('/teacher/classes/:classId/pupils/:childId');

/** One pupil of a class, with an address of their own. The shell lets teachers in. */
const TeacherPupilPage = () => {
  const { classId = '', childId = '' } = useParams();
  return <PupilPage key={`${classId} ${childId}`} classId={classId} childId={childId} />;
};
export default TeacherPupilPage;
