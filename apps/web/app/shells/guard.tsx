import { type Audience } from '@hedgerow/contracts/web-routes';
import type { User } from '@hedgerow/contracts/accounts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginFor } from '../lib/login-for.ts';
import { maySee } from '../lib/roles.ts';
import { useSession } from '../lib/session.ts';
import { beginViewing } from '../lib/viewing.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from './waiting.tsx';

const OnboardingDialog = lazy(() =>
  import('../features/onboarding/onboarding-dialog.tsx').then((module) => ({ default: module.OnboardingDialog })),
);

type Props = {
  readonly who: Audience;
  /** What shows while the session is on its way: the page's skeleton, which is also its prerendered first sight. */
  readonly skeleton: ReactNode;
  readonly children: (user: User) => ReactNode;
};

/** A page of the child's in another tab of a parent who looks: the same view. */
const LookHereToo = ({ childId }: { readonly childId: string }) => {
  useEffect(() => {
    beginViewing(childId);
    location.reload();
  }, [childId]);
  return <Waiting words="Verifying authentication..." />;
};

/** Signed out goes to /login, the wrong role to /unauthorized, except that /student/dashboard sends others to / (docs/product/routes.md#who-a-page-is-for). */
export const Guard = ({ who, skeleton, children }: Props) => {
  const session = useSession();
  const here = useLocation();
  if (session.status === 'loading')
    return (
      <>
        {skeleton}
        <Waiting words="Verifying authentication..." />
      </>
    );
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-out') return <Navigate to={loginFor(here)} replace />;
  if (who === 'pupil' && session.looksAt !== undefined) return <LookHereToo childId={session.looksAt} />;
  if (!maySee(session.user.role, who)) return <Navigate to={who === 'pupil' ? '/' : '/unauthorized'} replace />;
  // The first of the overlays (docs/product/routes.md#one-overlay-at-a-time): nothing of the area opens before it is known who this is.
  if (session.user.needsOnboarding)
    return (
      <>
        {skeleton}
        <Suspense fallback={<Waiting words="Setting up your dashboard..." />}>
          <OnboardingDialog user={session.user} />
        </Suspense>
      </>
    );
  return children(session.user);
};
