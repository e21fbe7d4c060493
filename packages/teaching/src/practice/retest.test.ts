import { openBank } from '@hedgerow/curriculum/bank';
import type { Topic } from '@hedgerow/curriculum/topic';
import { expect, test } from 'vitest';
import { retestQuestions } from './retest.ts';

const bank = openBank();
const topicOf = (id: string) => {
  const topic = bank.topic(id);
  if (topic === undefined) throw new Error(`no topic ${id}`);
  return topic;
};
/** On all of the topic. */
const all = (topic: Topic): ReadonlySet<string | null> => new Set(topic.objectives.map(({ id }) => id));
const wish = { subject: 'maths', keyStage: 'KS2', difficulty: 'intermediate', seed: 5 } as const;

test('each misconception that is held is asked by a question that has it among its wrong options, of two at most', () => {
  const topic = topicOf('maths.ks2.fractions');
  const held = ['add-across', 'bigger-denominator', 'divide-by-numerator'];
  const questions = retestQuestions({ ...wish, topic, held, on: all(topic) });
  expect(questions.map(({ misconceptions }, at) => misconceptions.includes(held[at] ?? ''))).toEqual([true, true]);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(2);
  // Another practice asks in another way.
  const others = [6, 7, 8, 9].map((seed) => retestQuestions({ ...wish, topic, held, seed, on: all(topic) })[0]?.question);
  expect(new Set(others).size).toBeGreaterThan(1);
});

test('what is held is asked, too, where only three options are shown', () => {
  const topic = topicOf('maths.ks1.place-value-to-100');
  const held = topic.misconceptions
    .map(({ id }) => id)
    .filter((id) => topic.items.some((item) => item.distractors.some((one) => one.misconception === id)));
  for (const id of held) {
    const [question] = retestQuestions({ ...wish, keyStage: 'KS1', topic, held: [id], on: all(topic) });
    expect(question?.misconceptions).toContain(id);
    expect(question?.options.length).toBeLessThanOrEqual(3);
  }
});

test('of a misconception that no question could catch nothing is asked', () => {
  const topic = topicOf('maths.ks2.fractions');
  expect(retestQuestions({ ...wish, topic, held: ['gone-from-the-topic'], on: all(topic) })).toEqual([]);
});

test('a practice of one lesson asks nothing of another', () => {
  const topic = topicOf('maths.ks2.fractions');
  const on = new Set(['calculate']);
  const questions = retestQuestions({ ...wish, topic, held: ['divide-by-numerator', 'add-across'], on });
  expect(new Set(questions.map(({ objective }) => objective))).toEqual(on);
  expect(questions.flatMap(({ misconceptions }) => misconceptions)).toContain('add-across');
  expect(retestQuestions({ ...wish, topic, held: ['add-across'], on: new Set(['gone-from-the-topic']) })).toEqual([]);
});
