import { type ObjectiveRef, objectiveRef, refOf } from '@hedgerow/curriculum/objective-ref';
import { phraseWords } from '@hedgerow/curriculum/request-words';
import { difficulties } from '@hedgerow/domain/difficulties';
import { mostAskedAlike } from '../practice/most-alike.ts';
import type { FoundTopics } from './find-topics.ts';
import { kindsInTurn } from './kinds-of-draws.ts';
import { namesDraws } from './narrowing.ts';
import type { Offer } from './offer.ts';
import { practisesOf } from './practises.ts';
import type { Practises } from './practises.ts';
import { selectQuestions } from './select-questions.ts';
import type { Selection } from './select-questions.ts';

/** Questions made from facts read worse than written ones: beside those at most this share. */
const mostFromFacts = 0.15;
/** A quiz of fewer questions than this is filled up, from facts on what was asked for before anything else. */
const fewest = 5;
/**
 * Of the questions of the very objective that are given this chance and too little to be counted, readers found 55 in 100 on what was typed
 * and most others close by: three questions are filled up with them to a quiz, and the sentence says how many are on it.
 */
const closeFrom = 0.36;
/** Fewer good questions are better than others farther beside them; fewer than this are no quiz. */
const fewestOn = 3;

type Pool = {
  readonly on: readonly Offer[];
  readonly young: readonly Offer[];
  /** Of the objectives that were asked for, and still not on what was typed. */
  readonly aside: readonly Offer[];
  readonly beside: readonly Offer[];
};

export type Chosen = {
  readonly offers: readonly Offer[];
  /** Whether it practises what was typed. */
  readonly isOn: (offer: Offer) => boolean;
  /** Whether each half of a double wish has come. */
  readonly hasEveryPart: boolean;
  /** How likely four in five of them are, each by itself, to practise what was typed, 0 to 1; undefined where only words are known. */
  readonly certainty: number | undefined;
};

const isFact = ({ draft }: Offer): boolean => draft.provenance === 'derived';
const isWritten = ({ draft }: Offer): boolean => draft.provenance === 'bank';
const isDrawn = ({ draft }: Offer): boolean => draft.provenance === 'generator';

/** A word or fact of an earlier stage is too young for who asked, and the last resort; what was written or is worked out may still be revision. */
const isTooYoung = ({ draft }: Offer, { earlier }: FoundTopics): boolean =>
  draft.provenance === 'derived' && draft.topicId !== null && earlier.has(draft.topicId);

const isAsked = ({ draft }: Offer, { asked }: FoundTopics): boolean => {
  const ref = refOf(draft);
  return ref !== undefined && asked.has(ref);
};

const poolOf = (all: readonly Offer[], found: FoundTopics, isOn: (offer: Offer) => boolean): Pool => {
  const offers = all.filter((offer) => !isTooYoung(offer, found));
  const others = offers.filter((offer) => !isOn(offer));
  return {
    on: offers.filter(isOn),
    young: all.filter((offer) => isOn(offer) && isTooYoung(offer, found)),
    aside: others.filter((offer) => isAsked(offer, found)),
    beside: others.filter((offer) => !isAsked(offer, found)),
  };
};

/** How little of the request an offer speaks of; a whole topic is not narrowed by its name. */
const strayingFrom = ({ isWhole, words, methods }: FoundTopics): ((offer: Offer) => number) | undefined => {
  const wanted = [...new Set(words)];
  if (isWhole || wanted.length === 0) return undefined;
  const known = new Map<Offer, number>();
  const titles = new Map(methods.map(({ generator }) => [generator.id, generator.title]));
  return (offer) => {
    const before = known.get(offer);
    if (before !== undefined) return before;
    const { stem, key, explanation, sourceId } = offer.draft;
    const said = new Set(phraseWords([stem, key.text, explanation, titles.get(sourceId) ?? ''].join(' ')));
    const share = 1 - wanted.filter((word) => said.has(word)).length / wanted.length;
    known.set(offer, share);
    return share;
  };
};

/** What lies far from what was typed is given last; words alone say less. */
const farShare = 2.5;

/** So little behind the surest of its generator a draw is as sure: it differs from it in its form, and a set wants more than one. */
const ofOneGenerator = 0.2;

/** How likely it practises what was typed; of a generator the draws in other words than the request's are as likely as those in the same. */
export const evenedChance = (offers: readonly Offer[], chanceOf: (offer: Offer) => number): ((offer: Offer) => number) => {
  const surest = new Map<string, number>();
  for (const offer of offers) {
    if (offer.draft.provenance !== 'generator') continue;
    const { sourceId } = offer.draft;
    surest.set(sourceId, Math.max(surest.get(sourceId) ?? 0, chanceOf(offer)));
  }
  return (offer) => {
    const own = chanceOf(offer);
    const best = offer.draft.provenance === 'generator' ? surest.get(offer.draft.sourceId) : undefined;
    return best !== undefined && own >= best - ofOneGenerator ? best : own;
  };
};

