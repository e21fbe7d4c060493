import { refOf } from '@hedgerow/curriculum/objective-ref';
import { isAsked } from './cut-topic.ts';
import type { FoundTopics, TopicQuery } from './find-topics.ts';
import { isTurnedBack, kindsOfAll } from './kinds-of-draws.ts';
import { boundIn, fixedIn, isOfLength, saysNumber, withinBound } from './narrowing.ts';
import type { Offer } from './offer.ts';
import type { QuestionDraft } from './question-draft.ts';

/** What was typed, and how many questions are wanted. */
type NarrowingWish = Pick<TopicQuery, 'subject' | 'topicText' | 'focus'> & { readonly count: number };

/** The words that a question is about stand out in it, or are its answer. */
const aboutWords = ({ stem, key }: QuestionDraft): string =>
  [...stem.matchAll(/\*+([^*]+)\*+/g)]
    .map(([, word]) => word)
    .concat(key.text)
    .join(' ');

/** So few questions of a kind that was named are no quiz. */
const fewestOfKind = 3;

/** "Mixed numbers to improper fractions" wants none the other way round, where there are enough of these. */
const onDirection = (offers: readonly Offer[], topicText: string): readonly Offer[] => {
  const isBack = isTurnedBack(topicText);
  const own = isBack === undefined ? [] : offers.filter(({ draft: { stem, key } }) => !isBack({ stem, key: key.text }));
  return own.length < fewestOfKind ? offers : own;
};

/** "Quarter past" wants no other times of the clock, where there are enough of these. */
const onKind = (offers: readonly Offer[], found: FoundTopics, topicText: string, keeps: (offer: Offer) => boolean): readonly Offer[] => {
  const kinds = kindsOfAll(
    found.methods.filter((method) => isAsked(found, method)).map(({ generator }) => generator),
    topicText,
  );
  if (kinds.length === 0) return offers;
  // Of a generator the phrases are on all that it draws.
  const isOfKind = ({ draft: { stem, key, about, provenance } }: Offer): boolean =>
    kinds.some((is) => is({ stem, key: key.text, about: provenance === 'bank' ? about : undefined }));
  return offers.filter(isOfKind).length < fewestOfKind ? offers : offers.filter((offer) => isOfKind(offer) || keeps(offer));
};

/** "The oa sound" wants no question on other letters, where there are enough on these. */
const onFixed = (offers: readonly Offer[], { methods }: FoundTopics): readonly Offer[] => {
  const fixed = methods.flatMap(({ generator, narrowing }) => (narrowing === undefined ? [] : fixedIn(generator, narrowing)));
  const own = fixed.length === 0 ? [] : offers.filter(({ draft }) => fixed.some((letters) => letters.test(aboutWords(draft))));
  return own.length < fewestOfKind ? offers : own;
};

/** "The 12 times table" and "the nearest 1000" want no written question on another number, where enough are drawn with theirs. */
const onNumber = (offers: readonly Offer[], found: FoundTopics): readonly Offer[] => {
  const varying = found.methods.filter(({ generator, narrowing }) => generator.varies !== undefined && narrowing?.numbers.length !== 0);
  const isVaried = ({ draft }: Offer): boolean =>
    varying.some(({ topicId, objective }) => draft.topicId === topicId && draft.objective === objective);
  const isOther = (offer: Offer): boolean => {
    const { stem, key, provenance } = offer.draft;
    const [narrowing] = varying.flatMap((method) => method.narrowing ?? []);
    return isVaried(offer) && provenance !== 'generator' && !saysNumber(`${stem} ${key.text}`, narrowing?.numbers ?? []);
  };
  const drawn = offers.filter(
    (offer) =>
      isVaried(offer) &&
      offer.draft.provenance === 'generator' &&
      varying.some(({ narrowing }) => saysNumber(`${offer.draft.stem} ${offer.draft.key.text}`, narrowing?.numbers ?? [])),
  );
  return drawn.length < fewestOfKind ? offers : offers.filter((offer) => !isOther(offer));
};

