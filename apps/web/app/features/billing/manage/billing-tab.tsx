import type { BillingHistory, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { manageMessages } from '@hedgerow/contracts/billing-changes';
import { formatPence } from '@hedgerow/domain/money';
import { IconCreditCard, IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/dates.ts';
import { downloadFile } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Status } from '../../../ui/row-list.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toast.ts';
import { historyQuery, usePortal, useSetUpBilling } from './api.ts';
import classes from './manage.module.css';

type Bill = BillingHistory[number];

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

const CardOnFile = ({ card }: { readonly card: SubscriptionSummary['paymentMethod'] }) => {
  if (card === null) return <p className={classes.nothing}>No payment method on file</p>;
  const month = String(card.expMonth).padStart(2, '0');
  return (
    <p className={classes.card}>
      <IconCreditCard size={28} aria-hidden />
      <span>
        <strong>{brands[card.brand] ?? card.brand}</strong> ending in {card.last4}
        <span className={classes.softLine}>
          Expires {month}/{card.expYear}
        </span>
      </span>
    </p>
  );
};

const billStatus = (status: string): { readonly words: string; readonly tone: 'good' | 'look' | 'quiet' } => {
  if (status === 'paid') return { words: 'Paid', tone: 'good' };
  return status === 'open' ? { words: 'Not paid yet', tone: 'look' } : { words: 'Not paid', tone: 'quiet' };
};

const BillRow = ({ bill }: { readonly bill: Bill }) => {
  const [busy, setBusy] = useState(false);
  const date = formatDate(bill.created * 1000);
  const status = billStatus(bill.status);
  const keep = async () => {
    setBusy(true);
    await downloadFile(`/api/stripe/invoices/${bill.id}/pdf`, 'invoice.pdf').catch((error: unknown) =>
      showToast({ title: 'Error', message: messageOf(error, 'We could not open the invoice. Please try again.'), kind: 'error' }),
    );
    setBusy(false);
  };
  return (
    <li className={classes.bill}>
      <div className={classes.billHead}>
        <span className={classes.childName}>{date}</span>
        <Status tone={status.tone}>{status.words}</Status>
        <span className={classes.figure}>{formatPence(bill.amount_paid)}</span>
      </div>
      <ul className={classes.billLines}>
        {bill.line_items.map(({ description, amount }, at) => (
          <li key={`${at} ${description}`}>
            <span>{description}</span>
            <span className={classes.figure}>{formatPence(amount)}</span>
          </li>
        ))}
      </ul>
      <Button
        kind="text"
        busy={busy}
        icon={<IconDownload size={18} aria-hidden />}
        onClick={() => void keep()}
        aria-label={`Invoice of ${date} (PDF)`}
      >
        Invoice (PDF)
      </Button>
    </li>
  );
};

const History = ({ userId }: { readonly userId: string }) => {
  const { data, error, isFetching, refetch } = useQuery(historyQuery(userId));
  if (error && !data)
    return <ErrorState title="We could not load your billing history" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <LinesSkeleton lines={4} />;
  if (data.length === 0) return <p className={classes.nothing}>No billing history available</p>;
  return (
    <ul className={classes.bills}>
      {data.map((bill) => (
        <BillRow key={bill.id} bill={bill} />
      ))}
    </ul>
  );
};

/** The card, the invoices, and the way to the provider's own pages. */
export const BillingTab = ({ userId, summary }: { readonly userId: string; readonly summary: SubscriptionSummary }) => {
  const portal = usePortal(userId);
  const setUp = useSetUpBilling();
  const ready = summary.status !== 'none' || setUp.isSuccess;
  const prepare = () =>
    setUp.mutate(undefined, {
      onError: (error) => showToast({ title: 'Setup Failed', message: messageOf(error, manageMessages.setupFailed), kind: 'error' }),
      onSuccess: ({ message }) => showToast({ title: 'Billing Setup Complete', message, kind: 'success' }),
    });
  const open = () =>
    portal.mutate(undefined, { onError: () => showToast({ title: 'Error', message: manageMessages.portalFailed, kind: 'error' }) });
  return (
    <>
      <h2 className={classes.title}>Payment method</h2>
      <div className={classes.method}>
        <CardOnFile card={summary.paymentMethod} />
        {ready ? (
          <Button kind="quiet" busy={portal.isPending || portal.isSuccess} icon={<IconExternalLink size={18} aria-hidden />} onClick={open}>
            {summary.paymentMethod === null ? 'Add a card in the billing portal' : 'Change card in the billing portal'}
          </Button>
        ) : (
          <Button kind="quiet" busy={setUp.isPending} onClick={prepare}>
            Set up billing
          </Button>
        )}
      </div>
      <h2 className={classes.title}>Billing history</h2>
      <History userId={userId} />
    </>
  );
};
