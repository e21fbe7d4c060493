import { describe, expect, test } from 'vitest';
import { afterBlock, afterTopicAnswer, chanceIn, newLearner, recallIn, type LearnerModel } from './learner-model.ts';
import { parseLearner } from './learner-model-json.ts';
import { makePolicy } from './policy.ts';
import { recommend } from './recommendations.ts';
import { confidenceOf, firstRevisit, isSecure, orderOfTopics, standingOf } from './topic-labels.ts';

const levels = 3;
/** Ratio builds on fractions; percentages on both. */
const prereq = [[], [0], [0, 1], []];
const titles = ['Fractions', 'Ratio', 'Percentages', 'Angles'];

const afterBlocks = (model: LearnerModel, topic: number, accuracies: readonly number[], firstDay: number, level = 1): LearnerModel =>
  accuracies.reduce((before, accuracy, at) => {
    const day = firstDay + at;
    const right = Math.round(accuracy * 5);
    const answered = Array.from({ length: 5 }, (_, question) => question < right).reduce(
      (state, correct) => afterTopicAnswer(state, { topic, level, correct, day }),
      before,
    );
    return afterBlock(answered, topic, day);
  }, model);
const play = (policy: ReturnType<typeof makePolicy>, topic: number, correct: boolean, day: number): void => {
  for (let question = 0; question < 5; question += 1) policy.observe({ topic, level: 1, correct, secs: 20, day });
  policy.endBlock?.({ topic, correct: correct ? 5 : 0, n: 5, day });
};

describe('what comes next', () => {
  test('a topic whose foundations are missing waits for them', () => {
    const policy = makePolicy({ topics: 4, prereq, levels });
    play(policy, 0, false, 0);
    play(policy, 3, true, 0);
    expect([0, 3]).toContain(policy.next({ day: 1, prev: 3 }).topic);
  });

  test('the same topic does not come twice in a row while others wait', () => {
    const policy = makePolicy({ topics: 4, prereq, levels });
    const first = policy.next({ day: 0 });
    play(policy, first.topic, true, 0);
    expect(policy.next({ day: 0.01, prev: first.topic }).topic).not.toBe(first.topic);
  });

  test('after right answers the questions get harder, after wrong ones easier', () => {
    const strong = makePolicy({ topics: 1, prereq: [[]], levels });
    const weak = makePolicy({ topics: 1, prereq: [[]], levels });
    for (let day = 0; day < 6; day += 1) {
      play(strong, 0, true, day);
      play(weak, 0, false, day);
    }
    expect(strong.next({ day: 6 }).level).toBeGreaterThan(weak.next({ day: 6 }).level);
    expect(weak.next({ day: 6 }).level).toBe(0);
  });

  test('the predicted chance rises with right answers and falls with the days', () => {
    const policy = makePolicy({ topics: 2, prereq: [[], []], levels });
    const before = policy.predict?.(0, 1, 0) ?? 0;
    play(policy, 0, true, 0);
    const after = policy.predict?.(0, 1, 0) ?? 0;
    expect(after).toBeGreaterThan(before);
    expect(policy.predict?.(0, 1, 60) ?? 1).toBeLessThan(after);
  });
});

describe('memory of topics', () => {
  test('what is practised over days lasts longer than what is practised once', () => {
    const once = afterBlocks(newLearner(4, levels), 0, [0.8], 0);
    const spaced = afterBlocks(newLearner(4, levels), 0, [0.8, 0.8, 0.8, 0.8], 0);
    expect(recallIn(spaced, 0, 3 + 14)).toBeGreaterThan(recallIn(once, 0, 14));
  });

  test('a stored model is read back, and a topic added since begins fresh', () => {
    const model = afterBlocks(newLearner(2, levels), 1, [0.8, 1], 0);
    const read = parseLearner(JSON.parse(JSON.stringify(model)), 3, levels);
    expect(read.topics.slice(0, 2)).toEqual(model.topics);
    expect(read.topics[2]).toEqual(newLearner(1, levels).topics[0]);
    expect(parseLearner('nonsense', 2, levels)).toEqual(newLearner(2, levels));
  });

  test('later attempts at the same question do not change how hard it counts', () => {
    const model = newLearner(1, levels);
    const again = afterTopicAnswer(model, { topic: 0, level: 1, correct: false, day: 0, firstAttempt: false });
    expect(again.items).toEqual(model.items);
    expect(chanceIn(again, 0, 1, 0)).toBeLessThan(chanceIn(model, 0, 1, 0));
  });
});

