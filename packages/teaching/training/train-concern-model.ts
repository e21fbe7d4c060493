import { writeFileSync } from 'node:fs';
import { meantWords } from '../src/safety/plain-words.ts';
import { composedExamples, examples, misspeltExamples } from './concern-sets.ts';
import { seeded } from './random.ts';
import { vectorsOf } from './sentence-vectors.ts';
import { trainNetwork } from './train-network.ts';
import { trainWords } from './train-words.ts';

/**
 * Trains the small models that listen beside the rules: one over words, three over what a sentence means. The same sets give the same
 * files. Some ten minutes of one core, most of them for vectors the first time.
 */
const rounded = (weights: Float64Array): { readonly scale: number; readonly bytes: readonly string[] } => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / largest) * 127));
  const text = Buffer.from(bytes.buffer).toString('base64');
  return { scale: Number((largest / 127).toPrecision(6)), bytes: text.match(/.{1,120}/g) ?? [] };
};
const write = (name: string, content: object): number => {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(`../src/safety/${name}.json`, import.meta.url), text);
  return text.length;
};

const learnt = [...composedExamples, ...misspeltExamples, ...examples];
const { scale, bytes } = rounded(trainWords(learnt, seeded(20_261_122)).weights);
const lettersOfWords = write('concern-weights', { scale, weights: bytes });

const vectors = await vectorsOf(learnt.map(({ sentence }) => meantWords(sentence)));
const seen = learnt.map(({ sentence, kind, weight }) => ({ kind, weight, vector: vectors.get(meantWords(sentence)) ?? new Int8Array() }));
const networks = [1, 2, 3].map((seed) => {
  const { inward, inwardBias, outward, outwardBias } = trainNetwork(seen, seeded(20_261_123 + seed)).weights;
  return { inward: rounded(inward), inwardBias: rounded(inwardBias), outward: rounded(outward), outwardBias: rounded(outwardBias) };
});
const lettersOfMeaning = write('concern-network', { networks });
process.stdout.write(`${learnt.length} examples, ${lettersOfWords} and ${lettersOfMeaning} letters of weights\n`);
