import { expect, test } from 'vitest';
import type { Child } from '@hedgerow/contracts/families';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, childrenOf } from '../../testing/people.ts';

const testApp = startTestApp();
type Said = { error: string; code: string };

test('a parent corrects a child: names, month of birth, year and school, and the child reads it', async () => {
  const { id, parent, ...pupil } = await aPupil(testApp(), { year: 3, plan: 'primary_scholar' });
  const answer = await parent.patch(`/api/parent/child/${id}`, {
    firstName: 'Zoë',
    lastName: 'Vale',
    dateOfBirth: '10/2018',
    school: 'Oak Lane',
  });
  expect(answer.json<Child>()).toMatchObject({
    firstName: 'Zoë',
    dateOfBirth: '2018-10',
    age: 8,
    yearGroup: 'Year 3',
    school: 'Oak Lane',
  });
  expect((await pupil.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Zoë', lastName: 'Vale', school: 'Oak Lane' });
});

test('a year that the parent chooses wins over the month of birth; a new month alone brings its own year', async () => {
  const { id, parent } = await aPupil(testApp(), { year: 3, plan: 'primary_scholar' });
  const change = async (body: object) => (await parent.patch(`/api/parent/child/${id}`, body)).json<Child>().yearGroup;
  expect(await change({ dateOfBirth: '2016-11-01', gradeLevel: 'year-4' })).toBe('Year 4');
  expect(await change({ school: 'Oak Lane' })).toBe('Year 4');
  expect(await change({ dateOfBirth: '2017-11-01' })).toBe('Year 4');
  expect(await change({ dateOfBirth: '2018-11-01' })).toBe('Year 3');
  expect(await change({ gradeLevel: 'Reception' })).toBe('Reception');
});

test.each([
  [{ dateOfBirth: '31/02/2015' }, 'Please enter a valid month and year in MM/YYYY format'],
  [{ dateOfBirth: '2030-01-01' }, 'Please enter the month and year of birth of a child between 3 and 18 years old.'],
  [{ gradeLevel: 'Year 44' }, 'Please choose a year group for every child.'],
  [{ firstName: ' ' }, 'Please enter a first and last name for every child.'],
])('%o is refused: %s', async (change, sentence) => {
  const { id, parent } = await aPupil(testApp());
  const answer = await parent.patch(`/api/parent/child/${id}`, change);
  expect([answer.statusCode, answer.json<Said>().error]).toEqual([400, sentence]);
});

test('a parent chooses a username; the child signs in with it, and a taken one is refused', async () => {
  const [first, second] = [await aPupil(testApp()), await aPupil(testApp())];
  const rename = (username: string) => first.parent.post(`/api/parent/child/${first.id}/username`, { username });
  expect((await rename(' Wild.Otter ')).json()).toEqual({ childId: first.id, username: 'wild.otter' });
  const [child] = await childrenOf(first.parent);
  expect(child?.studentUsername).toBe('wild.otter');
  const taken = await rename(second.username.toUpperCase());
  expect([taken.statusCode, taken.json<Said>().error]).toEqual([409, 'This username is taken. Please choose another.']);
  for (const odd of ['ab', 'two words', 'a@b.c', 'x'.repeat(41), '']) expect((await rename(odd)).statusCode).toBe(400);
});

test("another family's child, and a child who waits for the payment", async () => {
  const { id } = await aPupil(testApp());
  const stranger = await aParent(testApp());
  expect((await stranger.patch(`/api/parent/child/${id}`, { firstName: 'Max' })).statusCode).toBe(404);
  expect((await stranger.post(`/api/parent/child/${id}/username`, { username: 'max.power' })).statusCode).toBe(404);
  const created = await stranger.post('/api/simple-auth/create-child', {
    firstName: 'Zoë',
    lastName: 'Lee',
    dateOfBirth: '10/2018',
    yearGroup: 'Year 3',
    school: 'Oak Lane',
  });
  const waiting = created.json<{ child: { id: string } }>().child.id;
  expect((await stranger.post(`/api/parent/child/${waiting}/username`, { username: 'zoe.lee' })).statusCode).toBe(409);
  expect((await stranger.patch(`/api/parent/child/${waiting}`, { firstName: 'Zo' })).statusCode).toBe(200);
});
