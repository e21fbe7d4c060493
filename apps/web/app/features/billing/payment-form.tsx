import { billingMessages, type CreateSubscriptionBody, type PaymentConfig } from '@hedgerow/contracts/billing';
import type { PartnerCode } from '@hedgerow/contracts/checkout';
import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { codeFits } from '@hedgerow/domain/discounts';
import { formatPence } from '@hedgerow/domain/money';
import type { Interval } from '@hedgerow/domain/plans';
import { Alert, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { keepToastForNextPage } from '../../ui/toast.ts';
import { refreshAfterPayment, startSubscription, syncSubscription } from './api.ts';
import { BillingFields } from './billing-fields.tsx';
import { type BillingDetails, paymentErrors, type PaymentFields } from './billing-rules.ts';
import { CardField } from './card-field.tsx';
import { currentCodeQuery } from './checkout-api.ts';
import { IntervalChoice } from './interval-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type OrderLine, orderTotal } from './order-total.ts';
import { pay, type CreateMethod, type PayOutcome } from './pay.ts';
import classes from './payment.module.css';
import { typedCode } from './typed-code.ts';
import { monthsOf, renewalAfter } from './renewal-date.ts';
import { useStartNowWords } from './use-no-refund-before.ts';

export type PaymentProps = {
  readonly mode: PaymentConfig['mode'];
  /** Apple Pay and Google Pay are switched on. */
  readonly wallets: boolean;
  readonly userId: string;
  readonly lines: readonly OrderLine[];
  readonly interval: Interval;
  readonly onInterval: (interval: Interval) => void;
  /** The partner code that the order is made with. */
  readonly code: PartnerCode | null;
  readonly billing: BillingDetails;
  readonly onBillingChange: (billing: BillingDetails) => void;
  /** What is ordered with this payment method (none where nothing is to be paid); the same attempt until it is given up. */
  readonly bodyFor: (paymentMethodId: string | undefined, code: string | null) => CreateSubscriptionBody;
  readonly giveUpAttempt: () => void;
  readonly onPaid: () => void;
  /** The card said yes and the server has not verified it yet. */
  readonly onWaiting: () => void;
};

/** Switched on by few: loaded where it is. */
const WalletButtons = lazy(() => import('./wallet-buttons.tsx').then((module) => ({ default: module.WalletButtons })));

const paidBefore = {
  title: 'Your family plan is active',
  message: 'You had subscribed already, so nothing was charged just now. Family & billing shows your plans.',
};

const order = ['name', 'email', 'line1', 'city', 'postalCode', 'startNow'] as const;

/** Who pays, the card, what is ordered, and the one button that obliges to pay. */
export const PaymentForm = ({
  mode,
  wallets,
  userId,
  lines,
  interval,
  onInterval,
  code: chosenCode,
  billing,
  onBillingChange,
  bodyFor,
  giveUpAttempt,
  onPaid,
  onWaiting,
}: PaymentProps) => {
  const startNowWords = useStartNowWords();
  const stripe = useStripe();
  const elements = useElements();
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => new Date());
  // One that is for paying every month takes nothing off a year: the server refuses the two together.
  const fits = codeFits(chosenCode, interval);
  const code = fits ? chosenCode : null;
  const pence = orderTotal(lines, interval, code?.discountPercentage);
  const isFree = code?.discountPercentage === 100;
  const endsOn = code === null || code.months === null ? undefined : formatDate(renewalAfter(today, code.months));
  const form = useForm<PaymentFields>({
    mode: 'uncontrolled',
    initialValues: { ...billing, startNow: false },
    validate: paymentErrors,
    onValuesChange: ({ name, email, line1, city, postalCode }) => onBillingChange({ name, email, line1, city, postalCode }),
  });

  const methodFromCard = async ({ name, email, line1, city, postalCode }: PaymentFields): ReturnType<CreateMethod> => {
    const card = elements?.getElement(CardElement);
    if (stripe === null || !card) return { error: { message: billingMessages.noCardElement } };
    const address = { line1, city, postal_code: postalCode, country: 'GB' };
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card, billing_details: { name, email, address } });
    return error === undefined
      ? { id: paymentMethod.id }
      : { error: { type: error.type, ...(error.message && { message: error.message }) } };
  };

  const payWith = async (createMethod: CreateMethod | undefined): Promise<PayOutcome> => {
    if (stripe === null) return { status: 'failed', message: billingMessages.notLoaded };
    return pay({
      createMethod,
      start: (paymentMethodId) => startSubscription(bodyFor(paymentMethodId, chosenCode?.code ?? null)),
      confirm: async (clientSecret, paymentMethodId) => {
        const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: paymentMethodId });
        return error === undefined ? {} : { error: { type: error.type, ...(error.message && { message: error.message }) } };
      },
      verify: async () => (await syncSubscription(userId)).success,
      giveUpAttempt,
    });
  };

  const send = async (createMethod: CreateMethod | undefined): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    const outcome = await payWith(createMethod);
    if (outcome.status === 'paid') {
      if (outcome.before === true) keepToastForNextPage(paidBefore);
      await refreshAfterPayment(client).catch(() => undefined);
      return onPaid();
    }
    if (outcome.status === 'waiting') return onWaiting();
    // A code that ended meanwhile takes nothing off any more: the order shows it before the next press.
    await client.invalidateQueries({ queryKey: currentCodeQuery.queryKey });
    setBusy(false);
    setTrouble(outcome.message);
  };

  const codeForgotten = (): boolean => {
    const typed = typedCode();
    if (typed !== '') setTrouble(checkoutMessages.codeNotApplied(typed));
    return typed !== '';
  };

  const ready = (): BillingDetails | undefined => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) focusFirstError(form)(errors);
    return hasErrors || codeForgotten() ? undefined : form.getValues();
  };

  // The pressed button was out of use meanwhile and has lost the focus.
  useEffect(() => {
    if (trouble !== undefined) document.getElementById('payment-trouble')?.focus();
  }, [trouble]);

  const problems = order.flatMap((field) => {
    const text = form.errors[field];
    return typeof text === 'string' ? [{ field: `billing-${field}`, text }] : [];
  });
  const blank = problems.some(({ text }) => text.endsWith('is required'));
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((fields) => {
        if (!codeForgotten()) void send(isFree ? undefined : () => methodFromCard(fields));
      }, focusFirstError(form))}
    >
      <div className={classes.column}>
        {problems.length > 0 && (
          <ErrorSummary problems={problems} title={blank ? billingMessages.billingDetails : 'Please fix the following errors:'} />
        )}
        <Panel title="Billing details">
          <BillingFields form={form} />
        </Panel>
        {!isFree && (
          <Panel title="Card">
            <CardField mode={mode} />
          </Panel>
        )}
      </div>
      <div className={classes.column}>
        <Panel title="Your order">
          <IntervalChoice interval={interval} onChange={onInterval} />
          {!fits && <p className={classes.misfit}>{checkoutMessages.codeMonthly}</p>}
          <OrderSummary
            lines={lines}
            interval={interval}
            renewsOn={formatDate(renewalAfter(today, monthsOf(interval)))}
            discount={code === null ? undefined : { code, endsOn }}
          />
          <Checkbox
            id="billing-startNow"
            className={classes.consent ?? ''}
            label={startNowWords}
            key={form.key('startNow')}
            {...form.getInputProps('startNow', { type: 'checkbox' })}
          />
          {trouble !== undefined && (
            <Alert
              id="payment-trouble"
              tabIndex={-1}
              color="red"
              icon={<IconAlertCircle aria-hidden />}
              title="You have not paid yet"
              className={classes.trouble ?? ''}
            >
              {trouble}
            </Alert>
          )}
          <div className={classes.agree}>
            <TermsLine by="subscribing" />
          </div>
          <Button type="submit" size="large" wide busy={busy} icon={<IconLock size={20} aria-hidden />}>
            {isFree ? 'Subscribe, with nothing to pay now' : `Subscribe and pay ${formatPence(pence)} a ${interval}`}
          </Button>
          {wallets && !isFree && stripe !== null && (
            <Suspense fallback={null}>
              <WalletButtons stripe={stripe} pence={pence} ready={ready} onPay={send} />
            </Suspense>
          )}
        </Panel>
      </div>
    </form>
  );
};
