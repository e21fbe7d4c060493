import type { User } from '@hedgerow/contracts/accounts';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import type { SignupDraft } from './draft.ts';
import { changeDraft, currentDraft } from './draft-store.ts';
import { newId } from '../../lib/new-id.ts';
import { asSent, orderOf, subscriptionBody, withAttempt, withoutAttempt } from './order.ts';
import type { SignupParts } from './parts.ts';
import classes from './signup.module.css';

type Props = {
  readonly user: User;
  readonly draft: SignupDraft;
  readonly Payment: SignupParts['Payment'];
  readonly FreeWeek: SignupParts['FreeWeek'];
  readonly onBack: () => void;
  readonly onPaid: () => void;
  readonly onWaiting: () => void;
};

/** docs/product/onboarding.md#the-sign-up-wizard: a missing plan or user at payment shows an error and offers Back to Children. */
const Missing = ({ onBack }: { readonly onBack: () => void }) => (
  <div className={classes.form}>
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Something is missing">
      Your plan or a child’s details are not complete yet. What you entered is saved.
    </Alert>
    <Button onClick={onBack}>Back to Children</Button>
  </div>
);

/** Gives the payment what the draft knows: the order, what was typed, and the attempt. */
export const PaymentOfDraft = ({ user, draft, Payment, FreeWeek, onBack, onPaid, onWaiting }: Props) => {
  const order = orderOf(draft);
  const { planId } = draft;
  if (order === undefined || planId === undefined) return <Missing onBack={onBack} />;
  const email = user.email ?? '';
  const usual = { name: `${user.firstName} ${user.lastName}`, email, line1: '', city: '', postalCode: '' };
  const bodyFor = (paymentMethodId: string | undefined, code: string | null) => {
    changeDraft((before) => asSent(withAttempt(before, order, newId)));
    const { attempt, billing } = currentDraft();
    const person = { firstName: user.firstName, lastName: user.lastName, email };
    return subscriptionBody(person, planId, order, billing ?? usual, {
      interval: draft.interval,
      paymentMethodId,
      code,
      attemptId: attempt?.id ?? newId(),
    });
  };
  return (
    <Suspense fallback={<LinesSkeleton lines={14} />}>
      <div className={classes.beforePayment}>
        <FreeWeek user={user} body={{ planId, childrenData: [...order] }} onStarted={onPaid} />
      </div>
      <Payment
        userId={user.id}
        lines={order}
        interval={draft.interval}
        onInterval={(interval) => changeDraft((before) => ({ ...before, interval }))}
        billing={draft.billing ?? usual}
        onBillingChange={(billing) => changeDraft((before) => ({ ...before, billing }))}
        bodyFor={bodyFor}
        giveUpAttempt={() => changeDraft(withoutAttempt)}
        maybePaid={draft.attempt?.sent === true}
        onPaid={onPaid}
        onWaiting={onWaiting}
      />
    </Suspense>
  );
};
