import { contentWordsOf } from '@hedgerow/curriculum/words';
import { quoted } from '../derive/wording.ts';
import { standsAlone } from './explanation-parts.ts';
import { isLetter } from './passage.ts';

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

const isReason = ({ note }: Wrong): boolean => note !== '' && !isReproach.test(note);
/** “B and D are turned copies of A.” leaves only C. */
const namesOthers = ({ text, note }: Wrong): boolean => isLetter(text) && new Set(note.match(/\b[A-H]\b/g) ?? []).size > 2;

/** “It is not “The Moon shines.”.” would end twice. */
const inSentence = (text: string): string => named(text.replace(/(?<!\.)\.$/, ''));
/** A note speaks of its option, often of what is wrong with it as if it were so: without the option a pupil would learn the mistake. */
export const ruledOut = ({ text, note }: Wrong): string => `It is not ${inSentence(text)}. ${note}`;
/** The same of one thing among several that are right. */
export const notAmong = ({ text, note }: Wrong): string => `${inSentence(text)} is not one of them. ${note}`;

/** Wrong options that may be ruled out for a pupil who has chosen none, those with most to say of them first. */
export const usableReasons = (wrong: readonly Wrong[], tells: (text: string) => boolean): readonly Wrong[] =>
  wrong
    .filter((one) => isReason(one) && !namesOthers(one) && !tells(one.note))
    .toSorted((one, other) => contentWordsOf(other.note).length - contentWordsOf(one.note).length);

/** “We fear them more.” says it of an answer that was not given. */
const speaksOfIt = /^(?:We|You|Neither|Both)\b/;
const byItself = ({ note }: Wrong): boolean => standsAlone(note) && !pointsAtOption.test(note) && !speaksOfIt.test(note);

/** “This multiplies the wrong pair.” speaks of an answer that nobody has given. */
const speaksOfAnswer = /\b(?:you|your|yours)\b|\bthe question asks\b/i;

/** Where nothing is offered to choose from: what many would write, and what is said of it where that says something by itself. */
export const reasonsUnoffered = (wrong: readonly Wrong[], tells: (text: string) => boolean): readonly string[] =>
  wrong
    .filter((one) => isReason(one) && byItself(one) && !speaksOfAnswer.test(one.note) && !tells(one.note))
    .map(({ text, note }) => `If you thought of ${named(text)}: ${note}`);
