import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { PaymentConfig, SubscriptionStarted } from '@hedgerow/contracts/billing';
import type { Child } from '@hedgerow/contracts/families';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Caller } from './caller.ts';
import { aParent, childrenOf, type TestParent } from './people.ts';
import type { House } from './house.ts';

export type ChildWish = { readonly year: YearGroup; readonly plan?: PaidPlanId; readonly firstName?: string };

const names = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;

/** What the wizard sends when "Subscribe and pay" is pressed. */
export const wizardBody = (
  children: readonly ChildWish[],
  {
    card = 'pm_card_visa',
    planId = children[0]?.plan ?? 'secondary_learn',
    attemptId = randomUUID(),
  }: { card?: string; planId?: string; attemptId?: string } = {},
) => ({
  paymentMethodId: card,
  planId,
  customerData: {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.test',
    name: 'Ann Lee',
    billingEmail: 'ann@example.test',
    address: { line1: '1 Hedge Lane', city: 'York', postal_code: 'YO1 1AA', country: 'GB' },
  },
  childrenData: children.map(({ year, plan, firstName }, index) => ({
    firstName: firstName ?? names[index] ?? 'Eve',
    lastName: 'Lee',
    age: year + 4,
    yearGroup: year === 0 ? 'Reception' : `Year ${year}`,
    ...(plan === undefined ? {} : { planId: plan }),
  })),
  startNow: true,
  attemptId,
});

type Send = (url: string, body: object) => Promise<unknown>;

/** What the provider's script does in the browser: confirms the payment, and shows its own 3-D Secure page when the card asks for it. */
const confirmWith =
  (send: Send, key: string) =>
  async (started: SubscriptionStarted, { proof = 'complete' }: { readonly proof?: 'complete' | 'fail' } = {}): Promise<unknown> => {
    const secret = started.paymentIntent?.client_secret;
    if (secret === undefined) return null;
    const intent = `/sandbox/intents/${secret.split('_secret_')[0] ?? ''}`;
    const confirmed = await send(`${intent}/confirm`, { key, client_secret: secret });
    const asked = typeof confirmed === 'object' && confirmed !== null && 'status' in confirmed && confirmed.status === 'requires_action';
    return asked ? send(`${intent}/proof`, { key, client_secret: secret, result: proof }) : confirmed;
  };

/** The browser's part of a payment, against the sandbox's own pages. Answers the intent, or `{ error }` of a declined card. */
export const confirmInBrowser = async (
  browser: Pick<Caller, 'get' | 'post'>,
  started: SubscriptionStarted,
  choice: { readonly proof?: 'complete' | 'fail' } = {},
): Promise<unknown> => {
  const { publishableKey } = (await browser.get('/api/payments/config')).json<PaymentConfig>();
  return confirmWith(async (url, body) => (await browser.post(url, body)).json<unknown>(), publishableKey)(started, choice);
};

export const pressSubscribe = (parent: Pick<Caller, 'post'>, body: object): Promise<LightMyRequestResponse> =>
  parent.post('/api/create-subscription', body);

export type PayingFamily = { readonly parent: TestParent; readonly children: readonly Child[]; readonly subscriptionId: string };

/**
 * A family that went through the wizard's payment step with a card that pays; its children are active when this answers.
 * A parent is made unless one is given.
 */
export const aFamilyThatPays = async (
  house: House,
  { children, parent }: { readonly children: readonly ChildWish[]; readonly parent?: TestParent },
): Promise<PayingFamily> => {
  const payer = parent ?? (await aParent(house));
  const answer = await pressSubscribe(payer, wizardBody(children));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const started = answer.json<SubscriptionStarted>();
  await confirmInBrowser(payer, started);
  const synced = await payer.post(`/api/payments/sync-subscription/${payer.id}`);
  if (!synced.json<{ success: boolean }>().success) throw new Error(synced.body);
  return { parent: payer, children: await childrenOf(payer), subscriptionId: started.subscriptionId };
};

/** The same over the network, for journeys in a real browser: `cookie` is the parent's. */
export const payOverTheNetwork = async (
  baseUrl: string,
  signedIn: { readonly cookie: string; readonly userId: string },
  children: readonly ChildWish[],
): Promise<void> => {
  const headers = { origin: baseUrl, cookie: signedIn.cookie, 'content-type': 'application/json' };
  const send = async <T>(url: string, body: object): Promise<T> => {
    const answer = await fetch(`${baseUrl}${url}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const config = (await (await fetch(`${baseUrl}/api/payments/config`)).json()) as PaymentConfig;
  const started = await send<SubscriptionStarted>('/api/create-subscription', wizardBody(children));
  await confirmWith(send, config.publishableKey)(started);
  await send(`/api/payments/sync-subscription/${signedIn.userId}`, {});
};
