import type { SubscriptionStarted, PaymentConfig } from '@hedgerow/contracts/billing';
import type { Child, Credentials } from '@hedgerow/contracts/families';
import { randomUUID } from 'node:crypto';

/** Somebody signed in: what they send with each request, and a way to ask. */
export type Browser = {
  readonly headers: () => Readonly<Record<string, string>>;
  readonly get: <T>(path: string) => Promise<T>;
  readonly post: <T>(path: string, body?: unknown) => Promise<T>;
};

export const openBrowser = (url: string): Browser => {
  let cookie = '';
  const headers = () => ({ origin: url, 'content-type': 'application/json', cookie });
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(url + path, { method, headers: headers(), ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    for (const given of answer.headers.getSetCookie()) cookie = given.split(';')[0] ?? '';
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return { headers, get: (path) => ask('GET', path), post: (path, body = {}) => ask('POST', path, body) };
};

const wizardBody = (email: string, children: number) => ({
  paymentMethodId: 'pm_card_visa',
  planId: 'secondary_practice',
  customerData: {
    firstName: 'Ann',
    lastName: 'Lee',
    email,
    name: 'Ann Lee',
    billingEmail: email,
    address: { line1: '1 Orchard Lane', city: 'York', postal_code: 'YO1 7HH', country: 'GB' },
  },
  childrenData: ['Sam', 'Ivy', 'Max'].slice(0, children).map((firstName) => ({ firstName, lastName: 'Lee', age: 13, yearGroup: 'Year 9' })),
  startNow: true,
  attemptId: randomUUID(),
});

export type Parent = Browser & { readonly id: string; readonly email: string };
export type Pupil = Browser & { readonly id: string };

/** A parent whose payment is verified, through the public calls; their children have not been looked at. */
export const aPayingParent = async (url: string, children: number): Promise<Parent> => {
  const browser = openBrowser(url);
  const email = `ann.${randomUUID()}@example.test`;
  const account = { email, password: 'quiet heron 47', firstName: 'Ann', lastName: 'Lee' };
  const { user } = await browser.post<{ user: { id: string } }>('/api/simple-auth/register', account);
  const { paymentIntent } = await browser.post<SubscriptionStarted>('/api/create-subscription', wizardBody(email, children));
  const secret = paymentIntent?.client_secret ?? '';
  const { publishableKey: key } = await browser.get<PaymentConfig>('/api/payments/config');
  await browser.post(`/sandbox/intents/${secret.split('_secret_')[0]}/confirm`, { key, client_secret: secret });
  await browser.post(`/api/payments/sync-subscription/${user.id}`);
  return { ...browser, id: user.id, email };
};

/** A family that has paid, through the public calls: a parent and up to three pupils of Year 9. */
export const aFamily = async (url: string, children: number): Promise<{ readonly parent: Parent; readonly pupils: readonly Pupil[] }> => {
  const parent = await aPayingParent(url, children);
  const pupils: Pupil[] = [];
  for (const { id } of await parent.get<Child[]>('/api/parent/children')) {
    const { username, password } = await parent.post<Credentials>(`/api/parent/child/${id}/credentials`);
    const own = openBrowser(url);
    await own.post('/api/child-auth/child-login', { username, password });
    pupils.push({ ...own, id });
  }
  return { parent, pupils };
};
