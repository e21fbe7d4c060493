import { openBank } from '@hedgerow/curriculum/bank';
import { generatorIdsOf } from '@hedgerow/curriculum/bank-index';
import { objectiveRef, refOf } from '@hedgerow/curriculum/objective-ref';
import { expect, test } from 'vitest';
import { derivedQuestions } from '../derive/derived-questions.ts';
import type { Topic } from '@hedgerow/curriculum/topic';
import { difficulties } from '@hedgerow/domain/difficulties';
import { generatorById } from '../generators/all-generators.ts';
import { topicsLookedAt } from '../testing/topics-looked-at.ts';
import { verifyQuestion } from '../verify/verify-question.ts';
import { bankDrafts } from './bank-drafts.ts';
import { composeAssessment } from './compose-assessment.ts';
import { composeFlashcards } from './compose-flashcards.ts';
import { composeGuide } from './compose-guide.ts';
import { fingerprintOfText } from './fingerprint.ts';
import { generatorDrafts } from './generator-drafts.ts';
import { instantiate } from './instantiate.ts';
import { methodsOf } from './methods.ts';

const bank = openBank();
const topics = topicsLookedAt(bank.index.map(({ id, title }) => ({ id, title })));

/** docs/product/teaching-engine.md#floors. Reception has nothing made from sentences: what was written there, and what is drawn. */
const fewestQuestions = 40;
const fewestInReception = 24;

const drawnFor = (topic: Topic) =>
  topic.keyStage === 'EYFS'
    ? difficulties.flatMap((difficulty) => generatorDrafts(methodsOf(topic), { seed: 1, difficulty, count: 5 }))
    : [];

test.each(topics)('$id gives enough different sound questions: forty, and twenty-four in Reception', ({ id }) => {
  const topic = bank.topic(id);
  if (topic === undefined) throw new Error(`${id} cannot be read`);
  const sound = [...bankDrafts(topic), ...derivedQuestions(topic), ...drawnFor(topic)].filter(
    (draft) => verifyQuestion(instantiate(draft, { seed: 1, keyPlace: 0, keyStage: topic.keyStage }), topic).ok,
  );
  const different = new Set(sound.map((draft) => fingerprintOfText(draft.stem, draft.key.text, draft.figure)));
  expect(different.size).toBeGreaterThanOrEqual(topic.keyStage === 'EYFS' ? fewestInReception : fewestQuestions);
});

test.each(topics)('$id gives a guide with every part, and cards that differ', ({ id, title }) => {
  const topic = bank.topic(id);
  if (topic === undefined) throw new Error(`${id} cannot be read`);
  // The topic itself: a title of two things that it teaches ("continents and oceans") asks for these two alone.
  const focus = { topicId: id, objective: null };
  const guide = composeGuide({ bank, subject: topic.subject, keyStage: topic.keyStage, topicText: title, focus, seed: 1 });
  const kinds = new Set(guide.content.blocks.map(({ kind }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['note', 'heading', 'keyWords', 'paragraph', 'mistakes', 'checkYourself', 'workedExample']),
  );
  const cards = composeFlashcards({ guide: guide.content, bank, topicId: guide.topicId, seed: 1 });
  expect(cards.length).toBeGreaterThanOrEqual(16);
  // Two diagrams are labelled in the same words: the picture tells them apart.
  expect(new Set(cards.map(({ question, onFigure }) => `${question} ${onFigure?.id ?? ''}`)).size).toBe(cards.length);
});

test('every generator that a topic names exists', () => {
  const unknown = bank.index.flatMap((entry) =>
    generatorIdsOf(entry)
      .filter((name) => generatorById(name) === undefined)
      .map((name) => `${entry.id}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

const known = new Set(bank.index.flatMap((entry) => entry.objectives.map((objective) => objectiveRef(entry.id, objective.id))));

test.each(topics)('every question that $id gives says its topic and one of its objectives', ({ id, title }) => {
  const topic = bank.topic(id);
  if (topic === undefined) throw new Error(`${id} cannot be read`);
  const { questions } = composeAssessment({
    bank,
    subject: topic.subject,
    keyStage: topic.keyStage,
    topicText: title,
    difficulty: 'intermediate',
    count: 10,
    includeEssays: false,
    seed: 2,
    history: [],
  });
  const unknown = questions.filter((question) => !known.has(refOf(question) ?? '/'));
  expect(questions.length).toBeGreaterThan(0);
  expect(unknown.map(({ sourceId }) => sourceId)).toEqual([]);
});
