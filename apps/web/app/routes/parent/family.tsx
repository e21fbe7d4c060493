import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { FamilyOverviewPage } from './family-overview.tsx';

export const meta = () => pageMeta('/parent/family');

/** The shell lets parents and home educators in; its skeleton is this page's prerendered first sight. */
const FamilyPage = () => {
  const session = useSession();
  return session.status === 'signed-in' ? <FamilyOverviewPage user={session.user} /> : null;
};
export default FamilyPage;
