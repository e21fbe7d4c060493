import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { LinesSkeleton } from '../ui/skeletons.tsx';
import classes from './onboarding/page.module.css';

const SignIn = lazy(() => import('../features/accounts/sign-in.tsx').then((module) => ({ default: module.SignIn })));
const JoinFamily = lazy(() => import('../features/families/join-family.tsx').then((module) => ({ default: module.JoinFamily })));

export const meta = () => pageMeta('/join-family');

const Screen = () => {
  const [search] = useSearchParams();
  // Signing in empties the cache: this draws the page again with the new session.
  const [turn, setTurn] = useState(0);
  return <JoinFamily key={turn} token={search.get('token') ?? ''} SignIn={SignIn} onSignedIn={() => setTurn(turn + 1)} />;
};

/** The letter to a second carer leads here. */
const JoinFamilyPage = () => (
  <div className={classes.page}>
    <div className={classes.card}>
      <Suspense fallback={<LinesSkeleton lines={8} />}>{useHydrated() ? <Screen /> : <LinesSkeleton lines={8} />}</Suspense>
    </div>
  </div>
);
export default JoinFamilyPage;
