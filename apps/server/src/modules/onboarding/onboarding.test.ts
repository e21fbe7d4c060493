import { expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { OnboardingChild } from '@hedgerow/contracts/onboarding';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil } from '../../testing/people.ts';

const testApp = startTestApp();
type Said = { error: string; details?: { complaints?: string[] } };
const draft = {
  firstName: 'Zoë',
  lastName: 'Vale',
  age: 99,
  dateOfBirth: '2018-10-01T00:00:00.000Z',
  yearGroup: 'Year 3',
  school: 'Oak Lane',
};

test('a parent sets up two children, who then wait for their plans', async () => {
  const parent = await aParent(testApp());
  const children = [draft, { ...draft, firstName: 'Max', dateOfBirth: '10/2012', yearGroup: 'Year 9' }];
  const answer = await parent.post('/api/onboarding/complete', { children, parentEmail: 'somebody.else@example.test' });
  expect([answer.statusCode, answer.json<{ success: boolean }>().success]).toEqual([200, true]);
  const listed = (await parent.get('/api/onboarding/parent-children')).json<OnboardingChild[]>();
  expect(listed).toMatchObject([
    { firstName: 'Zoë', age: 8, dateOfBirth: '2018-10', yearGroup: 'Year 3', school: 'Oak Lane' },
    { firstName: 'Max', age: 14, yearGroup: 'Year 9' },
  ]);
  expect((await parent.get('/api/simple-auth/profile')).json<Profile>().user?.childrenSetupComplete).toBe(true);
});

test('sent twice, also at the same moment, it makes the children once', async () => {
  const parent = await aParent(testApp());
  await Promise.all([1, 2, 3].map(() => parent.post('/api/onboarding/complete', { children: [draft] })));
  await parent.post('/api/onboarding/complete', { children: [draft] });
  expect((await parent.get('/api/onboarding/parent-children')).json<OnboardingChild[]>()).toHaveLength(1);
});

test('everything that is missing is said at once, for each child', async () => {
  const parent = await aParent(testApp());
  const answer = await parent.post('/api/onboarding/complete', {
    children: [{}, { ...draft, dateOfBirth: '01/01/2025' }, { ...draft, dateOfBirth: '', school: null }],
  });
  expect([answer.statusCode, answer.json<Said>().details?.complaints]).toEqual([
    400,
    [
      'Child 1: First name is required',
      'Child 1: Last name is required',
      'Child 1: Month of birth is required',
      'Child 1: Year group is required',
      'Child 1: School name is required',
      'Child 2: Age must be between 3 and 18',
      'Child 3: Month of birth is required',
      'Child 3: School name is required',
    ],
  ]);
  expect(answer.json<Said>().error.split('\n')).toHaveLength(8);
  expect((await parent.get('/api/onboarding/parent-children')).json()).toEqual([]);
});

test('children are added one by one up to three', async () => {
  const parent = await aParent(testApp());
  const add = (body: object) => parent.post('/api/simple-auth/create-child', body);
  expect((await add(draft)).json()).toMatchObject({ child: { firstName: 'Zoë' } });
  expect((await add({ child: { ...draft, firstName: 'Max' } })).json()).toMatchObject({ child: { firstName: 'Max' } });
  const race = await Promise.all(['Una', 'Ben', 'Kit'].map((firstName) => add({ ...draft, firstName })));
  expect(race.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const fourth = await add({ ...draft, firstName: 'Wren' });
  expect([fourth.statusCode, fourth.json<Said>().error]).toEqual([400, 'A family can have up to 3 children.']);
});

test('no children and four children are refused', async () => {
  const parent = await aParent(testApp());
  const said = async (children: unknown) => {
    const answer = await parent.post('/api/onboarding/complete', { children });
    return [answer.statusCode, answer.json<Said>().error];
  };
  expect(await said([])).toEqual([400, 'Please add at least one child.']);
  expect(await said([draft, draft, draft, draft])).toEqual([400, 'A family can have up to 3 children.']);
  expect((await said('x'))[0]).toBe(400);
  expect((await said([null]))[0]).toBe(400);
});

test('children setup is for parents', async () => {
  const pupil = await aPupil(testApp());
  for (const [browser, status] of [
    [testApp().visitor(), 401],
    [pupil, 403],
  ] as const) {
    expect((await browser.get('/api/onboarding/parent-children')).statusCode).toBe(status);
    expect((await browser.post('/api/onboarding/complete', { children: [draft] })).statusCode).toBe(status);
    expect((await browser.post('/api/simple-auth/create-child', draft)).statusCode).toBe(status);
  }
});