describe('recommendations', () => {
  const strongThenFaded = afterBlocks(afterBlocks(newLearner(4, levels), 0, [1, 0.8, 1], 0, 2), 3, [0.4], 39);

  test('what was practised says when, and asks for another go', () => {
    const model = afterBlocks(newLearner(4, levels), 3, [0.6], 0);
    const reasons = recommend({ model, prereq, day: 0, titles }, 4).map(({ reason }) => reason);
    expect(reasons).toContain('You last did this today. Let’s have another go.');
  });

  test('every recommendation says why, from the pupil’s own evidence', () => {
    const offers = recommend({ model: strongThenFaded, prereq, day: 40, titles }, 4);
    expect(offers.find(({ topic }) => topic === 0)?.reason).toMatch(
      /You were strong at this 38 days ago. A quick go will help you keep it\./,
    );
    expect(offers.find(({ topic }) => topic === 3)?.reason).toMatch(/40%|yesterday/);
    expect(
      offers.every(
        ({ reason, priority, urgency }) => reason.endsWith('.') && priority >= 1 && priority <= 5 && urgency >= 0 && urgency <= 10,
      ),
    ).toBe(true);
  });

  test('a missing foundation is named', () => {
    const weak = afterBlocks(newLearner(4, levels), 0, [0, 0, 0.2], 0);
    const offer = recommend({ model: weak, prereq, day: 4, titles }, 4).find(({ topic }) => topic === 1);
    expect(offer?.reason).toBe('Fractions first, as a step towards Ratio.');
  });

  test('a revisit and a new topic stand among the first three where they exist', () => {
    const kinds = recommend({ model: strongThenFaded, prereq, day: 40, titles }, 3).map(({ kind }) => kind);
    expect(kinds).toContain('revisit');
    expect(kinds).toContain('new');
  });

  test('at most three are of high priority, and they come first', () => {
    const many = 12;
    const offers = recommend({ model: newLearner(many, levels), prereq: Array.from({ length: many }, () => []), day: 1, titles: [] }, many);
    const high = offers.filter(({ priority }) => priority >= 4);
    expect(high.length).toBeGreaterThan(0);
    expect(high.length).toBeLessThanOrEqual(3);
    expect(offers.slice(0, high.length)).toEqual(high);
  });

  test('the order of a learning map names every topic once', () => {
    expect(orderOfTopics(strongThenFaded, prereq, 40).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });
});

describe('labels', () => {
  test('a topic is secure only after eight answers on two days', () => {
    expect(isSecure(afterBlocks(newLearner(4, levels), 0, [1], 0), 0)).toBe(false);
    expect(isSecure(afterBlocks(newLearner(4, levels), 0, [1, 1, 1], 0), 0)).toBe(true);
  });

  test('nobody struggles or is strong before six answers', () => {
    expect(standingOf(afterBlocks(newLearner(4, levels), 0, [0], 0))).toEqual({ struggling: [], strengths: [] });
    const shown = afterBlocks(afterBlocks(newLearner(4, levels), 0, [0, 0, 0, 0], 0), 3, [1, 1, 1, 1, 1], 0, 2);
    expect(standingOf(shown)).toEqual({ struggling: [0], strengths: [3] });
  });

  test('confidence grows with answers and says how many there are', () => {
    expect(confidenceOf(newLearner(4, levels))).toEqual({ level: 0, answers: 0 });
    expect(confidenceOf(afterBlocks(newLearner(1, levels), 0, [1, 1], 0))).toEqual({ level: 10 / 18, answers: 10 });
  });

  test('the first revisit is the topic that fades first', () => {
    expect(firstRevisit(newLearner(2, levels))).toBeUndefined();
    const model = afterBlocks(afterBlocks(newLearner(2, levels), 0, [1, 1, 1], 0), 1, [0.2], 2);
    expect(firstRevisit(model)?.topic).toBe(1);
  });
});
