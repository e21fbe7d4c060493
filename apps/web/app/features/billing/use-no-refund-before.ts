import { startNowWords } from '@hedgerow/contracts/billing';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { noRefundUntil } from '@hedgerow/domain/cooling-off';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { refundQuery } from './refund-query.ts';

/** "20 November 2027", where the family has had a payment back and no other can come back before; null for all others. */
export const useNoRefundBefore = (): string | null => {
  const { data } = useQuery(refundQuery);
  const [now] = useState(() => new Date());
  const until = noRefundUntil(now, (data?.again ?? null) as CalendarDate | null);
  return until === null ? null : formatDate(`${until}T12:00:00Z`);
};

/** The words beside the box of the consent to start at once: they promise nothing that a family no longer has. */
export const useStartNowWords = (): string => startNowWords(useNoRefundBefore());
