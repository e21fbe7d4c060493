import { Stripe } from 'stripe';
import type { Sandbox } from '../../open-sandbox.ts';

/** What came over the wire, and what asked for it. */
export interface Answer {
  /** Of the SDK, such as `checkout.sessions.create`. */
  readonly method: string;
  /** Such as `POST /v1/checkout/sessions`. */
  readonly call: string;
  readonly body: string;
}

type Call = (...given: readonly unknown[]) => Promise<unknown>;
const isCall = (value: unknown): value is Call => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The real SDK on a sandbox; each answer is written down as it was sent, before the SDK changes it. One call at a time. */
export const recorded = ({ baseUrl, secretKey }: Pick<Sandbox, 'baseUrl' | 'secretKey'>, answers: Answer[]): Stripe => {
  const last = { call: '', body: '' };
  const httpClient = Stripe.createFetchHttpClient(async (...given: Parameters<typeof fetch>) => {
    const request = new Request(...given);
    const answer = await fetch(request);
    last.call = `${request.method} ${new URL(request.url).pathname}`;
    last.body = await answer.clone().text();
    return answer;
  });
  const wrap = <T extends object>(target: T, path: readonly string[]): T =>
    new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name);
        const here = [...path, String(name)];
        if (isCall(value))
          return async (...given: readonly unknown[]) => {
            const result = await value.apply(target, [...given]);
            answers.push({ method: here.join('.'), ...last });
            return result;
          };
        return isObject(value) ? wrap(value, here) : value;
      },
    });
  const { hostname, port } = new URL(baseUrl);
  return wrap(new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0, httpClient }), []);
};
