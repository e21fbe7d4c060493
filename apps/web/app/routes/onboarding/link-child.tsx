import { Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { takeCodeFromAddress } from '../../features/onboarding/carried-code.ts';
import { LinkDoesNotWork } from '../../features/onboarding/link-does-not-work.tsx';
import { savePendingProfile } from '../../features/onboarding/pending-profile.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { maySee } from '../../lib/roles.ts';
import { useSession, useSignOut } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Waiting } from '../../shells/waiting.tsx';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './page.module.css';

const SignIn = lazy(() => import('../../features/accounts/sign-in.tsx').then((module) => ({ default: module.SignIn })));
const LinkChild = lazy(() => import('../../features/onboarding/link-child.tsx').then((module) => ({ default: module.LinkChild })));
const RegisterForm = lazy(() => import('../../features/accounts/register-form.tsx').then((module) => ({ default: module.RegisterForm })));

export const meta = () => pageMeta('/onboarding/link-child');

/** Nobody learns who the child is before they have an account; whoever makes one here is a parent. */
const WhoAreYou = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const [creating, setCreating] = useState(true);
  useEffect(() => savePendingProfile('parent'), []);
  return (
    <>
      <Title order={1}>A child would like to learn with you</Title>
      <p className={classes.lead}>
        It is your decision. Make a parent account, or sign in, to see who it is and to add them to your family. We keep nothing about a
        child under 13 until then.
      </p>
      {creating ? (
        <RegisterForm forParent onSignedIn={onSignedIn} onBack={() => setCreating(false)} />
      ) : (
        <>
          <SignIn onSignedIn={onSignedIn} />
          <Button kind="quiet" wide onClick={() => setCreating(true)}>
            Make a parent account
          </Button>
        </>
      )}
    </>
  );
};

const SomebodyElse = () => {
  const signOut = useSignOut();
  return (
    <EmptyState
      order={1}
      scene={<PathScene />}
      title="This link is for a parent"
      action={<Button onClick={() => void signOut()}>Log out</Button>}
    >
      You are signed in with another kind of account. Log out, and open the link again.
    </EmptyState>
  );
};

const Screen = () => {
  const session = useSession();
  const [code] = useState(takeCodeFromAddress);
  // Signing in empties the cache: this draws the page again with the new session.
  const [, setSignedIn] = useState(false);
  if (code === undefined) return <LinkDoesNotWork />;
  if (session.status === 'loading') return <Waiting words="Verifying authentication..." />;
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-out') return <WhoAreYou onSignedIn={() => setSignedIn(true)} />;
  if (!maySee(session.user.role, 'parent')) return <SomebodyElse />;
  return <LinkChild code={code} />;
};

/** A parent comes by the link that their child gave them. */
const LinkChildPage = () => (
  <div className={classes.page}>
    <div className={classes.card}>
      <Suspense fallback={<LinesSkeleton lines={8} />}>{useHydrated() ? <Screen /> : <LinesSkeleton lines={8} />}</Suspense>
    </div>
  </div>
);
export default LinkChildPage;
