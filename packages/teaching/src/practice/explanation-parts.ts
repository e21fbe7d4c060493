import { leansInClause, leansOnWhatWentBefore } from '../derive/wording.ts';
import { sentencesIn } from './passage.ts';

type Tells = (text: string) => boolean;

const fewestWords = 4;
const wordCount = (text: string): number => text.split(/\s+/).length;
/** “Small ones”, “the other sentences”: which? */
const leansInside = /^(?:the |all the )?\p{L}+ ones?\b|^(?:in |of )?(?:all )?the others?\b/iu;
/** Says something without the sentence before it. */
export const standsAlone = (text: string): boolean =>
  !leansOnWhatWentBefore.test(text) && !leansInside.test(text) && !leansInClause.test(text) && wordCount(text) >= fewestWords;

/** The sentences that do not say the answer and stand by themselves. */
export const quietSentences = (explanation: string, tells: Tells): readonly string[] =>
  sentencesIn(explanation).filter((sentence) => !tells(sentence) && standsAlone(sentence));

/** Where a clause ends, outside a formula and a bracket; a second calculation begins one too. */
const clauseEnd = /(?:[,;:]| –)(?=\s)| (?=and [\d$£])/g;

/** No formula and no bracket is left open. */
const isWhole = (text: string): boolean => text.split('$').length % 2 === 1 && text.split('(').length === text.split(')').length;

/** “the lines from the bottom are E, G, B” is cut nowhere. */
const isInList = (sentence: string, clause: string): boolean =>
  /^, \S+(?:,| and\b| so\b)/.test(sentence.slice(clause.length)) ||
  /, \S+$/.test(clause) ||
  (/^ and [\d$£]/.test(sentence.slice(clause.length)) && /\d\S*$/.test(clause));

/** How the explanation begins, cut where it would say the answer, or where its first clause ends: “The ladder is the hypotenuse, and 1.5 m is next to the angle …” */
export const leadUp = (explanation: string, tells: Tells, isShort = false): string | undefined => {
  const [first = ''] = sentencesIn(explanation);
  const clauses = [...first.matchAll(clauseEnd)]
    .map(({ index }) => first.slice(0, index))
    .filter((clause) => !isInList(first, clause) && isWhole(clause) && standsAlone(clause) && !tells(clause));
  return clauses.at(isShort ? 0 : -1)?.concat(' …');
};

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** “72 g” and “$6$” as an explanation writes them within a line of working. */
const bare = (key: string): string => key.replaceAll(/^\$|\$$/g, '').replace(/(?<=\d)\s*(?:[a-zA-Z%°/²³]+\d?)$/, '');

const resultBefore =
  /(?:[=≈:]|\b(?:is|are|was|were|be|gives?|gave|makes?|leaves?|left|has|have|to|by|at|of|about|costs?|reach(?:es)?|or|so|in|than|after))\s*[−£$(]*\?/i;

/** The explanation with a question mark in the place of a number that is asked for; undefined where it does not say that number once. */
export const withoutNumber = (explanation: string, key: string): string | undefined => {
  const number = bare(key);
  if (!/\d/.test(number)) return undefined;
  const found = new RegExp(String.raw`(?<![\d.,])${escaped(number)}(?![\d]|[.,]\d|(?:st|nd|rd|th)\b)`, 'g');
  // With two gaps it tells neither what is asked nor what is known: “? circles at 1 each make ?”.
  if (explanation.match(found)?.length !== 1) return undefined;
  // The 4 of “4 and 6” in a list of factors is another 4.
  const gapped = explanation.replace(found, '?');
  return resultBefore.test(gapped) ? gapped : undefined;
};

const fewestInGapped = 5;

/** The explanation without the words of the answer: “It eats plants, so it is a ____.” */
export const withGap = (explanation: string, key: string): readonly string[] => {
  const words = key.replace(/[.!?]$/, '');
  const [line = ''] = sentencesIn(explanation);
  // To make the pattern costs more than all else here, and most lines have not the words at all.
  if (!/^[\p{L}][\p{L} ’'-]+$/u.test(words) || !line.toLowerCase().includes(words.toLowerCase())) return [];
  const gapped = line
    .replaceAll(new RegExp(String.raw`(?<![\p{L}-])${words}(?![\p{L}-])`, 'giu'), '____')
    .replaceAll(/\*{1,2}____\*{1,2}/g, '____');
  return gapped === line || wordCount(gapped) < fewestInGapped ? [] : [gapped];
};
