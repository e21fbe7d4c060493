import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import desk from '../../ui/desk.module.css';
import { CardsSkeleton } from '../../ui/skeletons.tsx';

const TwoFactorSetup = lazy(() =>
  import('../../features/settings/two-factor-setup.tsx').then((module) => ({ default: module.TwoFactorSetup })),
);

/** One of an administrator's places. They open once two-step sign-in is on: until then each is the way to it. */
export const SchoolFrame = ({ header, children }: { readonly header?: ReactNode; readonly children: ReactNode }) => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <div className={desk.stack}>
      {session.user.twoFactor.enabled && header}
      <Suspense fallback={<CardsSkeleton count={2} height={220} />}>
        {session.user.twoFactor.enabled ? children : <TwoFactorSetup />}
      </Suspense>
    </div>
  );
};
