import type { Assessment, Redrafted } from '@hedgerow/contracts/assessments';
import type { EssayQuestion, Question } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { aParent, aPupil, type TestPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();

const first = 'The Normans won because they had better luck on that day, and they were strong soldiers who fought very well.';

const begin = async (pupil: TestPupil) => {
  const wish = { subject: 'History', topic: 'Norman Conquest', difficulty: 'beginner', numQuestions: 5, includeEssays: true };
  const attempt = (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();
  const { rows } = await testApp().database.pool.query<{ questions: Question[] }>('select questions from assessment where id = $1', [
    attempt.id,
  ]);
  const questions = rows[0]?.questions ?? [];
  const at = questions.findIndex(({ type }) => type === 'essay');
  const essay = questions[at] as EssayQuestion;
  const answers = questions.map((_, place) => (place === at ? first : -1));
  return { id: attempt.id, essay, answers, path: `/api/assessments/${attempt.id}/essays/${essay.id}/versions` };
};

const handedIn = async (pupil: TestPupil) => {
  const attempt = await begin(pupil);
  await pupil.post('/api/assessments/submit', { assessmentId: attempt.id, userAnswers: attempt.answers, timeSpent: 90_000 });
  return attempt;
};

test('an essay is written again: what is found now is said beside the first, and pupil and parent read both', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id, essay, path } = await handedIn(pupil);
  const better = `${first} ${essay.markScheme.modelAnswer}`;
  const { version } = (await pupil.post(path, { text: better })).json<Redrafted>();
  expect(version).toMatchObject({ number: 2, text: better });
  expect(version?.change.pointsGained.length).toBeGreaterThan(0);
  expect(version?.change.pointsLost).toEqual([]);
  expect(version?.change.sentences[0]).toEqual({ kind: 'kept', text: first });
  expect(version?.change.sentences.slice(1).every(({ kind }) => kind === 'added')).toBe(true);
  expect([version?.feedback.band, version?.feedback.feedback]).toEqual(['', expect.not.stringMatching(/band|%/i)]);

  const third = better.replace(first, 'The Normans won for several reasons that worked together on the day of the battle.');
  const again = (await pupil.post(path, { text: third })).json<Redrafted>();
  expect(again.version?.number).toBe(3);
  for (const reader of [pupil, pupil.parent]) {
    const { essayVersions, userAnswers } = (await reader.get(`/api/assessments/${id}`)).json<Assessment>();
    expect(essayVersions?.[essay.id]?.map(({ number, text }) => [number, text])).toEqual([
      [2, better],
      [3, third],
    ]);
    expect(userAnswers).toContain(first);
  }
});

test('what is against a fact of the topic is pointed at with the fact, and earns nothing', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { path } = await handedIn(pupil);
  const text = `${first} The Battle of Hastings was fought in 1215.`;
  const { version } = (await pupil.post(path, { text })).json<Redrafted>();
  expect(version?.feedback.contradictions).toEqual([
    { said: 'The Battle of Hastings was fought in 1215.', fact: expect.stringContaining('1066') },
  ]);
});

test('who may: the pupil alone, for an essay of a test that was handed in', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id, path } = await handedIn(pupil);
  const [other, stranger] = [await aPupil(testApp(), { year: 8 }), await aParent(testApp())];
  const text = 'A new version that says a little more than the old one did.';
  const status = async (person: Pick<TestPupil, 'post'>, address: string) => (await person.post(address, { text })).statusCode;
  expect([
    await status(testApp().visitor(), path),
    await status(pupil.parent, path),
    await status(stranger, path),
    await status(other, path),
    await status(pupil, `/api/assessments/${id}/essays/nothing/versions`),
    await status(pupil, '/api/assessments/none/essays/nothing/versions'),
    await status(pupil, (await begin(pupil)).path),
  ]).toEqual([401, 403, 403, 404, 404, 400, 409]);
});

test.each([
  ['too short', ' a b ', 400, 'Please write at least 10 characters.'],
  ['nothing changed', `  ${first}\n\n`, 400, 'This is the same as before. Change something first.'],
  ['no text', undefined, 400, expect.any(String)],
  ['a number', 12, 400, expect.any(String)],
  ['far too long', 'a '.repeat(5001), 400, expect.any(String)],
])('%s is refused, and nothing is kept', async (_what, text, status, message) => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id, path } = await handedIn(pupil);
  const answer = await pupil.post(path, { text });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message]);
  expect((await pupil.get(`/api/assessments/${id}`)).json<Assessment>().essayVersions).toBeUndefined();
});

test('two windows save at once: one version is kept; after ten it is enough', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id, essay, path } = await handedIn(pupil);
  const write = (number: number) => pupil.post(path, { text: `${first} This is what I add in version number ${number}.` });
  const both = await Promise.all([write(2), write(22)]);
  const saved = both.filter(({ statusCode }) => statusCode === 200).length;
  expect(both.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  for (let number = 2 + saved; number <= 10; number += 1) expect((await write(number)).statusCode).toBe(200);
  const enough = await write(11);
  expect([enough.statusCode, enough.json<{ message: string }>().message]).toEqual([
    409,
    'You have written this 10 times. Try another question now.',
  ]);
  const versions = (await pupil.get(`/api/assessments/${id}`)).json<Assessment>().essayVersions?.[essay.id] ?? [];
  expect(versions.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a call for help in a redraft is answered kindly, and is neither marked nor kept', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id, path } = await handedIn(pupil);
  const answer = (await pupil.post(path, { text: `${first} My step dad hits me every night.` })).json<Redrafted>();
  expect(answer).toEqual({ version: null, help: { category: 'harm_by_others' } });
  expect((await pupil.parent.get(`/api/assessments/${id}`)).json<Assessment>().essayVersions).toBeUndefined();
});
