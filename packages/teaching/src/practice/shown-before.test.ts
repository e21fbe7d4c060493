import { openBank } from '@hedgerow/curriculum/bank';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { fingerprintOf } from '../compose/fingerprint.ts';
import { instantiate } from '../compose/instantiate.ts';
import { topicOffers } from '../compose/topic-offers.ts';
import { shownInHelp, shownInLesson, type ShownProblem } from './shown-before.ts';
import { similarQuestion } from './similar-question.ts';
import { leansOnOptions } from './typed-form.ts';

const bank = openBank();
/** The first written question of each objective, as somebody missed it. */
const missedIn = (entries: typeof bank.index) =>
  entries.flatMap(({ id, subject, keyStage }) => {
    const topic = bank.topic(id);
    const offers = topic === undefined ? [] : topicOffers(topic).filter(({ draft }) => draft.provenance === 'bank');
    const first = new Map(offers.toReversed().map((offer) => [offer.draft.objective, offer]));
    return [...first.values()].map(({ draft }) => ({
      topic,
      subject,
      keyStage,
      question: instantiate(draft, { seed: 1, keyPlace: 0, keyStage }),
    }));
  });
const missed = missedIn(bank.index.filter((_, at) => at % 31 === 0));

const isOne = (shown: readonly ShownProblem[], { question, figure }: Pick<PracticeQuestion, 'question' | 'figure'>): boolean =>
  figure === undefined && shown.some(({ problem }) => problem === question);

test('one like it is never what the lesson has just worked through', () => {
  const seen: string[] = [];
  for (const { topic, subject, keyStage, question } of missed) {
    const shown = shownInLesson(question, topic, keyStage);
    for (const seed of [1, 2]) {
      const wish = { bank, question, subject, keyStage, seed, asked: [fingerprintOf(question)] };
      const after = similarQuestion({ ...wish, shown });
      // Where there is no other the question itself is given back, which comes later and not at once.
      if (fingerprintOf(after) !== fingerprintOf(question) && isOne(shown, after)) seen.push(after.question);
    }
  }
  expect(missed.length).toBeGreaterThan(20);
  expect(seen).toEqual([]);
});

test('nor is it what the last help worked through, whether that named the options or not', () => {
  const maths = missedIn(bank.index.filter(({ subject }, at) => subject === 'maths' && at % 16 === 0));
  const sums = maths.filter(({ question }) => question.figure === undefined);
  const others = sums.flatMap(({ subject, keyStage, question }) => {
    const wish = { bank, question, subject, keyStage, seed: 5, asked: [fingerprintOf(question)] };
    const first = similarQuestion(wish);
    // “Which is the greatest?” is told from another by its options alone.
    if (first.figure !== undefined || leansOnOptions(first.question) || fingerprintOf(first) === fingerprintOf(question)) return [];
    // Where an objective has one other question, there is nothing else.
    const second = fingerprintOf(similarQuestion({ ...wish, asked: [...wish.asked, fingerprintOf(first)] }));
    if (second === fingerprintOf(question)) return [];
    return ['', ' (2; 3; 4)'].map((options) => {
      const shown = shownInHelp([`One like it: ${first.question}${options}`, 'Add first.', 'Now do the same with yours.']);
      return fingerprintOf(similarQuestion({ ...wish, shown })) !== fingerprintOf(first);
    });
  });
  expect(others.length).toBeGreaterThan(4);
  expect(others.filter((isOther) => !isOther)).toEqual([]);
});
