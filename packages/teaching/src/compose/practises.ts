import { refOf } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import { phraseWords } from '@hedgerow/curriculum/request-words';
import { questionId } from '../similarity/bank-phrases.ts';
import type { NearText } from '../similarity/nearness.ts';
import { namingOf } from './naming.ts';
import { isSaidIn } from './wish-words.ts';
import { wishesOf } from './find-topics.ts';
import type { FoundTopics } from './find-topics.ts';
import type { Offer } from './offer.ts';

/**
 * What speaks for a question's practising what was typed, and not only its chapter: that its objective was asked for, how near the
 * question and its objective come in meaning, and how many of the words it says, a rare one weighing most. Fitted to which questions of
 * the bank practise some hundred requests (fixtures/questions-tuned.tsv and questions-stranger.tsv).
 */
const weights = { asked: 0.75, objective: 3.9, behindObjective: -1.25, behindQuestion: 1.4, unknown: -0.6, said: 4, called: 0.65 };
const bias = -4.4;

/** From here on a question of an objective that was asked for practises what was typed; of another one it takes more. */
const practisesFrom = 0.45;
const practisesElsewhereFrom = 0.72;
/** What says the rarest of its words needs less, and what does not say it hardly practises it. */
const practisesSayingItFrom = 0.3;
const practisesSayingAnotherFrom = 0.8;

/** So few questions that surely practise what was typed are no quiz. */
const few = 3;

export type Practises = {
  /** How likely it is that the question practises what was typed, 0 to 1. */
  readonly chanceOf: (offer: Offer) => number;
  readonly isOn: (offer: Offer) => boolean;
  /** Which part of a double wish it is on; undefined where it may be on any. */
  readonly partOf: (offer: Offer) => number | undefined;
  readonly parts: number;
  /** Whether one objective is called just what was typed. */
  readonly isOneThing: boolean;
};

const highest = (near: readonly NearText[], of: (text: NearText) => number | undefined): number | undefined => {
  const values = near.map(of).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : Math.max(...values);
};

const objectiveNear = (ref: ObjectiveRef | undefined, near: readonly NearText[]): number =>
  ref === undefined ? 0 : (highest(near, ({ objectives }) => objectives[ref]) ?? 0);

/** A part must come so much nearer than the others for a question to be counted as its own. */
const clearly = 0.06;

const weighing = (groups: readonly (readonly string[])[], said: readonly ReadonlySet<string>[]) => {
  const rarity = groups.map((group) => {
    const share = said.filter((words) => isSaidIn(words, group)).length / Math.max(1, said.length);
    return Math.log(1 + 1 / (share + 0.02));
  });
  const total = rarity.reduce((sum, one) => sum + one, 0);
  return (words: ReadonlySet<string>): number =>
    total === 0 ? 0 : groups.reduce((sum, group, at) => sum + (isSaidIn(words, group) ? (rarity[at] ?? 0) : 0), 0) / total;
};

