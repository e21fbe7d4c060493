import { expect, test } from 'vitest';
import type { SubscriptionStarted } from '@hedgerow/contracts/billing';
import { aChildWhoCameAlone } from '../../testing/came-alone.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aFamilyThatPays, confirmInBrowser, pressSubscribe, wizardBody } from '../../testing/paying.ts';
import { aParent, aPupil, childrenOf, type TestParent } from '../../testing/people.ts';

const testApp = startTestApp();
type Said = { error: string };

const familyNow = async (parent: TestParent) =>
  (await childrenOf(parent)).map(({ firstName, status, currentPlan }) => `${firstName} ${status} ${currentPlan}`);
const payInWizard = async (parent: TestParent, body: object) => {
  const answer = await pressSubscribe(parent, body);
  if (answer.statusCode === 200) {
    await confirmInBrowser(parent, answer.json<SubscriptionStarted>());
    await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  }
  return answer;
};
const orderFor = (id: string) => {
  const body = wizardBody([{ year: 9, plan: 'secondary_learn', firstName: 'Samuel' }]);
  return { ...body, childrenData: body.childrenData.map((child) => ({ ...child, id })) };
};
const taken = { yearGroup: 'Year 3', school: 'Oak Lane', guardian: true };
const linkOne = async (parent: TestParent) => {
  const code = await aChildWhoCameAlone(testApp());
  await parent.post('/api/onboarding/child-link', { code, ...taken });
  return (await childrenOf(parent)).at(-1);
};
const draft = { firstName: 'Bob', lastName: 'Vale', dateOfBirth: '10/01/2015', yearGroup: 'Year 7', school: 'Oak Lane' };

test('a family whose plan has ended signs up again: the same child has the plan, with their name, username and work', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: [{ year: 4, plan: 'primary_explorer', firstName: 'Kit' }] });
  expect((await parent.post('/api/stripe/refund')).statusCode).toBe(200);
  expect(await familyNow(parent)).toEqual(['Kit active free']);
  await payInWizard(parent, wizardBody([{ year: 4, plan: 'primary_scholar', firstName: ' kit ' }]));
  expect(await familyNow(parent)).toEqual(['Kit active primary_scholar']);
  const [again] = await childrenOf(parent);
  expect([again?.id, again?.studentUsername]).toEqual([children[0]?.id, children[0]?.studentUsername]);
});

test('a child who is known is ordered for by id, whatever name was typed; the id of another family is nobody', async () => {
  const sam = await aPupil(testApp(), { plan: 'free', year: 9 });
  const other = await aPupil(testApp(), { plan: 'free', year: 9 });
  expect((await pressSubscribe(sam.parent, orderFor(other.id))).statusCode).toBe(404);
  expect(await familyNow(sam.parent)).toEqual(['Sam active free']);
  await payInWizard(sam.parent, orderFor(sam.id));
  expect(await familyNow(sam.parent)).toEqual(['Sam active secondary_learn']);
});

test('a plan of the other phase for a child who is known is refused before anything is paid', async () => {
  const sam = await aPupil(testApp(), { plan: 'free', year: 9 });
  const answer = await pressSubscribe(sam.parent, wizardBody([{ year: 4, plan: 'primary_explorer', firstName: 'Sam' }]));
  expect([answer.statusCode, answer.json<Said>().error]).toEqual([400, 'Please choose a secondary plan for Sam.']);
});

test('three children with work of their own leave no room, and none of them goes', async () => {
  const parent = await aParent(testApp());
  for (const firstName of ['Una', 'Max', 'Kit']) await aPupil(testApp(), { plan: 'free', parent, firstName });
  const fourth = await pressSubscribe(parent, wizardBody([{ year: 9, plan: 'secondary_learn', firstName: 'Wren' }]));
  expect([fourth.statusCode, fourth.json<Said>().error]).toEqual([400, 'A family can have up to 3 children.']);
  await payInWizard(parent, wizardBody([{ year: 9, plan: 'secondary_learn', firstName: 'Max' }]));
  expect(await familyNow(parent)).toEqual(['Una active free', 'Max active secondary_learn', 'Kit active free']);
});

test('a pupil who was taken in by the link stays when the wizard orders for a brother, and keeps their name', async () => {
  const parent = await aParent(testApp());
  const linked = await linkOne(parent);
  await payInWizard(parent, wizardBody([{ year: 9, plan: 'secondary_learn', firstName: 'Bob' }]));
  expect(await familyNow(parent)).toEqual(['Pip pending free', 'Bob active secondary_learn']);
  expect((await childrenOf(parent))[0]).toMatchObject({ id: linked?.id, dateOfBirth: '2018-10', school: 'Oak Lane', linked: true });
});

test('children’s setup keeps a linked child who is not in it, and does not write over the name of one who is', async () => {
  const parent = await aParent(testApp());
  const linked = await linkOne(parent);
  await parent.post('/api/onboarding/complete', { children: [draft] });
  expect(await familyNow(parent)).toEqual(['Pip pending free', 'Bob pending free']);
  const renamed = { ...draft, id: linked?.id, firstName: 'Rob', yearGroup: 'Year 4' };
  expect((await parent.post('/api/onboarding/complete', { children: [renamed, draft] })).statusCode).toBe(200);
  expect((await childrenOf(parent)).map(({ firstName, yearGroup }) => `${firstName} ${yearGroup}`)).toEqual(['Pip Year 4', 'Bob Year 7']);
});

test('what children’s setup knows of a waiting child is not lost in the wizard, which asks for less', async () => {
  const parent = await aParent(testApp());
  await parent.post('/api/onboarding/complete', { children: [draft] });
  await payInWizard(parent, wizardBody([{ year: 8, plan: 'secondary_learn', firstName: 'Cleo' }]));
  expect(await familyNow(parent)).toEqual(['Bob pending free', 'Cleo active secondary_learn']);
  expect((await childrenOf(parent))[0]).toMatchObject({ dateOfBirth: '2015-01', school: 'Oak Lane' });
});

test('a wizard that is sent again with a name put right changes its own waiting child', async () => {
  const parent = await aParent(testApp());
  const declined = wizardBody([{ year: 8, plan: 'secondary_learn', firstName: 'Cle' }], { card: 'pm_card_chargeDeclined' });
  expect((await pressSubscribe(parent, declined)).statusCode).toBe(402);
  await payInWizard(parent, wizardBody([{ year: 8, plan: 'secondary_learn', firstName: 'Cleo' }]));
  expect(await familyNow(parent)).toEqual(['Cleo active secondary_learn']);
});

test('a child who is in the family under this name is not taken in a second time', async () => {
  const parent = await aParent(testApp());
  await parent.post('/api/onboarding/complete', { children: [{ ...draft, firstName: 'Pip', dateOfBirth: '10/2018' }] });
  const code = await aChildWhoCameAlone(testApp());
  expect((await parent.post('/api/onboarding/child-link', { code, ...taken })).statusCode).toBe(409);
  expect(await childrenOf(parent)).toHaveLength(1);
});

test('the same child added twice at one moment is one child, and another is another', async () => {
  const parent = await aParent(testApp());
  const twice = await Promise.all([1, 2].map(() => parent.post('/api/simple-auth/create-child', draft)));
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const both = await Promise.all(['Una', 'Max'].map((firstName) => parent.post('/api/simple-auth/create-child', { ...draft, firstName })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await childrenOf(parent)).map(({ firstName }) => firstName).toSorted()).toEqual(['Bob', 'Max', 'Una']);
});
