import type { User } from '@hedgerow/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { gateFor } from '../features/onboarding/gate.ts';
import { takeFirstReads } from '../lib/preload-queries.ts';
import { hasFlag } from '../lib/onboarding-session.ts';
import { FirstView } from '../ui/first-view.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { eagerLazy } from '../ui/eager-lazy.tsx';
import { maySee } from '../lib/roles.ts';
import { useSession } from '../lib/session.ts';
import { AppShell } from './app-shell.tsx';
import { ParentPlaces } from './parent-places.tsx';
import { SettingUp } from './setting-up.tsx';

const VerifyEmailBanner = eagerLazy(() =>
  import('../features/accounts/verify-email-banner.tsx').then((module) => module.VerifyEmailBanner),
);

/** Few families: loaded when it is needed. */
const LapsedBanner = lazy(() => import('../features/billing/lapsed-banner.tsx').then((module) => ({ default: module.LapsedBanner })));

const FreeWeekBanner = lazy(() =>
  import('../features/billing/free-week-banner.tsx').then((module) => ({ default: module.FreeWeekBanner })),
);

const ChildrenSetup = lazy(() => import('../features/onboarding/children-setup.tsx').then((module) => ({ default: module.ChildrenSetup })));

const PlanGate = lazy(() => import('./plan-gate.tsx').then((module) => ({ default: module.PlanGate })));

const useGate = (user: User | undefined) => {
  const { pathname } = useLocation();
  return user && gateFor(user, pathname, hasFlag('childrenSetupComplete'));
};

/** Children setup, plan, dashboard: one at a time, in this order (docs/product/routes.md#one-overlay-at-a-time). */
const Gated = ({ user }: { readonly user: User }) => {
  const gate = useGate(user);
  if (gate === undefined) return <Outlet />;
  return <Suspense fallback={<SettingUp />}>{gate === 'children' ? <ChildrenSetup user={user} /> : <PlanGate />}</Suspense>;
};

/** The family's own pages stand beside one another; what leads through a gate or follows a payment stands alone. */
const usePlaces = () => {
  const session = useSession();
  const { pathname } = useLocation();
  const user = session.status === 'signed-in' && maySee(session.user.role, 'parent') ? session.user : undefined;
  const gate = useGate(user);
  if (!user || user.needsOnboarding || gate !== undefined || !pathname.startsWith('/parent/')) return {};
  return { places: <ParentPlaces carer={user.carer} /> };
};

export const ParentShell = () => {
  const client = useQueryClient();
  const places = usePlaces();
  useEffect(() => takeFirstReads(client), [client]);
  return (
    <AppShell who="parent" home="/parent/dashboard" {...places}>
      {(user) => (
        <FirstView waiting={false}>
          {!user.emailVerified && user.email !== null && (
            <PartBoundary instead={null}>
              <VerifyEmailBanner email={user.email} />
            </PartBoundary>
          )}
          {user.lapsed && (
            <PartBoundary instead={null}>
              <Suspense>
                <LapsedBanner carer={user.carer} week={user.freeWeekEndsAt !== null} />
              </Suspense>
            </PartBoundary>
          )}
          {!user.lapsed && user.freeWeekEndsAt !== null && (
            <PartBoundary instead={null}>
              <Suspense>
                <FreeWeekBanner endsAt={user.freeWeekEndsAt} carer={user.carer} />
              </Suspense>
            </PartBoundary>
          )}
          <Gated user={user} />
        </FirstView>
      )}
    </AppShell>
  );
};
