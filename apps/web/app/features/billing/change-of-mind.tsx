import { coolingOffDays } from '@hedgerow/domain/cooling-off';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { refundQuery } from './refund-query.ts';

const windowEnds = (): string => new Date(Date.now() + coolingOffDays * 86_400_000).toISOString().slice(0, 10);

/** Money comes back once in 12 months: whoever has had it reads that before they pay, in place of the promise. */
export const ChangeOfMind = ({ usual }: { readonly usual: string }) => {
  const { data } = useQuery(refundQuery);
  const again = data?.again ?? null;
  if (again === null || again <= windowEnds()) return <li>{usual}</li>;
  return (
    <li>
      We refund once in 12 months, and you have had a refund, so we cannot refund a payment before {formatDate(`${again}T12:00:00Z`)}. You
      can still cancel anytime.
    </li>
  );
};
