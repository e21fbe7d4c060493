import { Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { refusalIn } from '../features/accounts/school-refusal.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Pip } from '../ui/art/pip.tsx';
import { LinesSkeleton } from '../ui/skeletons.tsx';
import classes from './login.module.css';

const SchoolSignIn = lazy(() => import('../features/accounts/school-sign-in.tsx').then((module) => ({ default: module.SchoolSignIn })));

export const meta = () => [...pageMeta('/school-sign-in'), { name: 'referrer', content: 'no-referrer' }];

const Screen = () => {
  const [search] = useSearchParams();
  const session = useSession();
  const why = refusalIn(search);
  // Whoever is here already and was refused reads why, and stays signed in.
  if (session.status === 'signed-in' && why === undefined) return <Navigate to="/dashboard" replace />;
  return (
    <Suspense fallback={<LinesSkeleton lines={4} />}>
      <SchoolSignIn why={why} />
    </Suspense>
  );
};

/** Pupils and teachers come in with the account that their school gave them. */
const SchoolSignInPage = () => (
  <div className={classes.page}>
    <div className={classes.pip}>
      <Pip size={104} mood="idle" />
    </div>
    <div className={classes.card}>
      <Title order={1} size="h2">
        Sign in with your school
      </Title>
      <p className={classes.lead}>Use your school account.</p>
      {useHydrated() ? <Screen /> : <LinesSkeleton lines={4} />}
    </div>
  </div>
);
export default SchoolSignInPage;
