import { lazy, Suspense } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { OwnersFamily } from './owners-family.tsx';

/** Few people: loaded when it is needed. */
const CarerFamily = lazy(() => import('./carer-family.tsx').then((module) => ({ default: module.CarerFamily })));

export const meta = () => pageMeta('/parent/family');

/** The shell lets parents and home educators in; its skeleton is this page's prerendered first sight. */
const FamilyPage = () => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  if (!session.user.carer) return <OwnersFamily user={session.user} />;
  return (
    <Suspense fallback={<CardsSkeleton count={3} height={200} />}>
      <CarerFamily />
    </Suspense>
  );
};
export default FamilyPage;