/** "Adding to 10" wants no written 30 + 40, where some are drawn with small numbers, and no drawn 47 - 10 where enough are. */
const sums = /\b(?:add|adding|addition|plus|subtract\w*|subtraction|tak(?:e|ing) away|minus)\b/i;
const isDrawn = ({ draft }: Offer): boolean => draft.provenance === 'generator';
const onBound = (offers: readonly Offer[], { topicText, focus, count }: NarrowingWish): readonly Offer[] => {
  const most = focus === undefined && sums.test(topicText) ? boundIn(topicText) : undefined;
  if (most === undefined) return offers;
  const isWithin = withinBound(most);
  const fits = ({ draft: { stem, key } }: Offer): boolean => isWithin({ stem, key: key.text, drawn: {} });
  const own = offers.filter(fits);
  const drawn = new Set(own.filter(isDrawn).map(({ fingerprint }) => fingerprint)).size;
  if (drawn < fewestOfKind) return offers;
  return drawn >= count ? own : offers.filter((offer) => isDrawn(offer) || fits(offer));
};

/** Written questions may have their numbers in words; what has them in figures is as long as it was asked for, or is not on it. */
export const isOfWishedLength = ({ draft }: Offer, { subject, topicText, focus }: NarrowingWish): boolean =>
  subject !== 'maths' ||
  focus !== undefined ||
  (draft.provenance !== 'generator' && !/\d/.test(draft.stem)) ||
  isOfLength(topicText, draft);

/** "2 digit x 3 digit" wants no sum of two digits, where enough are drawn with three. */
const onLength = (offers: readonly Offer[], wish: NarrowingWish): readonly Offer[] => {
  const own = offers.filter((offer) => isOfWishedLength(offer, wish));
  return own.filter(({ draft }) => draft.provenance === 'generator').length < fewestOfKind ? offers : own;
};

/** A worksheet of "adding within 20" or of one denominator wants no written 53 - 21 and no halves and thirds, where enough are as it is. */
const onSet = (offers: readonly Offer[], { methods, inTurn }: FoundTopics): readonly Offer[] => {
  if (inTurn === undefined) return offers;
  const left = new Set(offers);
  for (const ref of inTurn) {
    const own = methods.filter((method) => refOf(method) === ref);
    const text = own[0]?.narrowing?.text ?? '';
    if (text === '') continue;
    const ofRef = offers.filter(({ draft }) => refOf(draft) === ref);
    const kinds = kindsOfAll(
      own.map(({ generator }) => generator),
      text,
    );
    const most = boundIn(text);
    const isWithin = most === undefined ? () => true : withinBound(most);
    const fit = ofRef.filter(
      ({ draft: { stem, key } }) =>
        isWithin({ stem, key: key.text, drawn: {} }) && (kinds.length === 0 || kinds.some((isOfKind) => isOfKind({ stem, key: key.text }))),
    );
    if (fit.length >= fewestOfKind) for (const offer of ofRef) if (!fit.includes(offer)) left.delete(offer);
  }
  return [...left];
};

/**
 * Of all that the found topics give, what the words of a wish leave: its sound, number, length, bound and kind, each of them only where
 * enough questions are so. "Why do you need the same denominator" wants reasons (`keeps`) that have no sum of the kind in them.
 */
export const narrowedOffers = (
  all: readonly Offer[],
  found: FoundTopics,
  wish: NarrowingWish,
  keeps: (offer: Offer) => boolean = () => false,
): readonly Offer[] => {
  const narrowed = onSet(onBound(onLength(onNumber(onFixed(all, found), found), wish), wish), found);
  const meant = wish.focus === undefined ? (found.meant ?? wish.topicText) : '';
  return onDirection(onKind(narrowed, found, meant, keeps), meant);
};
