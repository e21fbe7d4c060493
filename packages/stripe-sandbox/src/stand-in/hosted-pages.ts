import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardFromForm } from '../billing/card-form.ts';
import { afterProof, checkoutPreview, expireCheckout, isOpen, payCheckout } from '../billing/checkout.ts';
import { attachMethod, usualMethod } from '../billing/methods.ts';
import type { Desk } from '../desk.ts';
import { badRequest, noSuch, Refusal } from '../errors.ts';
import type { Work } from '../work.ts';
import type { CheckoutSession, PaymentMethod, PortalSession } from '../wire.ts';
import { checkoutView, invoiceView, portalView } from './hosted-view.ts';
import { messagePage } from './proof-page.ts';
import { bagOf, sendPage } from './send-page.ts';

type Bag = Readonly<Record<string, unknown>>;
const portalLives = 3600;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const idOf = (request: FastifyRequest): string => textOf(bagOf(request.params)['id']);

const typedCard = async (desk: Desk, body: Bag): Promise<PaymentMethod> => {
  const [month = '', year = ''] = textOf(body['expiry']).split(/[ /-]+/u);
  const made = await cardFromForm(desk, {
    number: textOf(body['number']),
    month: Number(month) || 0,
    year: Number(year) || 0,
    cvc: textOf(body['code']),
    name: textOf(body['name']) === '' ? null : textOf(body['name']).slice(0, 200),
    email: null,
    postcode: null,
  });
  if ('refusal' in made) throw made.refusal;
  return made.method;
};

const sessionFor = async (desk: Desk, id: string): Promise<CheckoutSession> => {
  const session = await desk.find('checkout.session', id);
  if (session === null) throw noSuch('checkout.session', id, 'id', 404);
  if (session.status !== 'open' || isOpen(session, await desk.now())) return session;
  return expireCheckout(desk, session);
};

const successUrl = (session: CheckoutSession): string => (session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session.id);

const showSession = async (work: Work, reply: FastifyReply, id: string, problem: string | null): Promise<FastifyReply> => {
  const session = await work((desk) => sessionFor(desk, id));
  if (session.status === 'complete') return reply.redirect(successUrl(session), 303);
  if (session.status !== 'open')
    return sendPage(reply.code(410), messagePage('This page has expired', 'Nothing was charged. Please go back and start again.'));
  const preview = await work((desk) => checkoutPreview(desk, session));
  const onward = new URL(successUrl(session)).origin;
  return sendPage(reply.code(problem === null ? 200 : 402), checkoutView(session, preview, problem), [onward]);
};

const portalFor = async (desk: Desk, id: string): Promise<PortalSession> => {
  const session = await desk.find('billing_portal.session', id);
  if (session === null || session.created + portalLives < (await desk.now())) throw noSuch('billing_portal.session', id, 'id', 404);
  return session;
};
const liveOf = async (desk: Desk, customer: string) =>
  (await desk.list('subscription', { customer })).find(({ status }) => status === 'active' || status === 'past_due') ?? null;

const showPortal = async (work: Work, reply: FastifyReply, id: string, problem: string | null): Promise<FastifyReply> => {
  const view = await work(async (desk) => {
    const session = await portalFor(desk, id);
    const subscription = await liveOf(desk, session.customer);
    const customer = await desk.find('customer', session.customer);
    const method = customer === null ? null : await usualMethod(desk, subscription?.default_payment_method ?? null, customer);
    return portalView({ session, subscription, method, invoices: await desk.list('invoice', { customer: session.customer }), problem });
  });
  return sendPage(reply.code(problem === null ? 200 : 402), view);
};

/** What the portal's buttons do: end at the period's end, take that back, or save another card for everything to come. */
const actInPortal = async (desk: Desk, id: string, body: Bag): Promise<void> => {
  const session = await portalFor(desk, id);
  const subscription = await liveOf(desk, session.customer);
  const customer = await desk.find('customer', session.customer);
  const ends = body['action'] === 'cancel';
  if (body['action'] === 'card' && customer !== null) {
    const method = await attachMethod(desk, await typedCard(desk, body), customer);
    const changed = desk.put({ ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id } });
    await desk.emit('customer.updated', changed);
    if (subscription !== null)
      await desk.emit('customer.subscription.updated', desk.put({ ...subscription, default_payment_method: method.id }));
    return;
  }
  if (subscription === null || (!ends && body['action'] !== 'keep')) return;
  const { schedule } = subscription;
  if (schedule !== null) throw badRequest('A change of this subscription waits. It is cancelled where the plan was bought.', undefined);
  const end = subscription.items.data[0]?.current_period_end ?? null;
  const now = await desk.now(subscription.test_clock);
  const changed = desk.put({ ...subscription, cancel_at_period_end: ends, cancel_at: ends ? end : null, canceled_at: ends ? now : null });
  await desk.emit('customer.subscription.updated', changed);
};

const problemOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.body.message;
  throw error;
};

/** Checkout, portal and invoice pages. They work without any script. */
export const hostedPages = (app: FastifyInstance, work: Work): void => {
  app.get('/sandbox/checkout/:id', (request, reply) => showSession(work, reply, idOf(request), null));
  app.post('/sandbox/checkout/:id', async (request, reply) => {
    const id = idOf(request);
    try {
      const { session, proof } = await work(async (desk) => {
        const open = await sessionFor(desk, id);
        if (open.status !== 'open') return { session: open, proof: null };
        const { amount_due: due } = await checkoutPreview(desk, open);
        return payCheckout(desk, open, due === 0 ? null : await typedCard(desk, bagOf(request.body)));
      });
      if (proof !== null) return await reply.redirect(proof, 303);
      return await showSession(work, reply, session.id, null);
    } catch (error) {
      return showSession(work, reply, id, problemOf(error));
    }
  });
  app.get('/sandbox/checkout/:id/return', async (request, reply) => {
    const { problem } = await work(async (desk) => afterProof(desk, await sessionFor(desk, idOf(request))));
    return showSession(work, reply, idOf(request), problem);
  });
  app.get('/sandbox/portal/:id', (request, reply) => showPortal(work, reply, idOf(request), null));
  app.post('/sandbox/portal/:id', async (request, reply) => {
    try {
      await work((desk) => actInPortal(desk, idOf(request), bagOf(request.body)));
    } catch (error) {
      return showPortal(work, reply, idOf(request), problemOf(error));
    }
    return reply.redirect(`/sandbox/portal/${idOf(request)}`, 303);
  });
  app.get('/sandbox/invoice/:id', async (request, reply) => {
    const invoice = await work((desk) => desk.find('invoice', idOf(request)));
    if (invoice === null) throw noSuch('invoice', idOf(request), 'id', 404);
    return sendPage(reply, invoiceView(invoice));
  });
};
