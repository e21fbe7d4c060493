import { dimensions } from '@hedgerow/embeddings/sentence-vector';
import type { SentenceVector } from '@hedgerow/embeddings/sentence-vector';
import { concernKinds, type ConcernScores } from '../src/safety/concern-scores.ts';
import { type Draw, shuffled } from './random.ts';

export type Seen = { readonly vector: SentenceVector; readonly kind: number; readonly weight: number };

const hidden = 128;
const rounds = 20;
const fastest = 0.002;
const decay = 0.03;
/** So many of the hidden units are left out at each sentence, so that none of them learns a sentence by heart. */
const leftOut = 0.5;
const batch = 64;
/** A vector's numbers are small beside the first weights. */
const scale = 8 / 127;
const kinds = concernKinds.length;

type Layer = { readonly now: Float64Array; readonly slope: Float64Array; readonly mean: Float64Array; readonly spread: Float64Array };
const layer = (length: number, first: () => number): Layer => ({
  now: Float64Array.from({ length }, first),
  slope: new Float64Array(length),
  mean: new Float64Array(length),
  spread: new Float64Array(length),
});

/** Steps by Adam with decay beside it. */
const step = ({ now, slope, mean, spread }: Layer, rate: number, count: number): void => {
  const meanScale = 1 / (1 - 0.9 ** count);
  const spreadScale = 1 / (1 - 0.999 ** count);
  for (let at = 0; at < now.length; at += 1) {
    const one = slope[at] ?? 0;
    const mid = (mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * one);
    const wide = (spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * one * one);
    const value = now[at] ?? 0;
    now[at] = value - rate * ((mid * meanScale) / (Math.sqrt(wide * spreadScale) + 1e-8) + decay * value);
  }
  slope.fill(0);
};

const dot = (weights: Float64Array, from: number, input: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (weights[from + at] ?? 0) * (input[at] ?? 0);
  return sum;
};
const addTo = (slopes: Float64Array, from: number, input: Float64Array, times: number): void => {
  for (let at = 0; at < dimensions; at += 1) slopes[from + at] = (slopes[from + at] ?? 0) + times * (input[at] ?? 0);
};

/** A network with one hidden layer, from a sentence's vector to a score for each kind. */
export const trainNetwork = (examples: readonly Seen[], draw: Draw) => {
  const around = (size: number) => () => (draw() * 2 - 1) * Math.sqrt(3 / size);
  const inward = layer(hidden * dimensions, around(dimensions));
  const inwardBias = layer(hidden, () => 0);
  const outward = layer(kinds * hidden, around(hidden));
  const outwardBias = layer(kinds, () => 0);
  const found = new Float64Array(hidden);
  const input = new Float64Array(dimensions);

  /** What is left out need not be worked out. */
  const forward = (vector: SentenceVector, keep: () => number): number[] => {
    for (let at = 0; at < dimensions; at += 1) input[at] = (vector[at] ?? 0) * scale;
    for (let unit = 0; unit < hidden; unit += 1) {
      const kept = keep();
      found[unit] = kept === 0 ? 0 : Math.max(0, dot(inward.now, unit * dimensions, input) + (inwardBias.now[unit] ?? 0)) * kept;
    }
    return concernKinds.map((_kind, kind) => {
      let sum = outwardBias.now[kind] ?? 0;
      for (let unit = 0; unit < hidden; unit += 1) sum += (outward.now[kind * hidden + unit] ?? 0) * (found[unit] ?? 0);
      return sum;
    });
  };

  const learn = ({ vector, kind: right, weight }: Seen): void => {
    const scores = forward(vector, () => (draw() < leftOut ? 0 : 1 / (1 - leftOut)));
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    const wrong = powers.map((power, kind) => ((power / all - (kind === right ? 1 : 0)) * weight) / batch);
    for (let kind = 0; kind < kinds; kind += 1) outwardBias.slope[kind] = (outwardBias.slope[kind] ?? 0) + (wrong[kind] ?? 0);
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = found[unit] ?? 0;
      if (value === 0) continue;
      let back = 0;
      for (let kind = 0; kind < kinds; kind += 1) {
        const spot = kind * hidden + unit;
        back += (wrong[kind] ?? 0) * (outward.now[spot] ?? 0);
        outward.slope[spot] = (outward.slope[spot] ?? 0) + (wrong[kind] ?? 0) * value;
      }
      back /= 1 - leftOut;
      inwardBias.slope[unit] = (inwardBias.slope[unit] ?? 0) + back;
      addTo(inward.slope, unit * dimensions, input, back);
    }
  };

  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffled(examples.length, draw);
    for (let from = 0; from < order.length; from += batch) {
      for (const at of order.slice(from, from + batch)) {
        const one = examples[at];
        if (one !== undefined) learn(one);
      }
      count += 1;
      for (const one of [inward, inwardBias, outward, outwardBias]) step(one, fastest * (1 - round / rounds), count);
    }
  }
  return {
    weights: {
      inward: inward.now.map((one) => one * scale),
      inwardBias: inwardBias.now,
      outward: outward.now,
      outwardBias: outwardBias.now,
    },
    weigh: (vector: SentenceVector): ConcernScores => forward(vector, () => 1),
  };
};
