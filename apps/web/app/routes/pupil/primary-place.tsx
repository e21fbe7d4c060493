import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useActiveMinutes } from '../../features/progress/active-minutes.ts';
import { useSession } from '../../lib/session.ts';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { type PlaceParts, PrimaryFrame } from './primary-frame.tsx';

type Props = { readonly children: (parts: PlaceParts) => ReactNode };

/** A place beside the home, for pupils to Year 6. Older pupils have one page, and are led to it. */
export const PrimaryPlace = ({ children }: Props) => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  useActiveMinutes(user !== undefined && !user.viewedByParent);
  if (!user) return <PageSkeleton />;
  if (user.phase !== 'primary') return <Navigate to="/student/dashboard" replace />;
  return <PrimaryFrame user={user}>{children}</PrimaryFrame>;
};
