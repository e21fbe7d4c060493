import { smallBank } from '@hedgerow/curriculum/testing/small-bank';
import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import { expect, test } from 'vitest';
import { statementQuestions } from './statement-questions.ts';

const topic = smallBank().topic('geography.ks3.rivers') as Topic;

const offered = (alternatives: readonly string[], text = 'The equation has two real solutions.'): readonly string[] => {
  const fact: Extract<Fact, { kind: 'statement' }> = {
    kind: 'statement',
    text,
    cloze: 'two',
    alternatives: [...alternatives],
    objective: 'journey',
  };
  return statementQuestions(topic, fact, 'f').flatMap(({ distractors }) => distractors.map((wrong) => wrong.text));
};

test('a number that the next word contradicts is no wrong answer, as long as there are others', () => {
  expect(offered(['one', 'no', 'three']).length).toBeGreaterThan(0);
  expect(offered(['one', 'no', 'three']).filter((text) => /\bone\b/.test(text))).toEqual([]);
  expect(offered(['one', 'three'])).toContain('one');
  expect(offered(['one', 'no', 'three'], 'Hanna has two, as we saw.')).toContain('one');
});
