import { difficulties } from '@hedgerow/domain/difficulties';
import { expect, test } from 'vitest';
import { generators } from './all-generators.ts';

const seeds = [1, 2, 3, 5, 8, 13];
/** Verbs that end as plurals do. */
const verbs =
  /^(?:is|as|has|was|this|its|less|plus|minus|times|gives|does|means|goes|makes|needs|ends|becomes|comes|remains|across|always|cross|pass|stands)$/;
const onePlural =
  /(?<![\d.,:/−-])(?<!\b(?:[Ss]teps?|[Nn]umber|[Ff]igure|[Cc]olumn|[Rr]ow|[Bb]ox|[Cc]lass|[Pp]lace|[Dd]igit|by|to|in|from|of) )\b1 (?<word>[a-z]{3,}s)\b/g;
const wrongArticle = /\ba (?:[aeio]|u(?!n[ic]|s[ei]|nit|ni))[a-z]{2,}|\b[Aa]n (?:[bcdfgjklmnpqrstvwxyz])[a-z]{2,}/;

/** Formulas and words of other languages are left out. */
const sentencesOf = (text: string): string => text.replaceAll(/\$[^$]*\$/g, ' ').replaceAll(/\*[^*]*\*|“[^”]*”/g, ' ');

test.each(
  generators
    .filter(({ subject }) => !['french', 'spanish', 'german', 'latin', 'mandarin'].includes(subject))
    .map((one) => [one.id, one] as const),
)('%s: one of a thing is not called many, and every thing has its article', (_id, { generate }) => {
  const said = difficulties.flatMap((difficulty) =>
    seeds.flatMap((seed) => {
      const { stem, explanation, steps, hints, distractors } = generate(seed, difficulty);
      return [stem, explanation, ...steps, ...hints, ...distractors.map(({ slip }) => slip)].map(sentencesOf);
    }),
  );
  expect(said.filter((text) => [...text.matchAll(onePlural)].some((found) => !verbs.test(found.groups?.['word'] ?? '')))).toEqual([]);
  expect(said.filter((text) => wrongArticle.test(text))).toEqual([]);
});