/** So little behind the nearest a question is as near. */
const nearestBand = 0.12;
/** A written question beside many that a generator makes alike. */
const writtenBand = 0.3;

/** Among sums that are drawn this share is written: why it works, what went wrong, which way to begin. */
const writtenAmongSums = 0.375;
/** So likely such a question must be to practise what was typed, and so little behind the sums. */
const surelyFrom = 0.75;
const besideSums = 0.2;

/** "Exact" promises four in five: how likely the last of those is says more than the mean, which one sure question lifts. */
const allButAFifth = (chances: readonly number[]): number => chances.toSorted((a, b) => a - b)[Math.floor(chances.length / 5)] ?? 0;

/** Of a double wish each half should be a quarter of what comes, at the least. */
const partFrom = 0.25;

const everyPartOf = (offers: readonly Offer[], practises: Practises | undefined): boolean => {
  if (practises === undefined || practises.parts < 2) return true;
  const parts = offers.map(practises.partOf);
  return Array.from({ length: practises.parts }, (_, part) => part).every(
    (part) => parts.filter((one) => one === undefined || one === part).length >= offers.length * (partFrom / (practises.parts / 2)),
  );
};

/** Of "adding ing and ed" each has its turn: which kind of a generator's draws a question is of, where it is of one alone. */
const kindNamed = (found: FoundTopics): ((offer: Offer) => number | undefined) | undefined => {
  const kinds = [
    ...new Set(
      found.methods.flatMap(({ topicId, objective, generator, narrowing }) =>
        narrowing !== undefined && topicId !== null && objective !== null && found.asked.has(objectiveRef(topicId, objective))
          ? kindsInTurn(generator, narrowing.text)
          : [],
      ),
    ),
  ];
  if (kinds.length < 2) return undefined;
  return ({ draft: { stem, key } }) => {
    const own = kinds.flatMap((isOfKind, at) => (isOfKind({ stem, key: key.text, drawn: {} }) ? [at] : []));
    return own.length === 1 ? own[0] : undefined;
  };
};

/** Of several objectives of a worksheet each has as many questions as the others. */
const placeIn =
  (refs: readonly ObjectiveRef[]) =>
  ({ draft }: Offer): number | undefined => {
    const ref = refOf(draft);
    const place = ref === undefined ? -1 : refs.indexOf(ref);
    return place < 0 ? undefined : place;
  };

/** As likely as anything is. */
const surest = 0.95;

/** "Was or were": questions that have both words are on it, whatever the meaning of such words, and where there are enough nothing else is. */
const withSure = (
  known: Practises | undefined,
  offers: readonly Offer[],
  found: FoundTopics,
  isSure: ((draft: Offer['draft']) => boolean) | undefined,
): Practises | undefined => {
  if (known === undefined || isSure === undefined) return known;
  const sure = new Set(offers.filter((offer) => isAsked(offer, found) && isSure(offer.draft)));
  const isEnough = sure.size >= fewestOn;
  return {
    ...known,
    isOn: (offer) => sure.has(offer) || (!isEnough && known.isOn(offer)),
    chanceOf: (offer) => (sure.has(offer) ? Math.max(surest, known.chanceOf(offer)) : known.chanceOf(offer)),
  };
};

/** As many as of a lesson, of more than ten in step; where one kind of draw was named ("the 12 times table", "quarter past"), it is what is wanted. */
const mostAlikeOf = (count: number, { methods }: FoundTopics): number | undefined =>
  methods.some(({ generator, narrowing }) => narrowing !== undefined && namesDraws(generator, narrowing))
    ? undefined
    : Math.max(mostAskedAlike, Math.ceil((mostAskedAlike * count) / 10));

