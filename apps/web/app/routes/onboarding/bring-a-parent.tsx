import { lazy, Suspense } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { BareShell } from '../../shells/bare-shell.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { plainFonts } from '../../ui/theme/fonts.ts';
import classes from './page.module.css';

const BringAParent = lazy(() =>
  import('../../features/onboarding/bring-a-parent.tsx').then((module) => ({ default: module.BringAParent })),
);

export const links = () => plainFonts;
export const meta = () => pageMeta('/onboarding/bring-a-parent');

/** What the tab remembers is read once there is a tab: the prerendered page is the same for everybody. */
const BringAParentPage = () => (
  <BareShell>
    <div className={classes.page}>
      <Suspense fallback={<PageSkeleton />}>{useHydrated() ? <BringAParent /> : <PageSkeleton />}</Suspense>
    </div>
  </BareShell>
);
export default BringAParentPage;
