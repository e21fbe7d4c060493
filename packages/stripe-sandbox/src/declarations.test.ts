import { beforeAll, expect, test } from 'vitest';
import { heldAgainst } from './testing/declarations/held-against.ts';
import { type Held, holdSandbox } from './testing/declarations/hold-sandbox.ts';

const seen: { held?: Held } = {};
beforeAll(async () => {
  seen.held = await holdSandbox();
});
const held = (): Held => {
  if (seen.held === undefined) throw new Error('the sandbox is asked before the first test');
  return seen.held;
};

test('every call is made through the real SDK, and nothing that comes back differs from what it declares', () => {
  const { answers, events, kinds, notMade, complaints } = held();
  expect([notMade, complaints]).toEqual([[], []]);
  expect(answers.length).toBeGreaterThan(80);
  expect([events.length > 70, kinds > 35]).toEqual([true, true]);
});

const bodyOf = (method: string): Record<string, unknown> => {
  const body = held().answers.find((answer) => answer.method === method)?.body ?? '{}';
  return JSON.parse(body) as Record<string, unknown>;
};
const answer = (method: string, body: object) => ({ method, call: '', body: JSON.stringify(body) });

test('what is missing, unknown, of another kind or no such word is named, deep down and in events too', () => {
  const { livemode: _, ...missing } = bodyOf('products.create');
  const product = bodyOf('products.create');
  const session = bodyOf('checkout.sessions.create');
  const list = bodyOf('invoices.list') as { data: Record<string, unknown>[] };
  const paid = held().events.find(({ type }) => type === 'invoice.paid') as unknown as { type: string; data: { object: object } };
  const complaints = heldAgainst(
    [
      answer('products.create', product),
      answer('products.retrieve', missing),
      answer('products.update', { ...product, colour: 'green' }),
      answer('checkout.sessions.create', { ...session, object: 'session' }),
      answer('invoices.list', {
        ...list,
        data: list.data.map((invoice) => ({ ...invoice, lines: { ...(invoice['lines'] as object), sum: 1 } })),
      }),
      answer('prices.create', { ...bodyOf('prices.create'), unit_amount_decimal: 3000 }),
    ],
    [{ ...paid, data: { ...paid.data, object: { ...paid.data.object, amount_paid: '30' } } } as { readonly type: string }],
  );
  expect(complaints.map(({ of }) => of)).toEqual([
    'products.retrieve',
    'products.update',
    'checkout.sessions.create',
    ...list.data.map(() => 'invoices.list'),
    'prices.create',
    'event invoice.paid',
  ]);
  const said = complaints.map(({ says }) => says).join('\n');
  for (const word of ["'livemode' is missing", `'"colour"' does not exist`, '"session"', `'"sum"' does not exist`])
    expect(said).toContain(word);
});
