import type { SentenceQuestion } from '@hedgerow/curriculum/question';
import { type Change, changesBetween, partsIn, type SentencePart, wordAt } from '@hedgerow/curriculum/sentence-changes';
import { quoted } from '../derive/wording.ts';
import { type Judgement, nearly, right, unread, wrong } from './judgement.ts';

type SentenceJudgement = Judgement & {
  /** The mistake that is looked at first; undefined where none of them is left. */
  readonly fault?: SentenceQuestion['faults'][number] | undefined;
};

const sizeOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { from, to, at, end }) => sum + Math.max(to - from, end - at), 0);

const isEmpty = ({ at, end }: Change): boolean => at === end;
/** Both are about the same place of the right sentence. */
const meet = (one: Change, other: Change): boolean =>
  isEmpty(one) || isEmpty(other) ? one.at <= other.end && other.at <= one.end : one.at < other.end && other.at < one.end;

/** Where to look, without what belongs there. */
const placeIn = (given: readonly SentencePart[], wanted: readonly SentencePart[], change: Change): string => {
  const word = quoted(wordAt(given, change));
  const hasWord = given.slice(change.from, change.to).some(({ isWord }) => isWord);
  if (hasWord) return word;
  if (change.from === 0) return `how it begins, at ${word}`;
  return wanted.slice(change.at, change.end).some(({ isWord }) => isWord)
    ? `${word}: a word is missing after it`
    : `what comes after ${word}`;
};

/** Too little of the sentence to say what is wrong with it. */
const leastKept = 0.5;

/**
 * A sentence that was to be written rightly, by its words and marks; capitals count. What is still wrong is named by its place: never by
 * what belongs there.
 */
export const judgeSentence = (typed: string, { sentence, answers, faults }: SentenceQuestion): SentenceJudgement => {
  const [given, shown] = [partsIn(typed), partsIn(sentence)];
  const ways = answers
    .map((answer) => partsIn(answer))
    .map((wanted) => ({ wanted, left: changesBetween(given, wanted) }))
    .toSorted((a, b) => sizeOf(a.left) - sizeOf(b.left));
  const [nearest] = ways;
  if (nearest === undefined) return wrong();
  const { wanted, left } = nearest;
  if (left.length === 0) return right();
  const known = changesBetween(shown, wanted);
  if (sizeOf(left) > Math.max(sizeOf(known), Math.max(given.length, wanted.length) * leastKept))
    return unread('Write the whole sentence, with its mistakes put right.');
  const open = known.filter((place) => left.some((change) => meet(change, place)));
  const first = left.find((change) => known.some((place) => meet(change, place)));
  if (first === undefined) {
    const [broken] = left;
    return nearly(`The mistakes are put right. Now look at ${broken === undefined ? 'the rest' : placeIn(given, wanted, broken)}.`);
  }
  const at = known.findIndex((one) => meet(first, one));
  const place = known[at];
  // Another right way may be changed in other places.
  const isSame = place !== undefined && faults[at]?.word === wordAt(shown, place);
  const fault = isSame ? faults[at] : faults.find(({ word }) => place !== undefined && word === wordAt(shown, place));
  const look = `Look at ${placeIn(given, wanted, first)}.`;
  const mended = known.length - open.length;
  return { ...wrong(mended === 0 ? `Not quite. ${look}` : `Part of it is right. ${look}`), fault };
};