/** Tells questions that practise what was typed from others; undefined where a topic is meant as a whole, or no meaning is known. */
export const practisesOf = (found: FoundTopics, offers: readonly Offer[]): Practises | undefined => {
  const { nearness, asked, methods, isWhole } = found;
  if (nearness === undefined || isWhole) return undefined;
  const texts = [nearness.whole, ...nearness.parts];
  const titles = new Map(methods.map(({ generator }) => [generator.id, generator.title]));
  const said = new Map(
    offers.map((offer) => {
      const { stem, key, sourceId } = offer.draft;
      return [offer, new Set(phraseWords([stem, key.text, titles.get(sourceId) ?? ''].join(' ')))] as const;
    }),
  );
  const told = new Map(
    offers.map((offer) => {
      const { stem, key, explanation } = offer.draft;
      return [offer, new Set(phraseWords([stem, key.text, explanation].join(' ')))] as const;
    }),
  );
  const questionNear = (offer: Offer): number | undefined => highest(texts, ({ questions }) => questions[questionId(offer.draft)]);
  const naming = namingOf(found, said, told, (ref) => nearness.whole.labels?.[ref]);
  const shares = wishesOf(found.wordGroups, nearness).map((groups) => weighing(naming.narrower(groups), [...said.values()]));
  const shareOf = (words: ReadonlySet<string>): number => Math.max(0, ...shares.map((share) => share(words)));
  const isAsked = ({ draft }: Offer): boolean => {
    const ref = refOf(draft);
    return ref !== undefined && asked.has(ref);
  };
  const nearest = Math.max(0, ...[...naming.names.keys()].map((ref) => objectiveNear(ref, texts)));
  const nearestQuestion = Math.max(0, ...offers.map((offer) => questionNear(offer) ?? 0));

  const chance = (offer: Offer): number => {
    const ref = refOf(offer.draft);
    const near = objectiveNear(ref, texts);
    const question = questionNear(offer);
    const words = said.get(offer) ?? new Set<string>();
    const sum =
      bias +
      weights.asked * Number(isAsked(offer)) +
      weights.objective * near +
      weights.behindObjective * (near - nearest) +
      (question === undefined ? weights.unknown : weights.behindQuestion * (question - nearestQuestion)) +
      weights.said * shareOf(words) +
      weights.called * shareOf((ref === undefined ? undefined : naming.names.get(ref)) ?? new Set());
    return 1 / (1 + Math.exp(-sum));
  };

  const partNear = (offer: Offer, part: NearText): number => {
    const words = said.get(offer) ?? new Set<string>();
    const own = phraseWords(part.text);
    const share = own.length === 0 ? 0 : own.filter((word) => isSaidIn(words, [word])).length / own.length;
    return share + 0.5 * objectiveNear(refOf(offer.draft), [part]) + 0.5 * (part.questions[questionId(offer.draft)] ?? 0);
  };
  const part = (offer: Offer): number | undefined => {
    const near = nearness.parts.map((one) => partNear(offer, one));
    const best = Math.max(...near);
    const others = near.filter((one) => one > best - clearly);
    return others.length === 1 ? near.indexOf(best) : undefined;
  };

  const chances = new Map<Offer, number>();
  const chanceOf = (offer: Offer): number => {
    const value = chances.get(offer) ?? chance(offer);
    chances.set(offer, value);
    return value;
  };
  // "Sound and vibrations" is the name of one objective, and no double wish.
  const [only] = asked;
  const isOneThing = asked.size === 1 && (found.isNamed || naming.isCalled(only));
  // "Ww2 evacuation": what is called so, and hardly says so itself. Of "words with igh" those are meant that have it.
  let saidByFew: boolean | undefined;
  const isSaidByFew = (): boolean => {
    saidByFew ??=
      offers.filter((offer) => offer.draft.provenance !== 'derived' && isAsked(offer) && chanceOf(offer) >= practisesFrom).length < few;
    return saidByFew;
  };
  const partsKnown = new Map<Offer, number | undefined>();
  return {
    chanceOf,
    // Every question of an objective that is called just what was typed practises it, and no other does.
    isOn: (offer) => {
      // "Lady Macbeth" is in questions on guilt as well, and not in every one on characters.
      if (naming.saysChosenWord !== undefined)
        return naming.saysChosenWord(offer) && (isAsked(offer) || chanceOf(offer) >= practisesElsewhereFrom);
      if (!isAsked(offer)) {
        // What is asked is called all that was typed: what only says some of it elsewhere is beside it.
        const isBeside = [...asked].some((ref) => naming.isCalled(ref)) && !naming.isCalled(refOf(offer.draft));
        return !found.isNamed && !isBeside && chanceOf(offer) >= practisesElsewhereFrom;
      }
      if (naming.speaksOf !== undefined) {
        const speaks = naming.speaksOf(offer);
        if (speaks === undefined) return found.isNamed || chanceOf(offer) >= practisesFrom;
        return chanceOf(offer) >= (speaks === 'it' ? (found.isNamed ? 0 : practisesSayingItFrom) : practisesSayingAnotherFrom);
      }
      return found.isNamed || (isSaidByFew() && naming.isCalled(refOf(offer.draft))) || chanceOf(offer) >= practisesFrom;
    },
    partOf: (offer) => {
      if (nearness.parts.length < 2) return undefined;
      if (!partsKnown.has(offer)) partsKnown.set(offer, part(offer));
      return partsKnown.get(offer);
    },
    parts: isOneThing ? 0 : nearness.parts.length,
    isOneThing,
  };
};
