import { writeFileSync } from 'node:fs';
import { composedExamples, examples, forMeaning, misspeltExamples } from './concern-sets.ts';
import { seeded } from './random.ts';
import { trainWords } from './train-words.ts';
import { tuneEncoder } from './tune-encoder.ts';

/**
 * Trains the small models that listen beside the rules: one over words, and one that reads what a sentence means. Some fifteen minutes
 * of one core, nearly all of them for the second.
 */
const rounded = (weights: Float64Array): { readonly scale: number; readonly bytes: readonly string[] } => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / largest) * 127));
  const text = Buffer.from(bytes.buffer).toString('base64');
  return { scale: Number((largest / 127).toPrecision(6)), bytes: text.match(/.{1,120}/g) ?? [] };
};
const write = (file: string, content: object): number => {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(file, import.meta.url), text);
  return text.length;
};

const { scale, bytes } = rounded(trainWords([...composedExamples, ...misspeltExamples, ...examples], seeded(20_261_122)).weights);
const ofWords = write('../src/safety/concern-weights.json', { scale, weights: bytes });

const [taught] = await tuneEncoder([{ seed: 20_261_128, learnt: forMeaning, asked: [] }]);
const ofMeaning = taught === undefined ? 0 : write('../../embeddings/src/concern-reader.json', taught.trained);
process.stdout.write(`${misspeltExamples.length + examples.length} examples, ${ofWords} and ${ofMeaning} letters of weights\n`);
