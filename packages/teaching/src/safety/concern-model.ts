import { featuresOf, places } from './concern-features.ts';
import { concernKinds, type ConcernScores } from './concern-scores.ts';
import trained from './concern-weights.json' with { type: 'json' };
import type { Sentence } from './plain-words.ts';

const bytes = Int8Array.from(atob(trained.weights.join('')), (letter) => letter.charCodeAt(0));

/** What a sentence's words say of it. Trained by `npm run train:safety` on our own sets. */
export const weighWords = (sentence: Sentence): ConcernScores => {
  const features = featuresOf(sentence);
  const scale = trained.scale / Math.sqrt(features.length);
  return concernKinds.map((_kind, kind) => {
    let sum = 0;
    for (const place of features) sum += bytes[kind * places + place] ?? 0;
    return sum * scale;
  });
};
