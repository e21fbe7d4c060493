import type { Desk } from './desk.ts';
import { sessionLines } from './billing/checkout.ts';
import { badRequest } from './errors.ts';
import { wholeList } from './route.ts';

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that an object has only when they are asked for. */
const onRequest = async (desk: Desk, bag: Bag, field: string): Promise<unknown> => {
  const id = String(bag['id']);
  switch (`${String(bag['object'])}.${field}`) {
    case 'invoice.confirmation_secret': {
      const [payment] = await desk.list('invoice_payment', { invoice: id });
      const intent =
        payment?.payment.payment_intent === undefined ? null : await desk.find('payment_intent', payment.payment.payment_intent);
      return bag['status'] === 'open' && intent !== null ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
    }
    case 'invoice.payments':
      return wholeList(await desk.list('invoice_payment', { invoice: id }), `/v1/invoices/${id}/payments`);
    case 'customer.subscriptions':
      return wholeList(
        (await desk.list('subscription', { customer: id })).filter(
          ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
        ),
        `/v1/customers/${id}/subscriptions`,
      );
    case 'charge.refunds':
      return wholeList(await desk.list('refund', { charge: id }), `/v1/charges/${id}/refunds`);
    case 'checkout.session.line_items': {
      const session = await desk.find('checkout.session', id);
      return session === null ? undefined : wholeList(await sessionLines(desk, session), `/v1/checkout/sessions/${id}/line_items`);
    }
    default:
      return undefined;
  }
};

const follow = async (desk: Desk, value: unknown, steps: readonly string[], whole: string): Promise<unknown> => {
  if (Array.isArray(value)) return Promise.all(value.map((item) => follow(desk, item, steps, whole)));
  const bag = typeof value === 'string' ? await desk.any(value) : value;
  const [step, ...rest] = steps;
  if (step === undefined || !isBag(bag)) return bag ?? value;
  const present = bag[step] === undefined ? await onRequest(desk, bag, step) : bag[step];
  if (present === undefined) throw badRequest(`This property cannot be expanded (${whole}).`, undefined, 'expand');
  return { ...bag, [step]: await follow(desk, present, rest, whole) };
};

/** Puts whole objects where ids stand, along paths such as `latest_invoice.confirmation_secret` or `data.customer`. */
export const expand = async (desk: Desk, answer: object, paths: readonly string[]): Promise<unknown> => {
  let grown: unknown = answer;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4 + (steps[0] === 'data' ? 1 : 0))
      throw badRequest('You cannot expand more than 4 levels of a property.', undefined, 'expand');
    // One after the other: a later path looks into what an earlier one has put there.
    grown = await follow(desk, grown, steps, path);
  }
  return grown;
};
