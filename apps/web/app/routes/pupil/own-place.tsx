import type { User } from '@hedgerow/contracts/accounts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useActiveMinutes } from '../../features/progress/active-minutes.ts';
import { useSession } from '../../lib/session.ts';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { type PlaceParts, PrimaryFrame } from './primary-frame.tsx';
import { type FrameParts, PupilFrame } from './pupil-frame.tsx';

type Props = { readonly phase: User['phase']; readonly children: (user: User) => ReactNode };

/** A place beside the home, for pupils of one phase: those of the other are led to their own home. */
const OwnPlace = ({ phase, children }: Props) => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  useActiveMinutes(user !== undefined && !user.viewedByParent);
  if (!user) return <PageSkeleton />;
  if (user.phase !== phase) return <Navigate to="/student/dashboard" replace />;
  return children(user);
};

/** One of the places of Reception to Year 6. */
export const PrimaryPlace = ({ children }: { readonly children: (parts: PlaceParts) => ReactNode }) => (
  <OwnPlace phase="primary">{(user) => <PrimaryFrame user={user}>{children}</PrimaryFrame>}</OwnPlace>
);

/** One of the places from Year 7. */
export const SecondaryPlace = ({ children }: { readonly children: (parts: FrameParts) => ReactNode }) => (
  <OwnPlace phase="secondary">
    {(user) => (
      <PupilFrame user={user} reached="/student/progress#achievements">
        {children}
      </PupilFrame>
    )}
  </OwnPlace>
);
