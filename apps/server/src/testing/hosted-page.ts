import type { CheckoutOpened } from '@hedgerow/contracts/checkout';
import type { Child } from '@hedgerow/contracts/families';
import type * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import type { TestApp } from './test-app.ts';
import type { ChildRequest } from './paying.ts';
import { aParent, childrenOf, type TestParent } from './people.ts';

type Opened = z.output<typeof CheckoutOpened>;

/** A parent who has named their children and has paid for nothing yet. */
export const aWaitingFamily = async (
  testApp: TestApp,
  children: readonly Omit<ChildRequest, 'plan'>[],
): Promise<{ readonly parent: TestParent; readonly children: readonly Child[] }> => {
  const parent = await aParent(testApp);
  const { rows } = await testApp.database.pool.query<{ role: 'parent' }>('select role from "user" where id = $1', [parent.id]);
  const actor = { role: rows[0]?.role ?? 'parent', userId: parent.id, familyId: parent.familyId, childIds: [], carer: false };
  await testApp.services.families.prepareChildren(
    actor,
    children.map(({ year, firstName = 'Ada' }) => ({
      firstName,
      lastName: 'Lee',
      age: year + 4,
      yearGroup: year === 0 ? 'Reception' : `Year ${year}`,
    })),
  );
  return { parent, children: await childrenOf(parent) };
};

/** Presses Proceed to Payment. */
export const proceed = async (parent: Pick<Caller, 'post'>, body: object): Promise<Opened> => {
  const answer = await parent.post('/api/payments/checkout', body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Opened>();
};

/** Types a card into the provider's page and presses its button; without a number just presses it. */
export const payOnPage = async (browser: Pick<Caller, 'send'>, { url }: { readonly url: string }, number?: string) =>
  browser.send({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: number === undefined ? '' : new URLSearchParams({ number, expiry: '12 / 34', code: '123', name: 'Ann Lee' }).toString(),
  });

export const goodCard = '4242424242424242';
