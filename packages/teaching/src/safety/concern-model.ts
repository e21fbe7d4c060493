import { type ConcernCategory, concernCategories } from '@hedgerow/domain/safeguarding';
import { featuresOf, places } from './concern-features.ts';
import trained from './concern-weights.json' with { type: 'json' };
import type { Sentence } from './plain-words.ts';

const bytes = Int8Array.from(atob(trained.weights.join('')), (letter) => letter.charCodeAt(0));
const kinds = trained.kinds.map((kind) => concernCategories.find((category) => category === kind));

/** How sure the model is that a sentence is a call for help, and of what kind. Trained by `npm run train:safety` on our own sets. */
export const weigh = (sentence: Sentence): { readonly sure: number; readonly category: ConcernCategory | undefined } => {
  const features = featuresOf(sentence);
  const scale = trained.scale / Math.sqrt(features.length);
  const scores = kinds.map((_kind, kind) => {
    let sum = 0;
    for (const place of features) sum += bytes[kind * places + place] ?? 0;
    return Math.exp(sum * scale);
  });
  const all = scores.reduce((sum, score) => sum + score, 0);
  let best = 1;
  for (let kind = 2; kind < scores.length; kind += 1) if ((scores[kind] ?? 0) > (scores[best] ?? 0)) best = kind;
  return { sure: 1 - (scores[0] ?? 0) / all, category: kinds[best] };
};
