import { Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearOnboardingSession } from '../../lib/onboarding-session.ts';
import { paysAlready } from '../../lib/pays-already.ts';
import { profileQuery } from '../../lib/session.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { refreshAfterPayment, syncSubscription } from './api.ts';
import classes from './payment-result.module.css';
import { clearPendingPayment } from './pending-payment.ts';
import { type Result, resultHeadings, verifySubscription } from './verify-subscription.ts';

type Props = {
  /** "Child accounts" to set up: only where they are not made yet. */
  readonly withSetup?: boolean;
  readonly support: ReactNode;
};

/** docs/product/tests.md#showing-results: what the browser remembered of the way here goes 2 s after the payment was verified, wherever one is by then. */
const forgetSoon = (): void =>
  void setTimeout(() => {
    clearOnboardingSession();
    clearPendingPayment();
  }, 2000);

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** docs/product/tests.md#showing-results: /payment-success, /subscription/success and /onboarding/payment-success. Shows what the server has verified. */
export const PaymentResult = ({ withSetup = false, support }: Props) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [result, setResult] = useState<Result>({ status: 'checking' });

  const verify = useCallback(
    () =>
      verifySubscription({
        wait,
        readProfile: async () => {
          const { user } = await client.fetchQuery({ ...profileQuery, staleTime: 0 });
          if (user === null) return undefined;
          // A free week opens as much as a plan, and is no payment.
          return { id: user.id, premium: paysAlready(user) };
        },
        sync: syncSubscription,
        say: setResult,
      }),
    [client],
  );
  useEffect(() => void verify(), [verify]);

  const { status, message, goOnAfter } = result;
  useEffect(() => {
    if (goOnAfter === undefined) return undefined;
    void refreshAfterPayment(client);
    forgetSoon();
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), goOnAfter);
    return () => clearTimeout(timer);
  }, [goOnAfter, client, navigate]);

  const busy = status === 'checking' || status === 'syncing';
  return (
    <div className={classes.page}>
      <div className={classes.welcome}>
        <Pip size={104} mood={status === 'synced' ? 'happy' : 'thinking'} />
        <Title order={1}>Welcome</Title>
      </div>
      <section className={classes.status} data-status={status} aria-live="polite" aria-busy={busy}>
        <Title order={2} size="h3">
          {resultHeadings[status]}
        </Title>
        <p>{message ?? 'We are asking the payment provider. This takes a few seconds.'}</p>
        {busy && <progress className={classes.bar} aria-label={resultHeadings[status]} />}
        {status === 'error' && (
          <Button kind="quiet" onClick={() => void verify()}>
            Check again
          </Button>
        )}
      </section>
      <Panel title="Next steps">
        <ol className={classes.next}>
          <li>Complete your children’s setup.</li>
          <li>Start uploading school work.</li>
          <li>Track progress from your dashboard.</li>
        </ol>
        <p className={classes.soft}>
          Your plan renews every month. You can see what is due and cancel in Account Settings, under Subscriptions &amp; Billing. We email
          you a confirmation of your order.
        </p>
        <div className={classes.actions}>
          <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
          {withSetup && (
            <ButtonLink kind="quiet" to="/onboarding/children-setup">
              Set Up Children
            </ButtonLink>
          )}
        </div>
      </Panel>
      <p className={classes.help}>Something not right? Write to {support}.</p>
    </div>
  );
};
