import { bankFolder, openBank } from '@hedgerow/curriculum/bank';
import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { expect, test } from 'vitest';
import { standsAlone } from '../derive/derived-cards.ts';
import { composeAssessment } from './compose-assessment.ts';
import { missedCards } from './missed-cards.ts';

const bank = openBank(bankFolder);
const cardsOf = (missed: readonly PracticeQuestion[], misconception: string | null = null, onPassage = false) =>
  missedCards({ missed: missed.map((question) => ({ question, misconception })), bank, seed: 5, onPassage });

const topicId = 'biology.ks4.heart-and-circulation';
const topic = bank.topic(topicId);
const objective = topic?.objectives[0]?.id ?? '';
const choice = (question: string, options: readonly string[]): MultipleChoice => ({
  ...bareQuestion,
  type: 'multiple_choice',
  question,
  options: [...options],
  correctAnswer: 0,
  optionNotes: options.map(() => ''),
  misconceptions: options.map(() => null),
  topicId,
  objective,
  sourceId: 'a/b',
});

test('a question that can be answered alone is the card, with its right answer behind it', () => {
  expect(cardsOf([choice('Work out $69 \\times 17$.', ['1,173', '483'])])).toEqual([
    { question: 'Work out $69 \\times 17$.', answer: '1,173', difficulty: 'beginner' },
  ]);
});

test('one that its options make whole has them on its front', () => {
  expect(cardsOf([choice('Which of these is true?', ['This', 'That'])])[0]).toMatchObject({
    question: 'Which of these is true? (This / That)',
    answer: 'This',
  });
  expect(cardsOf([choice('Which word fits? *Look, ___ late.*', ['they’re', 'their'])])[0]?.question).toContain('they’re / their');
});

const long = 'so that the blood that comes back from the lungs is kept apart from the blood that comes from the body';
test('one that has no room gives the belief that was shown, or else a card of its objective', () => {
  const bare = choice('Which of these is true?', [long, `not ${long}`, `never ${long}`]);
  const [belief] = topic?.misconceptions ?? [];
  expect(cardsOf([bare], belief?.id ?? '')[0]?.answer).toBe(belief?.correction);
  const [card] = cardsOf([bare]);
  expect(card?.question).not.toContain(bare.question);
  expect(card?.answer).not.toContain(long);
});

test('a question on a text is no card without the text, and what no topic knows gives none', () => {
  const onText = choice('Why did Ben run?', ['He was late', 'He was sad']);
  expect(cardsOf([onText], null, true).map(({ question }) => question)).not.toContain(onText.question);
  expect(cardsOf([{ ...choice('Which of these?', [long, `not ${long}`, `never ${long}`]), topicId: null, objective: null }])).toEqual([]);
});

test('two questions that were missed alike do not give the same card twice', () => {
  const bare = choice('Which of these is true?', [long, `not ${long}`, `never ${long}`]);
  const cards = cardsOf([bare, bare, bare]);
  expect(new Set(cards.map(({ question }) => question)).size).toBe(cards.length);
});

test('over the topics of primary nearly every miss gives a card, and none is a choice without its options', () => {
  const topics = bank.index.filter(({ keyStage }) => keyStage === 'KS1' || keyStage === 'KS2').filter((_, at) => at % 12 === 0);
  const asked = topics.flatMap(({ subject, keyStage, title }) =>
    composeAssessment({
      bank,
      subject,
      keyStage,
      topicText: title,
      seed: 3,
      difficulty: 'beginner',
      count: 8,
      includeEssays: false,
      history: [],
    }).questions.filter((question): question is MultipleChoice => question.type === 'multiple_choice'),
  );
  const each = asked.map((question) => ({ question, cards: cardsOf([question]) }));
  expect(asked.length).toBeGreaterThan(60);
  expect(each.filter(({ cards }) => cards.length === 0).length / each.length).toBeLessThan(0.05);
  const bare = each.filter(({ question, cards }) => cards[0]?.question === question.question && !standsAlone(question.question));
  expect(bare).toEqual([]);
});
