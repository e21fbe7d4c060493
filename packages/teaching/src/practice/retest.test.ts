import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { retestQuestions } from './retest.ts';

const bank = openBank();
const topicOf = (id: string) => {
  const topic = bank.topic(id);
  if (topic === undefined) throw new Error(`no topic ${id}`);
  return topic;
};
const wish = { subject: 'maths', keyStage: 'KS2', difficulty: 'intermediate', seed: 5 } as const;

test('each misconception that is held is asked by a question that has it among its wrong options, of two at most', () => {
  const topic = topicOf('maths.ks2.fractions');
  const held = ['add-across', 'bigger-denominator', 'divide-by-numerator'];
  const questions = retestQuestions({ ...wish, topic, held });
  expect(questions.map(({ misconceptions }, at) => misconceptions.includes(held[at] ?? ''))).toEqual([true, true]);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(2);
  // Another practice asks in another way.
  const others = [6, 7, 8, 9].map((seed) => retestQuestions({ ...wish, topic, held, seed })[0]?.question);
  expect(new Set(others).size).toBeGreaterThan(1);
});

test('what is held is asked, too, where only three options are shown', () => {
  const topic = topicOf('maths.ks1.place-value-to-100');
  const held = topic.misconceptions
    .map(({ id }) => id)
    .filter((id) => topic.items.some((item) => item.distractors.some((one) => one.misconception === id)));
  for (const id of held) {
    const [question] = retestQuestions({ ...wish, keyStage: 'KS1', topic, held: [id] });
    expect(question?.misconceptions).toContain(id);
    expect(question?.options.length).toBeLessThanOrEqual(3);
  }
});

test('of a misconception that no question could catch nothing is asked', () => {
  expect(retestQuestions({ ...wish, topic: topicOf('maths.ks2.fractions'), held: ['gone-from-the-topic'] })).toEqual([]);
});
