import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, onTestFinished, test } from 'vitest';
import type { Assessment, SubmitResult } from '@hedgerow/contracts/assessments';
import { hearOfStatements } from '#db/statement-news.ts';
import { aPupil, type TestPupil } from './people.ts';
import { startTestApp } from './test-app.ts';

// What the two calls that are asked most ask of the database. A statement more costs everybody: docs/performance.md, decision 36.

const testApp = startTestApp();

/** Those of one call alone: what goes on beside it is asked elsewhere. */
const statementsOf = async <T>(call: () => Promise<T>): Promise<{ readonly answer: T; readonly asked: readonly string[] }> => {
  const here = new AsyncLocalStorage<true>();
  const asked: string[] = [];
  const stop = hearOfStatements(({ operation, table }) => {
    if (here.getStore() === true) asked.push(table === undefined ? operation : `${operation} ${table}`);
  });
  onTestFinished(stop);
  const answer = await here.run(true, call);
  stop();
  return { answer, asked };
};

const wish = { subject: 'maths', topic: 'Fractions', difficulty: 'intermediate', numQuestions: 10 };
const made = async (pupil: TestPupil): Promise<Assessment> => (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();

test('the profile is one statement', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const profile = () => pupil.get('/api/simple-auth/profile');
  await profile();
  const { answer, asked } = await statementsOf(profile);
  expect(answer.statusCode).toBe(200);
  expect(asked).toEqual(['select session']);
});

test('handing in ten questions is fourteen statements, begin and commit among them', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const handIn = ({ id }: Assessment) =>
    pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers: [0, 1, 2, 0, 1, 2, 0, 1, 2, 0], timeSpent: 60_000 });
  // The first of a day also begins a streak.
  await handIn(await made(pupil));
  const second = await made(pupil);
  const { answer, asked } = await statementsOf(() => handIn(second));
  expect(answer.json<SubmitResult>()).toMatchObject({ totalQuestions: 10, alreadySubmitted: false });
  expect(asked).toEqual([
    'select session',
    'select assessment',
    'begin',
    'update assessment',
    'select learner_model',
    'insert learner_model',
    'select practice_memory',
    'insert practice_memory',
    'update assignment',
    'insert pupil_totals',
    'insert pupil_totals',
    'select activity',
    'commit',
    // Open pages are told.
    'select',
  ]);
});
