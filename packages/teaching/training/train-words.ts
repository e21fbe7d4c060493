import { featuresOf, places } from '../src/safety/concern-features.ts';
import { concernKinds, type ConcernScores } from '../src/safety/concern-scores.ts';
import type { Example } from './concern-sets.ts';
import { type Draw, shuffled } from './random.ts';

const rounds = 12;
const rate = 0.12;
const decay = 3e-4;

const scoresOf = (weights: Float64Array, features: readonly number[]): number[] => {
  const scale = 1 / Math.sqrt(features.length);
  return concernKinds.map((_kind, kind) => features.reduce((sum, place) => sum + (weights[kind * places + place] ?? 0), 0) * scale);
};

/** One set of weights for "nothing" and one for each kind, by steps that grow smaller for what is seen often. */
export const trainWords = (examples: readonly Example[], draw: Draw) => {
  const weights = new Float64Array(places * concernKinds.length);
  const sums = new Float64Array(weights.length).fill(1e-6);
  const seen = examples.map((one) => ({ ...one, features: featuresOf(one.sentence) }));
  for (let round = 0; round < rounds; round += 1) {
    for (const at of shuffled(seen.length, draw)) {
      const one = seen[at];
      if (one === undefined) continue;
      const scores = scoresOf(weights, one.features);
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const scale = 1 / Math.sqrt(one.features.length);
      for (const [kind, power] of powers.entries()) {
        const wrong = (power / all - (kind === one.kind ? 1 : 0)) * one.weight * scale;
        for (const place of one.features) {
          const spot = kind * places + place;
          const slope = wrong + decay * (weights[spot] ?? 0);
          sums[spot] = (sums[spot] ?? 0) + slope * slope;
          weights[spot] = (weights[spot] ?? 0) - (rate * slope) / Math.sqrt(sums[spot] ?? 1);
        }
      }
    }
  }
  return { weights, weigh: ({ sentence }: Example): ConcernScores => scoresOf(weights, featuresOf(sentence)) };
};
