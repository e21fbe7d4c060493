import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Guide } from '@hedgerow/contracts/guides';
import type { Practice } from '@hedgerow/contracts/practice';
import { describe, expect, test } from 'vitest';
import { aPupil } from '../../testing/people.ts';
import { practising, startPractice } from '../../testing/practising.ts';
import { aReadFile } from '../../testing/read-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { rightOf, give, next } = practising(testApp);

// No story of ours has these names.
const worksheet = `Name ....................   Date ............
Section A     Find the fraction of the amount.
1)  1/2 of 18 = ______            3)  3/4 of 20 = ______
2)  1/4 of 24 = ______            4)  2/3 of 15 = ______
Section B     Add or subtract.
1)  2/7 + 3/7 = ______            3)  8/9 - 4/9 = ______
2)  4/10 + 5/10 = ______          4)  1 - 3/8 = ______
5)  Zebedee eats 2/8 of a pizza and Quillon eats 3/8 of it. What fraction of the pizza is left?`;

describe('a worksheet that a pupil brings', () => {
  test('is practised with more like it, and its own tasks are asked of nobody', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 5 });
    const sourceFileIds = [await aReadFile(testApp(), pupil, worksheet)];
    const wish = { subject: 'Maths', topic: 'homework', sourceFileIds };

    const quiz = (await pupil.post('/api/assessments/generate', { ...wish, difficulty: 'medium', numQuestions: 8 })).json<Assessment>();
    expect(quiz.origin).toMatch(/^More like your worksheet\./);
    expect(JSON.stringify(quiz.questions)).not.toMatch(/Zebedee eats|Quillon/);
    // A bar cut into parts asks for a fraction too.
    expect(quiz.questions.filter((question) => !/<mfrac>|fraction|equal parts/i.test(JSON.stringify(question)))).toEqual([]);

    let practice = (await startPractice(pupil, wish)).json<Practice>();
    while (practice.turn !== null) {
      expect(JSON.stringify(practice.turn)).not.toMatch(/Zebedee eats|Quillon/);
      practice = await next(pupil, await give(pupil, practice, await rightOf(practice.id)));
    }
    expect(practice.result).not.toBeNull();
  });

  test('has a guide on what it practises', async () => {
    const pupil = await aPupil(testApp(), { plan: 'secondary_revise', year: 7 });
    const sourceFileIds = [await aReadFile(testApp(), pupil, worksheet)];
    const guide = (await pupil.post('/api/revision-guides/generate', { subject: 'Maths', topic: 'homework', sourceFileIds })).json<Guide>();
    expect(guide.content).toContain('More like your worksheet');
    expect(guide.content).toMatch(/fraction/i);
    expect(guide.content).not.toMatch(/Zebedee eats|Quillon/);
  });
});

test('a list of spellings is practised word by word', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  const words = ['young', 'touch', 'double', 'trouble', 'country', 'mystery'];
  const list = `Spellings week 4\n${words.map((word) => `${word}    ________   ________`).join('\n')}\nDear parents, please practise five minutes a night.`;
  const sourceFileIds = [await aReadFile(testApp(), pupil, list)];
  const practice = await startPractice(pupil, { subject: 'English', topic: 'spellings', sourceFileIds, numQuestions: 5 });
  expect(practice.statusCode).toBe(200);
  const { rows } = await testApp().database.pool.query<{ questions: readonly unknown[] }>(
    'select questions from assessment where id = $1',
    [practice.json<Practice>().id],
  );
  const planned = (rows[0]?.questions ?? []).map((question) => JSON.stringify(question));
  expect(planned).toHaveLength(5);
  expect(planned.filter((question) => words.some((word) => question.includes(word)))).toEqual(planned);
  expect(planned.join(' ')).not.toMatch(/Dear parents|minutes a night/);
});

test('who types no topic practises a mix, and no lesson stands before it', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 5 });
  let practice = (await startPractice(pupil, { subject: 'Maths', topic: 'end of year test' })).json<Practice>();
  expect(practice.origin).toMatch(/^A mix of Key Stage 2 Maths\./);
  expect(practice.learn).toEqual([]);
  while (practice.turn !== null) practice = await next(pupil, await give(pupil, practice, await rightOf(practice.id)));
  expect(practice.result).not.toBeNull();
});
