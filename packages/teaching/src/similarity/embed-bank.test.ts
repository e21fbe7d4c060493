import { openBank } from '@hedgerow/curriculum/bank';
import { vectorKey } from '@hedgerow/embeddings/vector-file';
import { expect, test } from 'vitest';
import { embedSideBySide, stagesOf } from './embed-bank.ts';

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

test('several models share the texts, each text once, and every vector stands by its own text', async () => {
  const texts = Array.from({ length: 1000 }, (_, at) => `text ${at}`);
  const taken: string[][] = [[], []];
  const models = taken.map((own, at) => ({
    embed: async (some: readonly string[]) => {
      own.push(...some);
      for (let turn = 0; turn < at; turn += 1) await Promise.resolve();
      return some.map((text) => Int8Array.of(Number(text.slice(5)) % 100));
    },
  }));
  const vectors = await embedSideBySide(models, texts);
  expect(vectors.map(([value]) => value)).toEqual(texts.map((_, at) => at % 100));
  expect(taken.flat().toSorted()).toEqual(texts.toSorted());
  expect(taken.every((own) => own.length > 0)).toBe(true);
});
