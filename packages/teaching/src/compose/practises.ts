import { readFileSync } from 'node:fs';
import { refOf } from '@hedgerow/curriculum/objective-ref';
import { phraseWords } from '@hedgerow/curriculum/request-words';
import { questionId } from '../similarity/bank-phrases.ts';
import type { NearText } from '../similarity/nearness.ts';
import type { FoundTopics } from './find-topics.ts';
import type { Offer } from './offer.ts';
import { objectiveNear, practiceFeatures } from './practice-features.ts';
import { isSaidIn } from './wish-words.ts';

type Weights = { readonly bias: number; readonly weights: readonly number[] };
let learnt: Weights | undefined;
/** Learnt from questions that readers judged against what was typed (`npm run train:practises`). */
const readWeights = (): Weights =>
  (learnt ??= JSON.parse(readFileSync(new URL('practises-weights.json', import.meta.url), 'utf8')) as Weights);

/** How likely it is that a question with these features practises what was typed, 0 to 1. */
export const chanceFrom = (row: readonly number[], { bias, weights }: Weights = readWeights()): number =>
  1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)));

/** From here on a question of an objective that was asked for practises what was typed; of another one it takes more. */
const practisesFrom = 0.58;
const practisesElsewhereFrom = 0.72;

export type Practises = {
  /** How likely it is that the question practises what was typed, 0 to 1. */
  readonly chanceOf: (offer: Offer) => number;
  readonly isOn: (offer: Offer) => boolean;
  /** Which part of a double wish it is on; undefined where it may be on any. */
  readonly partOf: (offer: Offer) => number | undefined;
  readonly parts: number;
};

/** A part must come so much nearer than the others for a question to be counted as its own. */
const clearly = 0.06;

/** Tells questions that practise what was typed from others; undefined where a topic is meant as a whole, or no meaning is known. */
export const practisesOf = (found: FoundTopics, offers: readonly Offer[]): Practises | undefined => {
  const { nearness, asked, isWhole } = found;
  if (nearness === undefined || isWhole) return undefined;
  const { naming, said, rowOf } = practiceFeatures(found, offers);
  const isAsked = ({ draft }: Offer): boolean => {
    const ref = refOf(draft);
    return ref !== undefined && asked.has(ref);
  };

  const partNear = (offer: Offer, part: NearText): number => {
    const words = said.get(offer) ?? new Set<string>();
    const own = phraseWords(part.text);
    const share = own.length === 0 ? 0 : own.filter((word) => isSaidIn(words, [word])).length / own.length;
    return share + 0.5 * objectiveNear(refOf(offer.draft), [part]) + 0.5 * (part.questions[questionId(offer.draft)] ?? 0);
  };
  /** "How do mitosis and meiosis differ?" is on both halves, whichever of them it lies nearer to. */
  const saysEvery = ({ draft: { stem, key } }: Offer): boolean => {
    const words = new Set(phraseWords(`${stem} ${key.text}`));
    const isSaid = (word: string): boolean => isSaidIn(words, found.wordGroups.find((group) => group.includes(word)) ?? [word]);
    return nearness.parts.every(({ text }) => phraseWords(text).every(isSaid));
  };
  const part = (offer: Offer): number | undefined => {
    if (saysEvery(offer)) return undefined;
    const near = nearness.parts.map((one) => partNear(offer, one));
    const best = Math.max(...near);
    const others = near.filter((one) => one > best - clearly);
    return others.length === 1 ? near.indexOf(best) : undefined;
  };

  const chances = new Map<Offer, number>();
  const chanceOf = (offer: Offer): number => {
    const value = chances.get(offer) ?? chanceFrom(rowOf(offer));
    chances.set(offer, value);
    return value;
  };
  // "Sound and vibrations" is the name of one objective, and no double wish.
  const [only] = asked;
  const isOneThing = asked.size === 1 && (found.isNamed || naming.isCalled(only));
  const partsKnown = new Map<Offer, number | undefined>();
  return {
    chanceOf,
    isOn: (offer) => chanceOf(offer) >= (isAsked(offer) ? practisesFrom : practisesElsewhereFrom),
    partOf: (offer) => {
      if (nearness.parts.length < 2) return undefined;
      if (!partsKnown.has(offer)) partsKnown.set(offer, part(offer));
      return partsKnown.get(offer);
    },
    parts: isOneThing ? 0 : nearness.parts.length,
  };
};
