import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { BillingHistory } from '@hedgerow/contracts/billing';
import { type EnterprisePlan, type FamilyOverview, manageMessages } from '@hedgerow/contracts/billing-changes';
import { startTestApp } from '../../testing/test-app.ts';
import { emailTo } from '../../testing/emails.ts';
import { aFamilyThatPaysSince } from '../../testing/paying-since.ts';
import { aParent, aPupil, aTeacher } from '../../testing/people.ts';
import { openProvider } from '../../testing/provider.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(Object.assign(provider.settings, { COMPANY_DETAILS: 'Hedgerow Learning Ltd | 1 Hedge Lane, York' }));
const families = { children: [{ year: 9, plan: 'secondary_revise' }], daysAgo: 10 } as const;

const wordsOf = async (pdf: Buffer): Promise<string> => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent();
  await loading.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

test('a parent opens the portal of their own account; another’s customer or user does not exist and nothing is asked', async () => {
  const parent = await aParent(testApp());
  const other = await aParent(testApp());
  const { customerId } = (await parent.post('/api/create-stripe-customer')).json<{ customerId: string }>();
  for (const address of ['/api/stripe/create-portal-session', '/api/payments/billing-portal']) {
    expect((await parent.post(address, { userId: parent.id, customerId })).json<{ url: string }>().url).toMatch(/^http/);
    expect((await other.post(address, { customerId })).statusCode).toBe(404);
    expect((await parent.post(address, { userId: other.id })).json()).toMatchObject({ error: 'Not found' });
    expect((await other.post(address, {})).statusCode).toBe(409);
  }
});

test('an invoice is a real PDF with number, lines, credit and no word of VAT; a stranger’s does not exist', async () => {
  const { parent, customer } = await aFamilyThatPaysSince(testApp(), provider, { ...families, creditPence: 500 });
  const [bill] = (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
  const address = `/api/stripe/invoices/${bill?.id ?? ''}/pdf`;
  const answer = await parent.get(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toContain('.pdf');
  const words = await wordsOf(answer.rawPayload);
  const [invoice] = (await provider.stripe().invoices.list({ customer })).data;
  for (const part of [
    `Invoice ${invoice?.number ?? 'none'}`,
    'Revise',
    '£35.00',
    'Paid from your credit',
    '−£5.00',
    '£30.00',
    'Ann Lee',
    'Hedgerow Learning Ltd',
    '10 November 2026',
    'TEST MODE',
  ])
    expect(words).toContain(part);
  expect(words).not.toContain('VAT');
  const stranger = await aFamilyThatPaysSince(testApp(), provider, families);
  expect((await stranger.parent.get(address)).statusCode).toBe(404);
  expect((await parent.get('/api/stripe/invoices/in_unknown/pdf')).statusCode).toBe(404);
});

test('the family on one page: children, plan, status, next payment and what the plan opens', async () => {
  const { parent } = await aFamilyThatPaysSince(testApp(), provider, families);
  const overview = (await parent.get('/api/parent/family-overview')).json<FamilyOverview>();
  expect(overview.children).toMatchObject([{ firstName: 'Ada', currentPlan: 'secondary_revise' }]);
  expect(overview.subscription).toMatchObject({ plan: 'Revise', status: 'active', hasActiveSubscription: true, amount: 3500 });
  expect(overview.subscription.features).toContain('Personal recommendations');
  const none = (await (await aParent(testApp())).get('/api/parent/family-overview')).json<FamilyOverview>();
  expect(none).toEqual({
    children: [],
    subscription: {
      plan: 'No active plan',
      status: 'none',
      hasActiveSubscription: false,
      renewalDate: null,
      endsAt: null,
      amount: 0,
      interval: 'month',
      features: [],
    },
  });
});

test('a teacher sees the licence of their school, and a request to sales is kept and mailed', async () => {
  const teacher = await aTeacher(testApp());
  const card = async () => (await teacher.get('/api/teacher/enterprise')).json<EnterprisePlan>();
  expect(await card()).toEqual({ schoolName: 'Oak Lane Primary', licensed: false, licensedUntil: null, requestedAt: null });
  expect(await testApp().services.sales.license(teacher.schoolId, new Date('2027-08-31T00:00:00Z'))).toBe(true);
  expect(await card()).toMatchObject({ licensed: true, licensedUntil: '2027-08-31T00:00:00.000Z' });
  const sent = await teacher.post('/api/contact-sales', { message: 'Three more classes, please.' });
  expect([sent.statusCode, sent.json()]).toEqual([200, { message: manageMessages.salesSent }]);
  const letter = await emailTo(testApp(), 'help@hedgerow.example', 'A school asks about more');
  for (const part of ['Oak Lane Primary', teacher.email, 'Three more classes, please.']) expect(letter.text).toContain(part);
  expect((await card()).requestedAt).not.toBeNull();
});

test('who may: no visitor, no pupil, and teachers and parents each at their own doors', async () => {
  const [parent, pupil, teacher, visitor] = [
    await aParent(testApp()),
    await aPupil(testApp()),
    await aTeacher(testApp()),
    testApp().visitor(),
  ];
  const ofParents = [
    ['POST', '/api/stripe/preview-change'],
    ['POST', '/api/stripe/change-plan'],
    ['POST', '/api/stripe/give-up-change'],
    ['POST', '/api/stripe/create-portal-session'],
    ['POST', '/api/payments/billing-portal'],
    ['GET', '/api/stripe/refund'],
    ['POST', '/api/stripe/refund'],
    ['GET', '/api/stripe/invoices/in_1/pdf'],
    ['GET', '/api/parent/family-overview'],
  ] as const;
  const ofTeachers = [
    ['GET', '/api/teacher/enterprise'],
    ['POST', '/api/contact-sales'],
  ] as const;
  const ask = async (who: typeof visitor, [method, address]: readonly ['GET' | 'POST', string]) =>
    (method === 'GET' ? await who.get(address) : await who.post(address, { message: '' })).statusCode;
  for (const call of [...ofParents, ...ofTeachers]) {
    expect([call, await ask(visitor, call)]).toEqual([call, 401]);
    expect([call, await ask(pupil, call)]).toEqual([call, 403]);
  }
  for (const call of ofParents) expect([call, await ask(teacher, call)]).toEqual([call, 403]);
  for (const call of ofTeachers) expect([call, await ask(parent, call)]).toEqual([call, 403]);
});
