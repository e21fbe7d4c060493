import { billingMessages, type SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { ChangeQuote } from '@hedgerow/contracts/billing-changes';
import type { Child } from '@hedgerow/contracts/families';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import { Alert, Checkbox } from '@mantine/core';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { createPaidChild, giveUpPayment, payForChild, syncPayment } from './api.ts';
import { CardChoice } from './card-choice.tsx';
import classes from './manage.module.css';
import type { StripeForm } from './parts.ts';
import { payButtonWords } from './pay-button-words.ts';
import { payChild } from './pay-child.ts';
import { SumDue } from './sum-due.tsx';

type Props = {
  readonly userId: string;
  readonly child: Child;
  readonly planId: PaidPlanId;
  readonly interval: Interval;
  readonly quote: ChangeQuote;
  readonly savedCard: SubscriptionSummary['paymentMethod'];
  readonly desk: StripeForm;
  readonly onAskAgain: () => void;
  readonly onPaid: () => void;
  readonly onBack: () => void;
};
type Trouble = { readonly title: string; readonly message: string };

/** Whether the server knows of the payment: then the child is there. */
const isPaidFor = async (userId: string, { id: childId, firstName, lastName }: Child): Promise<boolean> => {
  await syncPayment(userId);
  return createPaidChild({ childId, firstName, lastName }).then(
    () => true,
    () => false,
  );
};

/** The sum, the card, the consent and the button. A second press while it works does nothing. */
export const PayForm = ({ userId, child, planId, interval, quote, savedCard, desk, onAskAgain, onPaid, onBack }: Props) => {
  const [useSaved, setUseSaved] = useState(savedCard !== null);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<string>(undefined);
  const needsCard = quote.dueNow > 0;

  const send = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    attempt.current ??= newId();
    const attemptId = attempt.current;
    const { dueNow, prorationDate } = quote;
    const order = {
      priceId: planId,
      childName: `${child.firstName} ${child.lastName}`,
      childId: child.id,
      dueNow,
      prorationDate,
      startNow: true,
      attemptId,
    };
    const outcome = await payChild({
      createMethod: needsCard && !useSaved ? desk.createMethod : undefined,
      pay: (paymentMethodId) => payForChild({ ...order, ...(paymentMethodId === undefined ? {} : { paymentMethodId }) }),
      confirm: desk.confirm,
      verify: () => isPaidFor(userId, child),
      giveUp: giveUpPayment,
    });
    if (outcome.status === 'paid') return onPaid();
    if (outcome.fresh) attempt.current = undefined;
    setBusy(false);
    setTrouble(outcome);
    if (outcome.stale === true) onAskAgain();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setMissing(agreed ? undefined : billingMessages.consent);
    if (agreed) void send();
    else document.querySelector<HTMLElement>('#child-startNow')?.focus();
  };

  // The pressed button was out of use meanwhile and has lost the focus.
  useEffect(() => {
    if (trouble !== undefined) document.getElementById('child-payment-trouble')?.focus();
  }, [trouble]);

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {needsCard && <CardChoice saved={savedCard} useSaved={useSaved} onChange={setUseSaved} field={desk.card} />}
      <SumDue child={child} planId={planId} interval={interval} quote={quote} />
      <Checkbox
        id="child-startNow"
        label={desk.startNowWords}
        checked={agreed}
        error={missing}
        onChange={({ currentTarget }) => {
          setAgreed(currentTarget.checked);
          setMissing(undefined);
        }}
      />
      {trouble !== undefined && (
        <Alert id="child-payment-trouble" tabIndex={-1} color="red" icon={<IconAlertCircle aria-hidden />} title={trouble.title}>
          {trouble.message}
        </Alert>
      )}
      <p className={classes.unseen} aria-live="polite">
        {busy && 'Processing your payment…'}
      </p>
      <TermsLine by="paying" />
      <div className={classes.actions}>
        <Button type="submit" size="large" busy={busy} icon={<IconLock size={20} aria-hidden />}>
          {payButtonWords(quote, interval)}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onBack}>
          Back to Plan Selection
        </Button>
      </div>
    </form>
  );
};