/** Chooses questions on what was asked for; may return fewer than the count, and never many on other things. */
export const chooseQuestions = (offers: readonly Offer[], found: FoundTopics, selection: Selection): Chosen => {
  const practises = withSure(practisesOf(found, offers), offers, found, selection.prefers?.isSure);
  // Without a meaning that was worked out, whatever is on the objectives asked for.
  const isOn = practises?.isOn ?? ((offer: Offer): boolean => isAsked(offer, found));
  const { on, young, aside, beside } = poolOf(offers, found, isOn);
  const { count, difficulty, history } = selection;
  const chanceOf = practises === undefined ? undefined : evenedChance(on, practises.chanceOf);
  // "When to use mean, median or mode" asks for a kind of question, and not for all of averages.
  const isWhole = found.isWhole && selection.prefers === undefined;
  const strays = chanceOf === undefined ? strayingFrom({ ...found, isWhole }) : (offer: Offer): number => farShare * (1 - chanceOf(offer));
  const seen = new Set(history);
  const isNew = ({ fingerprint }: Offer): boolean => !seen.has(fingerprint);
  // A page of sums may be of one kind; eight verbs or words in one wording tire, so that what is written has its turn among them.
  const hasDrawn = on.some(isDrawn);
  const isOfSums = hasDrawn && found.named?.subject === 'maths';
  // A paper of sums asks no reasons between them.
  const isPaper = isOfSums && found.topics[0]?.isMixed === true;
  const isMixed = hasDrawn && !isOfSums;
  const isFar = ({ draft }: Offer): boolean => Math.abs(difficulties.indexOf(draft.difficulty) - difficulties.indexOf(difficulty)) > 1;
  const made = on.filter((offer) => !isFact(offer));
  const kindOf = kindNamed(found);
  const partOf = practises === undefined || (practises.parts < 2 && kindOf !== undefined) ? kindOf : practises.partOf;
  const wish = {
    ...selection,
    isWhole: found.isWhole,
    ...(strays === undefined ? {} : { strays }),
    ...(partOf === undefined ? {} : { partOf }),
    ...(found.inTurn === undefined ? {} : { partOf: placeIn(found.inTurn), parts: found.inTurn.length }),
  };
  let chosen: readonly Offer[] = [];
  // What is asked alike waits behind the rest of what is on it.
  let mostAlike = mostAlikeOf(count, found);
  const add = (from: readonly Offer[], atMost: number, mayRepeat = true): void => {
    const more = Math.min(atMost, count - chosen.length);
    if (more > 0) chosen = selectQuestions(from, { ...wish, count: more, mayRepeat, mostAlike }, chosen);
  };
  // Of a generator's many alike the nearest come before others of another wording.
  const addNearestFirst = (from: readonly Offer[], atMost: number): void => {
    const before = chosen.length;
    if (practises !== undefined && chanceOf !== undefined) {
      // Of a double wish each half has a nearest of its own.
      const nearest = new Map<number | undefined, number>();
      for (const offer of from) {
        const part = practises.partOf(offer);
        nearest.set(part, Math.max(nearest.get(part) ?? 0, chanceOf(offer)));
      }
      const band = (offer: Offer): number => (isMixed && isWritten(offer) ? writtenBand : nearestBand);
      add(
        from.filter((offer) => chanceOf(offer) >= (nearest.get(practises.partOf(offer)) ?? 0) - band(offer)),
        atMost,
        !isMixed,
      );
    }
    add(from, atMost - (chosen.length - before));
  };
  const fill = (): void => {
    const fresh = made.filter((offer) => isNew(offer) && !isFar(offer));
    if (isPaper) add(fresh.filter(isDrawn), count);
    else if (isOfSums) {
      const from = practises === undefined ? 0 : Math.max(surelyFrom, ...fresh.map((offer) => practises.chanceOf(offer) - besideSums));
      addNearestFirst(
        fresh.filter((offer) => isWritten(offer) && (practises === undefined || practises.chanceOf(offer) >= from)),
        Math.floor(count * writtenAmongSums),
      );
      // Where words alone are known, they would choose what speaks of sums before the sums. Of a whole topic each lesson has its turn.
      if (practises === undefined && (!found.isWhole || found.asked.size < 2)) add(fresh.filter(isDrawn), count);
    }
    addNearestFirst(fresh, count - chosen.length);
    mostAlike = undefined;
    addNearestFirst(fresh, count - chosen.length);
    // Facts stand in for written questions that were seen lately, rather than asking those again.
    const worn = made.filter((offer) => !isNew(offer)).length;
    add(
      on.filter((offer) => isFact(offer) && isNew(offer)),
      Math.floor((chosen.length * mostFromFacts) / (1 - mostFromFacts)) + worn,
    );
    add(made.filter(isNew), count);
    add(made, count);
    add(on, fewest - chosen.length);
    addNearestFirst(
      aside.filter((offer) => !isFact(offer) && practises !== undefined && practises.chanceOf(offer) >= closeFrom),
      fewest - chosen.length,
    );
    add(young, fewest - chosen.length);
    if (chosen.length < fewestOn) {
      // Beside one or two on it only so many that it can be called a quiz.
      const most = chosen.length > 0 ? fewestOn : fewest;
      addNearestFirst(
        aside.filter((offer) => !isFact(offer)),
        most - chosen.length,
      );
      add([...aside, ...beside], most - chosen.length);
    }
  };
  const { prefers } = selection;
  if (prefers !== undefined) {
    const ofKind = made.filter(({ draft }) => prefers.isOfKind(draft));
    addNearestFirst(ofKind.filter(isNew), count);
    mostAlike = undefined;
    addNearestFirst(ofKind, count - chosen.length);
    mostAlike = mostAlikeOf(count, found);
  }
  if (prefers?.isOnly !== true) fill();
  const chances = practises === undefined ? undefined : chosen.map(practises.chanceOf);
  return {
    offers: chosen,
    isOn,
    hasEveryPart: everyPartOf(chosen, practises),
    certainty: chances === undefined ? undefined : allButAFifth(chances),
  };
};
