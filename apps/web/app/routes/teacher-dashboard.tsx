import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { TeacherDashboard } from './teacher/dashboard.tsx';

export const meta = () => pageMeta('/teacher/dashboard');

/** The shell lets teachers in; its skeleton is this page's prerendered first sight. */
const TeacherDashboardPage = () => {
  const session = useSession();
  return session.status === 'signed-in' ? <TeacherDashboard user={session.user} /> : null;
};
export default TeacherDashboardPage;
