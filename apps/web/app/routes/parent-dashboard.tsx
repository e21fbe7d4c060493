import { OverviewPlace } from './parent/overview-place.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('/parent/dashboard');

/** The first of a parent's places. */
const ParentDashboardPage = () => <OverviewPlace />;
export default ParentDashboardPage;
