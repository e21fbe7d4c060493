import { type Audience } from '@hedgerow/contracts/web-routes';
import type { User } from '@hedgerow/contracts/accounts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { maySee } from '../lib/roles.ts';
import { useSession } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';

type Props = {
  readonly who: Audience;
  /** What shows while the session is on its way: the page's skeleton, which is also its prerendered first sight. */
  readonly skeleton: ReactNode;
  readonly children: (user: User) => ReactNode;
};

/** Signed out goes to /login, the wrong role to /unauthorized, except that /student/dashboard sends others to / (decisions.md 2). */
export const Guard = ({ who, skeleton, children }: Props) => {
  const session = useSession();
  if (session.status === 'loading') return skeleton;
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-out') return <Navigate to="/login" replace />;
  if (!maySee(session.user.role, who)) return <Navigate to={who === 'pupil' ? '/' : '/unauthorized'} replace />;
  return children(session.user);
};
