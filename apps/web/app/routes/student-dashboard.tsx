import { useActiveMinutes } from '../features/progress/active-minutes.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { PrimaryHome } from './pupil/primary-home.tsx';
import { SecondaryHome } from './pupil/secondary-home.tsx';

export const meta = () => pageMeta('/student/dashboard');

/** A pupil's home: the playful one to Year 6, the plain one from Year 7. */
const StudentDashboard = () => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  useActiveMinutes(user !== undefined && !user.viewedByParent);
  if (!user) return <PageSkeleton />;
  return user.phase === 'primary' ? <PrimaryHome user={user} /> : <SecondaryHome user={user} />;
};
export default StudentDashboard;
