import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { PaymentConfig, SubscriptionStarted } from '@hedgerow/contracts/billing';
import type { Child } from '@hedgerow/contracts/families';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Caller } from './caller.ts';
import { aParent, childrenOf, type TestParent } from './people.ts';
import type { TestApp } from './test-app.ts';

export type ChildRequest = { readonly year: YearGroup; readonly plan?: PaidPlanId; readonly firstName?: string };

const names = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;

/** What the wizard sends when "Subscribe and pay" is pressed. */
export const wizardBody = (
  children: readonly ChildRequest[],
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

/**
 * What the provider's script does in the browser, against the sandbox's own pages: it confirms the payment, and answers its 3-D Secure
 * question when the card asks one. Answers the intent, or `{ error }` of a declined card.
 */
export const confirmInBrowser = async (
  browser: Pick<Caller, 'get' | 'post'>,
  started: SubscriptionStarted,
  choice: { readonly proof?: 'complete' | 'fail' } = {},
): Promise<unknown> => {
  const secret = started.paymentIntent?.client_secret;
  if (secret === undefined) return null;
  const { publishableKey: key } = (await browser.get('/api/payments/config')).json<PaymentConfig>();
  const intent = `/sandbox/intents/${secret.split('_secret_')[0] ?? ''}`;
  const confirmed = await browser.post(`${intent}/confirm`, { key, client_secret: secret });
  if (confirmed.json<{ status?: string }>().status !== 'requires_action') return confirmed.json<unknown>();
  return (await browser.post(`${intent}/proof`, { key, client_secret: secret, result: choice.proof ?? 'complete' })).json<unknown>();
};

export const pressSubscribe = (parent: Pick<Caller, 'post'>, body: object): Promise<LightMyRequestResponse> =>
  parent.post('/api/create-subscription', body);

export type PayingFamily = { readonly parent: TestParent; readonly children: readonly Child[]; readonly subscriptionId: string };

/**
 * A family that went through the wizard's payment step with a card that pays; its children are active when this answers.
 * A parent is made unless one is given.
 */
export const aFamilyThatPays = async (
  testApp: TestApp,
  {
    children,
    parent,
    interval = 'month',
  }: { readonly children: readonly ChildRequest[]; readonly parent?: TestParent; readonly interval?: Interval },
): Promise<PayingFamily> => {
  const payer = parent ?? (await aParent(testApp));
  const answer = await pressSubscribe(payer, { ...wizardBody(children), interval });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const started = answer.json<SubscriptionStarted>();
  await confirmInBrowser(payer, started);
  const synced = await payer.post(`/api/payments/sync-subscription/${payer.id}`);
  if (!synced.json<{ success: boolean }>().success) throw new Error(synced.body);
  return { parent: payer, children: await childrenOf(payer), subscriptionId: started.subscriptionId };
};
