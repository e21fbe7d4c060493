import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { SubscriptionRequired } from '../features/billing/subscription-required.tsx';
import { openAfresh, profileQuery } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { SettingUp } from './setting-up.tsx';

const SignInDialog = lazy(() => import('../features/accounts/sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })));

/** docs/product/onboarding.md#the-gate: nobody is shown a paywall because a call failed, or because this page was read before a payment. So it asks once more. */
export const PlanGate = () => {
  const { isFetchedAfterMount, isFetching, error, refetch } = useQuery({ ...profileQuery, refetchOnMount: 'always' });
  const [login, setLogin] = useState({ asked: false, opened: false });
  if (error !== null)
    return <ErrorState title="We could not load your subscription" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!isFetchedAfterMount) return <SettingUp />;
  return (
    <>
      <SubscriptionRequired onSignIn={() => setLogin({ asked: true, opened: true })} />
      {login.asked && (
        <Suspense>
          <SignInDialog
            opened={login.opened}
            onClose={() => setLogin({ asked: true, opened: false })}
            onSignedIn={() => openAfresh('/dashboard', '/')}
          />
        </Suspense>
      )}
    </>
  );
};
