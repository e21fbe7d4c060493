import { stripePayments } from '@hedgerow/server/src/adapters/payments/stripe-payments.ts';
import type { openDatabase } from '@hedgerow/server/src/db/client.ts';

export type Keys = Parameters<typeof stripePayments>[0];
type Sums = { readonly failures: readonly string[]; readonly paidPence: number; readonly subscriptions: number };

/** Every family as the provider has it, to the penny, and none of those lost whose payment was acknowledged. */
export const paymentSums = async (
  pool: ReturnType<typeof openDatabase>['pool'],
  keys: Keys,
  acknowledged: ReadonlySet<string>,
): Promise<Sums> => {
  const failures: string[] = [];
  const provider = stripePayments(keys);
  const copies = await pool.query<{ customer_id: string; user_id: string; state: string | null; pence: number | null; children: number }>(
    `select c.customer_id, u.id as user_id, m.state, m.amount_pence as pence,
       (select count(*)::int from child_plan p where p.family_id = c.family_id and p.state = 'active') as children
     from billing_customer c join "user" u on u.family_id = c.family_id and u.role = 'parent'
     left join subscription_mirror m on m.family_id = c.family_id`,
  );
  let [paidPence, subscriptions] = [0, 0];
  for (const copy of copies.rows) {
    const { subscriptions: all } = await provider.readFamily(copy.customer_id);
    const live = all.filter(({ status }) => status === 'active');
    const paid = (await provider.invoices(copy.customer_id)).reduce((sum, invoice) => sum + invoice.amountPaidPence, 0);
    paidPence += paid;
    subscriptions += live.length;
    if (live.length > 1) failures.push(`a family has ${live.length} subscriptions`);
    if (paid !== live.reduce((sum, { amountPence }) => sum + amountPence, 0))
      failures.push(`a family paid ${paid} pence for ${live.length} subscriptions`);
    if (!acknowledged.has(copy.user_id)) continue;
    if (copy.state !== 'active' || copy.pence !== paid || copy.children !== 2)
      failures.push(
        `an acknowledged family is ${copy.state ?? 'nothing'} with ${copy.pence} pence and ${copy.children} plans; ${paid} pence were paid`,
      );
  }
  const known = new Set(copies.rows.map(({ user_id: id }) => id));
  const gone = [...acknowledged].filter((id) => !known.has(id));
  if (gone.length > 0) failures.push(`${gone.length} acknowledged families are lost`);
  return { failures, paidPence, subscriptions };
};
