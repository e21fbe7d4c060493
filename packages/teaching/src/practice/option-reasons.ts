import { contentWordsOf } from '@hedgerow/curriculum/words';
import { quoted } from '../derive/wording.ts';
import { standsAlone } from './explanation-parts.ts';
import { isLetter, stemsOf } from './passage.ts';

export type Wrong = { readonly text: string; readonly note: string };

/** An option as it is spoken of; a letter of a picture is only a letter. */
export const named = (option: string): string =>
  isLetter(option)
    ? option
    : quoted(
        option
          .replace(/^"([^"]*)"$/, '$1')
          .replaceAll('“', '‘')
          .replaceAll('”', '’'),
      );

/** Said to somebody who has chosen it, or nothing more than that it is wrong. */
const isReproach =
  /^You (?:have|had|left|took|added|forgot|made|did|used|\p{Ll}+ed)\b|\bdoes not have one\b|\bleft out\b|^Nothing of the kind\b/u;
const pointsAtOption = /\b(?:this|these|that one|would|changed places)\b|^(?:The (?:order|answer|other)|You should|Nothing)\b/i;

const article = /^(?:the|an?) /i;
const withoutArticle = (text: string): string => text.replace(article, '').toLowerCase();
/** “The battery must stay.” is a reason against “in place of the battery” alone; “Pitch is how high a sound is.” explains the option itself. */
const speaksOfOption = ({ text, note }: Wrong): boolean => {
  if (withoutArticle(note).startsWith(withoutArticle(text).replace(/[.]$/, ''))) return false;
  const said = stemsOf(note);
  return [...stemsOf(text)].some((stem) => said.has(stem));
};

/** “A verb is needed after *the move*.” needs the sentence that it speaks of. */
const quotesOption = ({ text, note }: Wrong): boolean =>
  [...note.matchAll(/\*([^*]+)\*|“([^”]+)”/g)].some(([, italic, inQuotes]) => text.includes(italic ?? inQuotes ?? ''));

const isReason = ({ note }: Wrong): boolean => note !== '' && !isReproach.test(note);
/** “B and D are turned copies of A.” leaves only C. */
const namesOthers = ({ text, note }: Wrong): boolean => isLetter(text) && new Set(note.match(/\b[A-H]\b/g) ?? []).size > 2;
/** “We fear them more.” says it of an option. */
const speaksOfIt = /^(?:We|You|Neither|Both)\b/;
const byItself = ({ note }: Wrong): boolean => standsAlone(note) && !pointsAtOption.test(note) && !speaksOfIt.test(note);

/**
 * The reasons against wrong options, for a pupil who has chosen none: “Crunch is a sound.” What follows from it is left to the pupil.
 * First those that stand by themselves, then those that have to be read with their option.
 */
export const reasonsAgainst = (wrong: readonly Wrong[], tells: (text: string) => boolean): readonly string[] => {
  const usable = wrong.filter((one) => isReason(one) && !namesOthers(one) && !tells(one.note));
  const alone = usable.filter((one) => byItself(one) && !quotesOption(one) && !speaksOfOption(one) && !isLetter(one.text));
  const more = (one: Wrong, other: Wrong): number => contentWordsOf(other.note).length - contentWordsOf(one.note).length;
  return [
    ...alone.toSorted(more).map(({ note }) => note),
    ...usable
      .filter((one) => !alone.includes(one))
      .toSorted(more)
      .map(({ text, note }) => `Look at ${named(text)}. ${note}`),
  ];
};

/** “This multiplies the wrong pair.” speaks of an answer that nobody has given. */
const speaksOfAnswer = /\b(?:you|your|yours)\b|\bthe question asks\b/i;

/** The same where nothing is offered to choose from: only what says something by itself. */
export const reasonsUnoffered = (wrong: readonly Wrong[], tells: (text: string) => boolean): readonly string[] =>
  wrong.filter((one) => isReason(one) && byItself(one) && !speaksOfAnswer.test(one.note) && !tells(one.note)).map(({ note }) => note);
