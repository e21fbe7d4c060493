import { openBank } from '@hedgerow/curriculum/bank';
import { describe, expect, test } from 'vitest';
import { composeAssessment } from './compose-assessment.ts';
import { composeFlashcards } from './compose-flashcards.ts';
import { composeGuide } from './compose-guide.ts';
import { objectivesOfPage, wishesOfPage } from './set-on-page.ts';

const bank = openBank();
/** Words alone: what is near in meaning needs the model of the build. */
const byWords = async () => undefined;

const homework = `Mixed Homework 6            Due: Monday
1    Expand and simplify   (x + 5)(x − 3)               ............ (2)
2    Solve the simultaneous equations  3x + y = 11, x − y = 1   ........ (3)
3    Factorise   x2 + 7x + 12                           ............ (2)
4    The price of a bag goes up by 20% to £54.
     What was the price before the increase?            £........... (3)
5    Mia puts £2400 in an account paying 2.5% compound interest.
     How much is in the account after 3 years?          ............ (3)`;
const maths = { subject: 'maths', keyStage: 'KS4' } as const;

describe('a worksheet is practised, and nothing is made from its lines', () => {
  test('each of its questions is on an objective of its own', async () => {
    const set = await objectivesOfPage(bank, maths, homework, byWords);
    const lessons = set.map(({ ref }) => ref.slice(0, ref.lastIndexOf('/')));
    expect(lessons).toEqual(
      expect.arrayContaining(['maths.ks4.quadratic-equations', 'maths.ks4.simultaneous-and-sequences', 'maths.ks4.percentages-and-growth']),
    );
  });

  test('questions are like those of the sheet, of each kind as many, and say so', async () => {
    const set = await objectivesOfPage(bank, maths, homework, byWords);
    const wish = {
      bank,
      ...maths,
      topicText: 'maths hw 6',
      difficulty: 'intermediate',
      count: 10,
      includeEssays: true,
      seed: 7,
      history: [],
    } as const;
    const made = composeAssessment({ ...wish, uploadText: homework, set });
    expect(made.sentence).toMatch(/^More like your worksheet\. /);
    expect(made.questions).toHaveLength(10);
    expect(made.questions.filter(({ provenance }) => provenance === 'upload')).toEqual([]);
    const asked = Map.groupBy(made.questions, ({ topicId, objective }) => `${topicId}/${objective}`);
    expect(made.topicId).toBeNull();
    for (const { ref } of set) expect(asked.get(ref)?.length ?? 0).toBeGreaterThan(0);
  });

  test('a sheet of tables that was done is on tables, and a story of weeks on it makes it none of time', async () => {
    const sums = [
      '6 x 4 = 24',
      '7 x 3 = 21',
      '9 x 5 = 45',
      '6 x 6 = 36',
      '7 x 8 = 56',
      '9 x 10 = 90',
      '6 x 7 = 42',
      '9 x 9 = 81',
      '42 ÷ 6 = 7',
    ];
    const page = [...sums, '63 ÷ 7 = 9', '___ x 6 = 48', 'A week has 7 days. How many days are there in 12 weeks?'].map(
      (sum, at) => `${at + 1})  ${sum}`,
    );
    expect(wishesOfPage(page.join('\n'), 'maths')[0]).toMatchObject({
      text: '6 times table and 7 times table and 9 times table',
      times: 9,
    });
    const set = await objectivesOfPage(bank, { subject: 'maths', keyStage: 'KS2' }, page.join('\n'), byWords);
    expect(set.map(({ ref }) => ref.slice(0, ref.lastIndexOf('/')))).toEqual(['maths.ks2.times-tables']);
  });

  test('how a pupil worked it out is not what the sheet sets', () => {
    const page = `Angles                                          8x1
1. Two angles on a straight line. One is 118°. Find the other.
   180 − 118 = 62°   angles on a straight line add to 180°   ✓✓
2. Three angles round a point are 95°, 140° and x. Find x.
   95 + 140 = 235     360 − 235 = 125°   ✓
3. A triangle has angles 47° and 68°. Find the third.
   47 + 68 = 115     180 − 115 = 65°   ✓
4. Find the base angle of an isosceles triangle with a top angle of 40°.
   140 ÷ 2 = 70°   ✓
5. Find the co-interior angle of 56°.  180 − 56 = 124°  C shape ✓`;
    expect(wishesOfPage(page, 'maths').map(({ text }) => text)).toEqual([
      'Two angles on a straight line. One is 118°. Find the other.',
      'Three angles round a point are 95°, 140° and x. Find x.',
      'A triangle has angles 47° and 68°. Find the third.',
      'Find the base angle of an isosceles triangle with a top angle of 40°.',
      'Find the co-interior angle of 56°.',
    ]);
  });

  test('the paper that mixes everything is no lesson of a sheet', async () => {
    const page = `Arithmetic\n${['2/7 + 3/7 = __', '8.3 − 2.47 = __', '952 ÷ 7 = __', '35% of 480 = __', '42 + 6 × 8 = __'].join('\n')}`;
    const set = await objectivesOfPage(bank, { subject: 'maths', keyStage: 'KS2' }, page, byWords);
    expect(set.length).toBeGreaterThan(2);
    expect(set.filter(({ ref }) => /mixed|sats-arithmetic/.test(ref))).toEqual([]);
  });

  test('the guide teaches it, and cards are of the topic and not of the tasks', async () => {
    const set = await objectivesOfPage(bank, maths, homework, byWords);
    const guide = composeGuide({
      bank,
      ...maths,
      topicText: 'maths hw 6',
      seed: 7,
      uploads: [{ title: 'Homework 6', text: homework }],
      set,
    });
    expect(guide.title).toBe('Homework 6');
    expect(guide.content.blocks.some(({ kind }) => kind === 'fromYourNotes')).toBe(false);
    const cards = composeFlashcards({ guide: guide.content, bank, topicId: guide.topicId, seed: 7, uploadText: homework });
    expect(cards.length).toBeGreaterThan(7);
    expect(JSON.stringify(cards)).not.toMatch(/Mia|£54/);
  });

  test('the same kind of sum is looked up once, and what a pupil worked out is none', () => {
    const page = `Ratio homework\n${['1) 3/4 of 20 = __', '2) 1/4 of 24 = __', '3) 2/3 of 15 = __', '4) 7 x 2 = __', '5) 9 x 2 = __', '6) 8 x 2 = __'].join('\n')}\n3+5 = 8 ✓`;
    expect(wishesOfPage(page, 'maths').map(({ text, times }) => [text, times])).toEqual([
      ['finding a fraction of an amount', 3],
      ['2 times table', 3],
    ]);
    expect(wishesOfPage('The Vikings came in 793. They sailed in longships and raided monasteries.', 'history')).toEqual([]);
  });
});
