import { openBank } from '@hedgerow/curriculum/bank';
import { vectorKey } from '@hedgerow/embeddings/vector-file';
import { expect, test } from 'vitest';
import { stagesOf } from './embed-bank.ts';

test('what finds an objective is worked out before what its questions are about, and that before the questions', () => {
  const bank = openBank();
  const stages = stagesOf(bank);
  const placesOf = (text: string): number[] => stages.flatMap((stage, at) => (stage.has(vectorKey(text)) ? [at] : []));
  const [item] = bank.topic('maths.ks2.fractions')?.items ?? [];
  expect(placesOf('equivalent fractions')[0]).toBe(0);
  expect(placesOf(item?.about?.[0] ?? '')).toContain(1);
  const questions = [...(stages[2]?.values() ?? [])].map((textOf) => textOf());
  expect(questions.some((text) => text.includes(item?.stem.slice(0, 20) ?? 'none'))).toBe(true);
});
