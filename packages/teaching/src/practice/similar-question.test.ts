import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import { methodsOf } from '../compose/methods.ts';
import { rightWords } from './given-answer.ts';
import { similarQuestion } from './similar-question.ts';

const bank = openBank();

test('one like it asks for another answer than the one that was just read, with the same picture or another', () => {
  const entry = bank.index.find(({ id }) => id === 'maths.ks2.fractions');
  const methods = methodsOf(entry ?? { id: '', objectives: [] }).filter(({ generator }) => generator.id === 'maths-fraction-meaning');
  const draws = generatorDrafts(methods.slice(0, 1), { seed: 4, difficulty: 'intermediate', count: 12 });
  expect(draws.length).toBeGreaterThan(5);
  for (const [seed, draft] of draws.entries()) {
    const question = instantiate(draft, { seed, keyPlace: 1, keyStage: 'KS2' });
    const similar = similarQuestion({ bank, question, subject: 'maths', keyStage: 'KS2', seed, asked: [] });
    expect(similar.sourceId).toBe(question.sourceId);
    expect([similar.question, rightWords(similar)]).not.toEqual([question.question, rightWords(question)]);
  }
});
