import { dimensions } from '@hedgerow/embeddings/sentence-vector';
import type { SentenceVector } from '@hedgerow/embeddings/sentence-vector';
import trained from './concern-network.json' with { type: 'json' };
import { concernKinds, type ConcernScores } from './concern-scores.ts';

const numbers = ({ scale, bytes }: { readonly scale: number; readonly bytes: readonly string[] }): Float64Array =>
  Float64Array.from(atob(bytes.join('')), (letter) => ((letter.charCodeAt(0) << 24) >> 24) * scale);

const networks = trained.networks.map(({ inward, inwardBias, outward, outwardBias }) => ({
  inward: numbers(inward),
  inwardBias: numbers(inwardBias),
  outward: numbers(outward),
  outwardBias: numbers(outwardBias),
}));

const weighBy = ({ inward, inwardBias, outward, outwardBias }: (typeof networks)[number], vector: SentenceVector): readonly number[] => {
  const hidden = inwardBias.length;
  const found = new Float64Array(hidden);
  for (let unit = 0; unit < hidden; unit += 1) {
    let sum = inwardBias[unit] ?? 0;
    for (let at = 0; at < dimensions; at += 1) sum += (inward[unit * dimensions + at] ?? 0) * (vector[at] ?? 0);
    found[unit] = Math.max(0, sum);
  }
  return concernKinds.map((_kind, kind) => {
    let sum = outwardBias[kind] ?? 0;
    for (let unit = 0; unit < hidden; unit += 1) sum += (outward[kind * hidden + unit] ?? 0) * (found[unit] ?? 0);
    return sum;
  });
};

/**
 * What a sentence's meaning says of it: the mean of small networks with one hidden layer, which began differently and so are wrong about
 * different sentences. Trained by `npm run train:safety` on our own sets.
 */
export const weighMeaning = (vector: SentenceVector): ConcernScores => {
  const all = networks.map((network) => weighBy(network, vector));
  return concernKinds.map((_kind, kind) => all.reduce((sum, scores) => sum + (scores[kind] ?? 0), 0) / all.length);
};
