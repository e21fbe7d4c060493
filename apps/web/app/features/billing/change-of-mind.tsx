import { checkoutMessages } from '@hedgerow/contracts/checkout';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { noRefundUntil } from '@hedgerow/domain/cooling-off';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { refundQuery } from './refund-query.ts';

/** Money comes back once in 12 months: whoever has had it reads that before they pay, in place of the promise. */
export const ChangeOfMind = ({ usual }: { readonly usual: string }) => {
  const { data } = useQuery(refundQuery);
  const [now] = useState(() => new Date());
  const refusedUntil = noRefundUntil(now, (data?.again ?? null) as CalendarDate | null);
  if (refusedUntil === null) return <li>{usual}</li>;
  return <li>{checkoutMessages.noRefundBefore(formatDate(`${refusedUntil}T12:00:00Z`))} You can still cancel anytime.</li>;
};
