import { openBank } from '@hedgerow/curriculum/bank';
import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { PracticeQuestion as Stored } from '@hedgerow/curriculum/question';
import { describe, expect, test } from 'vitest';
import { composeAssessment } from '../compose/compose-assessment.ts';
import { composePractice, interleaved } from './compose-practice.ts';
import { fits, givenFrom, rightGiven, storedGiven } from './given-answer.ts';
import { markGiven } from './mark-given.ts';
import { similarQuestion } from './similar-question.ts';

const bank = openBank();

const practiceOn = (entry: IndexEntry, count: number, seed: number): readonly PracticeQuestion[] => {
  const { subject, keyStage, title, id } = entry;
  const made = composeAssessment({
    bank,
    subject,
    keyStage,
    topicText: title,
    difficulty: 'intermediate',
    count: count * 2,
    includeEssays: false,
    seed,
    history: [],
  });
  const pool = made.questions.filter((question): question is MultipleChoice => question.type === 'multiple_choice');
  return composePractice({
    pool,
    topic: bank.topic(id),
    objective: null,
    subject,
    keyStage,
    difficulty: 'intermediate',
    count,
    seed,
    due: [],
    mixes: false,
  });
};
const choices = (questions: readonly PracticeQuestion[]): number => questions.filter(({ type }) => type === 'multiple_choice').length;

const topics = bank.index.filter((_, at) => at % 9 === 0);

const on = (objective: string) => ({ objective, sourceId: objective }) as PracticeQuestion;

describe.each(topics.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  const questions = practiceOn(entry, 10, 7);
  const isInfant = entry.keyStage === 'KS1' || entry.keyStage === 'EYFS';

  test('ten questions, each of a shape that can be kept, right in its own right answer', () => {
    expect(questions).toHaveLength(10);
    for (const question of questions) {
      expect(Stored.safeParse(question).success).toBe(true);
      const given = question.type === 'typed' ? question.answer.replaceAll('$', '') : rightGiven(question);
      expect([question.question, markGiven(question, given).verdict]).toEqual([question.question, 'right']);
      expect(fits(question, givenFrom(question, storedGiven(given)))).toBe(true);
    }
  });

  test('from Key Stage 2 up at most half is multiple choice', () => {
    expect(isInfant ? 0 : choices(questions)).toBeLessThanOrEqual(5);
  });

  test('no word and no fact is asked for twice', () => {
    const facts = questions.filter(({ provenance }) => provenance === 'derived').map(({ sourceId }) => sourceId);
    expect(new Set(facts).size).toBe(facts.length);
  });

  test('a similar question is another one, of the same objective or generator', () => {
    for (const question of questions) {
      const similar = similarQuestion({ bank, question, subject: entry.subject, keyStage: entry.keyStage, seed: 3, asked: [] });
      const own = bank.topic(entry.id)?.objectives.find(({ id }) => id === question.objective)?.generators ?? [];
      expect([question.sourceId.split('/')[0], ...own.map(({ id }) => id)]).toContain(similar.sourceId.split('/')[0]);
      expect(similar.objective).toBe(question.objective);
    }
  });
});

const everyTwentieth = bank.index.filter((entry, at) => at % 20 === 3 && entry.keyStage !== 'KS1');

test.each(everyTwentieth.map((entry) => [entry.id, entry] as const))('few words of %s are asked for by their meaning', (_, entry) => {
  const words = practiceOn(entry, 10, 5).filter(({ type, provenance }) => type === 'typed' && provenance === 'derived');
  expect(words.length).toBeLessThanOrEqual(3);
});

test('a practice on one objective has no list and no word of another', () => {
  const query = { subject: 'history', keyStage: 'KS2', topicText: "hadrian's wall" } as const;
  const made = composeAssessment({ bank, ...query, difficulty: 'intermediate', count: 20, includeEssays: false, seed: 3, history: [] });
  const questions = composePractice({
    pool: made.questions.filter((question): question is MultipleChoice => question.type === 'multiple_choice'),
    topic: bank.topic('history.ks2.roman-britain'),
    objective: null,
    about: made.about,
    ...query,
    difficulty: 'intermediate',
    count: 10,
    seed: 3,
    due: [],
    mixes: false,
  });
  expect(questions.length).toBeGreaterThanOrEqual(5);
  expect(questions.filter(({ objective }) => objective !== 'wall' && objective !== null).map(({ question }) => question)).toEqual([]);
});

test('what is due is mixed in, never the very first, and at most half', () => {
  const [entry] = bank.index.filter(({ id }) => id === 'maths.ks2.fractions');
  if (entry === undefined) throw new Error('no topic');
  const pool = practiceOn(entry, 10, 1).filter((question): question is MultipleChoice => question.type === 'multiple_choice');
  const due = practiceOn(entry, 10, 99);
  const { subject, keyStage } = entry;
  const mixed = composePractice({
    pool,
    topic: bank.topic(entry.id),
    objective: null,
    subject,
    keyStage,
    difficulty: 'intermediate',
    count: 10,
    seed: 1,
    due,
    mixes: true,
  });
  expect(mixed).toHaveLength(10);
  expect(due).not.toContain(mixed[0]);
  expect(mixed.filter((question) => due.includes(question))).toHaveLength(5);
});

test('from the second day on no two neighbours are on one thing, as far as there are others', () => {
  const mixed = interleaved(['a', 'a', 'a', 'b', 'b', 'c'].map(on)).map(({ objective }) => objective);
  expect(mixed.slice(0, 5).every((objective, at) => at === 0 || objective !== mixed[at - 1])).toBe(true);
});

const isElsewhere = (form: PracticeQuestion): boolean =>
  /Olymp|ostrac|column/i.test(form.type === 'typed' ? form.answer : JSON.stringify(form));
test('beside a page of notes lists, sorting and typed words keep to what the page speaks of', () => {
  const topic = bank.topic(bank.index.find(({ title, keyStage }) => title === 'Ancient Greece' && keyStage === 'KS2')?.id ?? '');
  const text =
    'Two Greek cities\n\nEach city state had its own laws, and a citizen was proud of it. Sparta was ruled by two kings and was famous for its soldiers. Boys in Sparta left home at seven to train for war, and girls learned to run and to wrestle. Athens was a democracy, ruled by a vote of its citizens, and was famous for art, for its philosophers and for plays. A myth told of its gods. In Athens boys went to school, while girls stayed at home and learned to weave.';
  const asked = {
    pool: [],
    topic,
    objective: null,
    subject: 'history',
    keyStage: 'KS2',
    difficulty: 'intermediate',
    count: 5,
    seed: 3,
    due: [],
    mixes: false,
  } as const;
  expect(composePractice(asked).filter(isElsewhere)).not.toEqual([]);
  const kept = composePractice({ ...asked, page: { text, isSheet: false } });
  expect(kept).toHaveLength(5);
  expect(kept.filter(isElsewhere)).toEqual([]);
});
