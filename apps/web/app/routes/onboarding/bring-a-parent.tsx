import { BringAParent } from '../../features/onboarding/bring-a-parent.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './page.module.css';

export const meta = () => pageMeta('/onboarding/bring-a-parent');

/** What the tab remembers is read once there is a tab: the prerendered page is the same for everybody. */
const BringAParentPage = () => <div className={classes.page}>{useHydrated() ? <BringAParent /> : <PageSkeleton />}</div>;
export default BringAParentPage;
