import { subjectGroup } from '@hedgerow/domain/subjects';
import type { Place } from './objective-search.ts';

/** What a tense is called in English and in its language, as folded text has it. */
const tenses: readonly RegExp[] = [
  /\bpresent\b/,
  /\bpreterite?s?\b|\bpreterito indefinido\b/,
  /\bimperfects?\b|\bimparfait\b|\bimperfecto\b|\bimperfekt\b|\bprateritum\b/,
  /\bperfect\b|\bpasse compose\b|\bperfekt\b/,
  /\bpluperfect\b|\bplus que parfait\b|\bplusquamperfekt\b/,
  /\bfutures?\b|\bfutur\b|\bfuturo\b/,
  /\bconditional\b|\bconditionnel\b|\bcondicional\b/,
  /\bsubjunctive\b|\bsubjonctif\b|\bsubjuntivo\b/,
];
const tensesIn = (text: string): readonly number[] => tenses.flatMap((tense, index) => (tense.test(text) ? [index] : []));

const known = new WeakMap<Place, readonly number[]>();
const tensesOf = (place: Place): readonly number[] => {
  const found = known.get(place) ?? tensesIn(place.phrases.map(({ folded }) => folded).join(' '));
  known.set(place, found);
  return found;
};

/** Whoever names one tense of a language does not mean an objective that is called by others alone: "preterite ar er ir verbs". */
export const isOfOtherTense = (place: Place, folded: string): boolean => {
  if (subjectGroup(place.entry.subject) !== 'languages') return false;
  const asked = tensesIn(folded);
  const own = tensesOf(place);
  return asked.length > 0 && own.length > 0 && !asked.some((tense) => own.includes(tense));
};
