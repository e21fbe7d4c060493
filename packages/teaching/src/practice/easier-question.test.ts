import { openBank } from '@hedgerow/curriculum/bank';
import { PracticeQuestion } from '@hedgerow/curriculum/question';
import { difficulties, type Difficulty } from '@hedgerow/domain/difficulties';
import { describe, expect, test } from 'vitest';
import { composeAssessment } from '../compose/compose-assessment.ts';
import { fingerprintOf } from '../compose/fingerprint.ts';
import { instantiate } from '../compose/instantiate.ts';
import { topicOffers } from '../compose/topic-offers.ts';
import { easierQuestion, isHarderForm } from './easier-question.ts';
import { helpFor } from './help-ladder.ts';
import { helpSeedOf } from './one-like-it.ts';

const bank = openBank();
const levelOf = (difficulty: Difficulty): number => difficulties.indexOf(difficulty);
const entries = bank.index.filter((_, at) => at % 83 === 5);

const easierThan = (question: PracticeQuestion, entry: (typeof entries)[number], asked: readonly string[] = []) =>
  easierQuestion({ bank, question, subject: entry.subject, keyStage: entry.keyStage, seed: 5, asked });

const questionsOf = ({ subject, keyStage, title }: (typeof entries)[number], difficulty: Difficulty): readonly PracticeQuestion[] =>
  composeAssessment({
    bank,
    subject,
    keyStage,
    topicText: title,
    difficulty,
    count: 6,
    includeEssays: false,
    seed: 4,
    history: [],
  }).questions.flatMap((question) => (question.type === 'multiple_choice' ? [question] : []));

/** What makes it easier; '' where nothing does. */
const whyEasier = (easier: PracticeQuestion, question: PracticeQuestion): string => {
  const isLower = levelOf(easier.difficulty) < levelOf(question.difficulty);
  if (easier.objective === question.objective && easier.topicId === question.topicId) return isLower ? 'a lower level' : '';
  const topic = bank.topic(question.topicId ?? '');
  const order = topic?.objectives.map(({ id }) => id) ?? [];
  const isBefore = order.indexOf(easier.objective ?? '') < order.indexOf(question.objective ?? '');
  const leads = easier.topicId === question.topicId ? isBefore : topic?.prerequisites.includes(easier.topicId ?? '');
  return leads === true && easier.difficulty === 'beginner' ? 'the beginning of what leads to it' : '';
};

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test('is easier: a lower level of the same objective, or the beginning of what leads to it', () => {
    for (const question of [...questionsOf(entry, 'advanced').slice(0, 3), ...questionsOf(entry, 'beginner').slice(0, 2)]) {
      const easier = easierThan(question, entry);
      if (easier === undefined) continue;
      expect(PracticeQuestion.safeParse(easier).success).toBe(true);
      expect(whyEasier(easier, question)).not.toBe('');
      // Its first step can be shown, and does not tell the answer away before.
      expect(helpFor(easier, 'first-step', bank.topic(easier.topicId ?? ''), helpSeedOf(easier)).lines.length).toBeGreaterThan(0);
      expect(fingerprintOf(easier)).not.toBe(fingerprintOf(question));
    }
  });
});

test('there nearly always is one for a question that is not among the easiest', () => {
  const asked = entries.flatMap((entry) =>
    questionsOf(entry, 'advanced')
      .slice(0, 3)
      .map((question) => ({ question, entry })),
  );
  const hard = asked.filter(({ question }) => question.difficulty !== 'beginner');
  const found = hard.filter(({ question, entry }) => easierThan(question, entry) !== undefined);
  expect(found.length).toBeGreaterThan(hard.length * 0.9);
});

test('what was asked already is not asked again', () => {
  const entry = bank.index.find(({ subject, keyStage }) => subject === 'maths' && keyStage === 'KS2');
  if (entry === undefined) throw new Error('no topic');
  const [question] = questionsOf(entry, 'advanced');
  if (question === undefined) throw new Error('no question');
  const first = easierThan(question, entry);
  if (first === undefined) throw new Error('nothing easier');
  expect(easierThan(question, entry, [fingerprintOf(first)])?.id).not.toBe(first.id);
});

// What is easier than a times table is a smaller one, or equal groups, and no sum of ten birds on a wall.
test.each([
  ['maths.ks2.times-tables', 'maths.ks1.multiplying-dividing-and-fractions'],
  ['maths.ks4.quadratic-equations', 'maths.ks3.algebraic-expressions'],
])('what leads to %s is of its own kind first: %s', (id, before) => {
  expect(bank.topic(id)?.prerequisites[0]).toBe(before);
});

test('what is done together is of the easiest level, and never a harder form', () => {
  const entry = bank.index.find(({ id }) => id === 'maths.ks4.graphs-and-transformations');
  const topic = bank.topic('maths.ks4.graphs-and-transformations');
  if (entry === undefined || topic === undefined) throw new Error('no topic');
  const hard = topicOffers(topic).filter(({ draft }) => draft.objective === 'read' && draft.difficulty === 'advanced');
  expect(hard.length).toBeGreaterThan(0);
  for (const { draft } of hard) {
    const question = instantiate(draft, { seed: 1, keyPlace: 1, keyStage: 'KS4' });
    const easier = easierThan(question, entry);
    expect(easier?.difficulty).toBe('beginner');
    expect(isHarderForm(easier?.question ?? '', question.question)).toBe(false);
  }
});

test('a harder form is longer, or has more numbers or powers', () => {
  const missed = 'How many solutions does $x^3 - 3x = 1$ have?';
  expect(isHarderForm('What are the roots of this function?', missed)).toBe(false);
  expect(isHarderForm('You have the graph of $y = x^2 - x$. Which line helps to solve $x^2 - 3x - 4 = 0$?', missed)).toBe(true);
});
