import type { Assessment } from '@hedgerow/contracts/assessments';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import type { Today } from '@hedgerow/contracts/today';
import { expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { play } = practising(testApp);
const explorer = () => aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
const quiz = { subject: 'maths', topic: 'fractions', difficulty: 'easy', numQuestions: 5 };
const dayOf = async (pupil: TestPupil) => (await pupil.get('/api/student/today')).json<Today>();
const end = (pupil: Pick<TestPupil, 'post'>, id: string) => pupil.post(`/api/assessments/${id}/end`, {});

test('a quiz and a practice that were begun are found in the day, and leave it when they are ended; they stay counted', async () => {
  const pupil = await explorer();
  // Not what the day plans, which would stand in a step of it.
  const practice = await begunPractice(pupil, { subject: 'english', topic: 'commas' });
  const made = (await pupil.post('/api/assessments/generate', { ...quiz, topic: 'roman numerals' })).json<Assessment>();
  const begun = (await dayOf(pupil)).begun.map(({ id }) => id);
  expect(begun.toSorted()).toEqual([practice.id, made.id].toSorted());
  for (const id of begun) expect((await end(pupil, id)).json()).toEqual({ success: true });
  const after = await dayOf(pupil);
  expect(after.begun).toEqual([]);
  expect(after.quizzes).toEqual({ limit: 5, used: 2, left: 3 });
  expect((await pupil.get('/api/student/recent-activity')).json<ActivityItem[]>()).toEqual([]);
  // Sent twice, it is still ended.
  expect((await end(pupil, practice.id)).statusCode).toBe(200);
});

test('a step of the day whose quiz was ended begins anew', async () => {
  const pupil = await explorer();
  const first = (await dayOf(pupil)).steps.find(({ start }) => start.with === 'quiz');
  if (first?.start.with !== 'quiz') throw new Error('the day has no quiz');
  const { subject, topic } = first.start;
  const { id } = await begunPractice(pupil, { subject, topic });
  const stepNow = async () => (await dayOf(pupil)).steps.find((step) => step.id === first.id)?.start;
  expect(await stepNow()).toEqual({ with: 'attempt', assessmentId: id });
  // It stands in the step, and so not a second time below.
  expect((await dayOf(pupil)).begun).toEqual([]);
  await end(pupil, id);
  expect(await stepNow()).toMatchObject({ with: 'quiz' });
});

test('what is finished is not ended, nor what is somebody else’s, nor what is not there', async () => {
  const pupil = await explorer();
  const done = await begunPractice(pupil, { numQuestions: 5 });
  await play(pupil, done, []);
  expect((await end(pupil, done.id)).statusCode).toBe(409);
  expect((await pupil.get('/api/student/recent-activity')).json<ActivityItem[]>()).toHaveLength(1);

  const open = await begunPractice(pupil);
  const sibling = await aPupil(testApp(), { year: 4, parent: pupil.parent });
  for (const other of [sibling, await explorer()]) expect((await end(other, open.id)).statusCode).toBe(404);
  expect((await end(pupil.parent, open.id)).statusCode).toBe(403);
  expect((await testApp().visitor().post(`/api/assessments/${open.id}/end`, {})).statusCode).toBe(401);
  expect((await end(pupil, 'x')).statusCode).toBeLessThan(500);
  expect((await end(pupil, '01a1fd6f-0000-7000-8000-00000000000a')).statusCode).toBe(404);
  expect((await dayOf(pupil)).begun.map(({ id }) => id)).toContain(open.id);
});
