import { expect, test } from 'vitest';
import type { LinkedChild, OnboardingChild } from '@hedgerow/contracts/onboarding';
import { startTestApp } from '../../testing/test-app.ts';
import { aChildWhoCameAlone as anyChild } from '../../testing/came-alone.ts';
import { aParent, aPupil } from '../../testing/people.ts';

const testApp = startTestApp();
type Said = { error: string; details: { reason?: string; code?: string } };
const aChildWhoCameAlone = (firstName = 'Pip') => anyChild(testApp(), { firstName });
const rest = { yearGroup: 'Year 3', school: 'Oak Lane', guardian: true };

test('a parent opens what the child carried, and takes them into the family, where they wait for a plan', async () => {
  const code = await aChildWhoCameAlone();
  const parent = await aParent(testApp());
  const looked = await parent.post('/api/onboarding/child-link/look', { code });
  expect(looked.json<LinkedChild>()).toEqual({
    firstName: 'Pip',
    lastName: 'Vale',
    dateOfBirth: '2018-10',
    age: 8,
    yearGroup: 'Year 3',
    hasAccount: false,
  });
  expect((await parent.get('/api/onboarding/parent-children')).json()).toEqual([]);

  expect((await parent.post('/api/onboarding/child-link', { code, ...rest, yearGroup: 'Year 4' })).statusCode).toBe(200);
  expect((await parent.get('/api/onboarding/parent-children')).json<OnboardingChild[]>()).toMatchObject([
    { firstName: 'Pip', lastName: 'Vale', dateOfBirth: '2018-10', yearGroup: 'Year 4', school: 'Oak Lane', status: 'pending' },
  ]);
});

test('a code takes a child into one family, once, whoever tries and how often', async () => {
  const code = await aChildWhoCameAlone();
  const [parent, stranger] = [await aParent(testApp()), await aParent(testApp())];
  const both = await Promise.all([parent, stranger, parent].map((each) => each.post('/api/onboarding/child-link', { code, ...rest })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const later = await stranger.post('/api/onboarding/child-link', { code, ...rest });
  expect([later.statusCode, later.json<Said>().error]).toEqual([409, 'This child is in a family already.']);
});

test('the code tells nothing by itself, and an altered one opens nothing', async () => {
  const code = await aChildWhoCameAlone();
  expect(Buffer.from(code, 'base64url').toString('latin1')).not.toMatch(/Pip|Vale|2018/);
  const parent = await aParent(testApp());
  const altered = `${code.slice(0, -4)}${code.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  for (const wrong of [altered, '', 'hello', `${code}x`]) {
    const answer = await parent.post('/api/onboarding/child-link', { code: wrong, ...rest });
    expect([answer.statusCode, answer.json<Said>().details.reason]).toEqual([400, 'link']);
  }
});

test('a child is linked by a grown-up who says that they are the parent or guardian', async () => {
  const code = await aChildWhoCameAlone();
  const parent = await aParent(testApp());
  for (const guardian of [false, undefined, 'true']) {
    const answer = await parent.post('/api/onboarding/child-link', { code, ...rest, guardian });
    expect([answer.statusCode, answer.json<Said>().error]).toEqual([400, 'Please confirm that you are this child’s parent or guardian.']);
  }
  const noSchool = await parent.post('/api/onboarding/child-link', { code, ...rest, school: ' ' });
  expect([noSchool.statusCode, noSchool.json<Said>().error]).toEqual([400, 'School name is required']);
  const pupil = await aPupil(testApp());
  expect((await pupil.post('/api/onboarding/child-link', { code, ...rest })).statusCode).toBe(403);
  expect((await testApp().visitor().post('/api/onboarding/child-link/look', { code })).statusCode).toBe(401);
});

test('a family of three takes in nobody more', async () => {
  const parent = await aParent(testApp());
  const codes = await Promise.all(['Una', 'Ben', 'Kit', 'Wren'].map((name) => aChildWhoCameAlone(name)));
  const statuses: number[] = [];
  for (const code of codes) statuses.push((await parent.post('/api/onboarding/child-link', { code, ...rest })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 400]);
});
