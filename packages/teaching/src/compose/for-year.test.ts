import { openBank } from '@hedgerow/curriculum/bank';
import { isTaughtIn } from '@hedgerow/curriculum/taught-in';
import { describe, expect, test } from 'vitest';
import { factForms } from '../practice/fact-forms.ts';
import { composePractice } from '../practice/compose-practice.ts';
import { topicsLookedAt } from '../testing/topics-looked-at.ts';
import { composeAssessment } from './compose-assessment.ts';
import { composeFlashcards } from './compose-flashcards.ts';
import { composeGuide } from './compose-guide.ts';
import { topicsToSet } from './topics-to-set.ts';

const bank = openBank();
const fractions = bank.topic('maths.ks2.fractions');
if (fractions === undefined) throw new Error('the bank has fractions');
const laterIn = (year: number) => new Set(fractions.objectives.filter((one) => !isTaughtIn(one, year)).map(({ id }) => id));
const objectivesOf = (questions: readonly { readonly objective: string | null }[]) => new Set(questions.map(({ objective }) => objective));

const quiz = (year: number | undefined, wish: { topicText?: string; focus?: { topicId: string; objective: string | null } } = {}) =>
  composeAssessment({
    bank,
    subject: 'maths',
    keyStage: 'KS2',
    topicText: 'fractions',
    difficulty: 'intermediate',
    count: 20,
    includeEssays: false,
    seed: 4,
    history: [],
    year,
    ...wish,
  });

const guideIn = (year: number) => composeGuide({ bank, subject: 'maths', keyStage: 'KS2', topicText: 'fractions', seed: 4, year });
const headings = (year: number) => guideIn(year).content.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

describe('a topic of several years', () => {
  test('asks what the pupil’s year has come to, typed or opened from a map', () => {
    const later = laterIn(4);
    expect(later.size).toBeGreaterThan(2);
    const opened = { focus: { topicId: fractions.id, objective: null } };
    for (const wish of [{}, opened]) {
      const given = objectivesOf(quiz(4, wish).questions);
      expect(given.size).toBeGreaterThan(2);
      expect([...given].filter((id) => later.has(id ?? ''))).toEqual([]);
    }
    expect([...objectivesOf(quiz(6, opened).questions)].some((id) => later.has(id ?? ''))).toBe(true);
    expect([...objectivesOf(quiz(undefined, opened).questions)].some((id) => later.has(id ?? ''))).toBe(true);
  });

  test('answers a wish for one lesson with it, whatever its year', () => {
    const [first] = [...laterIn(4)];
    const { questions } = quiz(4, { focus: { topicId: fractions.id, objective: first ?? '' } });
    expect(objectivesOf(questions)).toContain(first);
  });

  test('practises no task and no list of a later year', () => {
    const later = laterIn(4);
    const { questions } = quiz(4);
    const pool = questions.filter((question) => question.type === 'multiple_choice');
    const wish = { pool, topic: fractions, objective: null, subject: 'maths', keyStage: 'KS2', difficulty: 'intermediate' } as const;
    const practice = composePractice({ ...wish, year: 4, count: 30, seed: 4, due: [], mixes: false });
    expect(practice.length).toBeGreaterThan(10);
    expect(practice.filter(({ objective }) => later.has(objective ?? ''))).toEqual([]);
    expect(factForms(fractions, 'KS2', 4).some(({ objective }) => later.has(objective ?? ''))).toBe(true);
  });

  test('has a guide and cards of that year', () => {
    const sections = fractions.sections.filter(({ objective }) => laterIn(4).has(objective)).map(({ heading }) => heading);
    expect(headings(4).filter((heading) => sections.includes(heading))).toEqual([]);
    expect(headings(6)).toEqual(expect.arrayContaining(sections));
    const words = fractions.vocabulary.filter(({ objective }) => laterIn(4).has(objective)).map(({ term }) => term);
    const cards = (year: number) =>
      composeFlashcards({ guide: { blocks: [] }, bank, topicId: fractions.id, seed: 4, year }).map(
        ({ question, answer }) => `${question} ${answer}`,
      );
    expect(words.filter((term) => cards(4).some((card) => card.startsWith(`What does “${term}”`)))).toEqual([]);
    expect(cards(4).length).toBeGreaterThan(7);
  });

  test('says to whoever sets work which lessons are of a later year', () => {
    const [own] = topicsToSet(bank.index, 'maths', 4).filter(({ title }) => title === fractions.title);
    const marked = own?.objectives.filter(({ text }) => / \(Year [56]\)$/.test(text)) ?? [];
    expect(marked).toHaveLength(laterIn(4).size);
    expect(marked.every(({ topic }) => !topic.includes('(Year'))).toBe(true);
  });
});

test.each([
  ['types of angles', 4, 'angles-compare'],
  ['types of angles', 5, 'angle-types'],
  ['remainders', 3, 'left-over'],
  ['remainders', 5, 'remainders'],
] as const)('“%s” in Year %i is the lesson of that year', (topicText, year, objective) => {
  expect([...objectivesOf(quiz(year, { topicText }).questions)]).toEqual([objective]);
});

const ofSeveralYears = topicsLookedAt(bank.index).filter(({ objectives }) => objectives.some(({ fromYear }) => fromYear !== undefined));
test.each(ofSeveralYears)(
  '$id has enough to ask in its first year, and nothing else',
  ({ id, subject, keyStage, title, years, objectives }) => {
    const year = Math.min(...years);
    const wish = { bank, subject, keyStage, topicText: title, focus: { topicId: id, objective: null }, year };
    const { questions } = composeAssessment({ ...wish, difficulty: 'intermediate', count: 10, includeEssays: false, seed: 2, history: [] });
    expect(questions.length).toBeGreaterThanOrEqual(5);
    const later = new Set(objectives.filter((one) => !isTaughtIn(one, year)).map((one) => one.id));
    expect(questions.filter(({ objective }) => later.has(objective ?? ''))).toEqual([]);
  },
);
