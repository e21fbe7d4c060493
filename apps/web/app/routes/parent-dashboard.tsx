import { ParentDashboard } from './parent/dashboard.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';

export const meta = () => pageMeta('/parent/dashboard');

/** The shell lets parents and home educators in; its skeleton is this page's prerendered first sight. */
const ParentDashboardPage = () => {
  const session = useSession();
  return session.status === 'signed-in' ? <ParentDashboard user={session.user} /> : null;
};
export default ParentDashboardPage;
