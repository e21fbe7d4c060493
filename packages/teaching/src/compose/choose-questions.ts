import { refOf } from '@hedgerow/curriculum/objective-ref';
import { phraseWords } from '@hedgerow/curriculum/request-words';
import { difficulties } from '@hedgerow/domain/difficulties';
import type { FoundTopics } from './find-topics.ts';
import type { Offer } from './offer.ts';
import type { QuestionDraft } from './question-draft.ts';
import { selectQuestions } from './select-questions.ts';
import type { Selection } from './select-questions.ts';

/** Questions made from facts read worse than written ones: at most this share, and a little more where little is written. */
const mostFromFacts = 0.15;
const mostFromFactsWhereLittle = 0.25;
/** So many written questions carry a quiz by themselves. */
const enoughWritten = 8;
/** A quiz of fewer questions than this is filled up, from facts on what was asked for before anything else. */
const fewest = 5;
/** Fewer good questions are better than others beside them; fewer than this are no quiz. */
const fewestOn = 3;

type Pool = { readonly on: readonly Offer[]; readonly young: readonly Offer[]; readonly beside: readonly Offer[] };

const isFact = ({ draft }: Offer): boolean => draft.provenance === 'derived';

/** A word or fact of an earlier stage is too young for who asked, and the last resort; what was written or is worked out may still be revision. */
const isTooYoung = ({ draft }: Offer, { earlier }: FoundTopics): boolean =>
  draft.provenance === 'derived' && draft.topicId !== null && earlier.has(draft.topicId);

const poolOf = (all: readonly Offer[], found: FoundTopics): Pool => {
  const { asked } = found;
  const offers = all.filter((offer) => !isTooYoung(offer, found));
  const isOn = ({ draft }: Offer): boolean => {
    const ref = refOf(draft);
    return ref !== undefined && asked.has(ref);
  };
  return {
    on: offers.filter(isOn),
    young: all.filter((offer) => isOn(offer) && isTooYoung(offer, found)),
    beside: offers.filter((offer) => !isOn(offer)),
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

/** Chooses questions on what was asked for; may return fewer than the count, and never many on other things. */
export const chooseQuestions = (offers: readonly Offer[], found: FoundTopics, selection: Selection): readonly QuestionDraft[] => {
  const { on, young, beside } = poolOf(offers, found);
  const { count, difficulty, history } = selection;
  const strays = strayingFrom(found);
  const seen = new Set(history);
  const isNew = ({ fingerprint }: Offer): boolean => !seen.has(fingerprint);
  const isFar = ({ draft }: Offer): boolean => Math.abs(difficulties.indexOf(draft.difficulty) - difficulties.indexOf(difficulty)) > 1;
  const made = on.filter((offer) => !isFact(offer));
  const hasMaker = made.some(({ draft }) => draft.provenance === 'generator');
  const share = hasMaker || made.length >= enoughWritten ? mostFromFacts : mostFromFactsWhereLittle;
  let chosen: readonly Offer[] = [];
  const add = (from: readonly Offer[], atMost: number): void => {
    const more = Math.min(atMost, count - chosen.length);
    if (more > 0) chosen = selectQuestions(from, { ...selection, ...(strays === undefined ? {} : { strays }), count: more }, chosen);
  };
  add(
    made.filter((offer) => isNew(offer) && !isFar(offer)),
    count,
  );
  // Facts stand in for written questions that were seen lately, rather than asking those again.
  const worn = made.filter((offer) => !isNew(offer)).length;
  add(
    on.filter((offer) => isFact(offer) && isNew(offer)),
    Math.floor((chosen.length * share) / (1 - share)) + worn,
  );
  add(made.filter(isNew), count);
  add(made, count);
  add(on, fewest - chosen.length);
  add(young, fewest - chosen.length);
  if (chosen.length < fewestOn) add(beside, fewest - chosen.length);
  return chosen.map(({ draft }) => draft);
};
