import { brokenFormulas } from './tex.ts';
import { formulasOf, proseOf } from './markup.ts';
import { isAmount, optionText, optionValue } from './option-values.ts';
import { contentWordsOf, fold } from './words.ts';

/** What every multiple-choice question must keep, whoever made it: the bank, a rule, a generator, the pupil's text or a model. */
export type AskedQuestion = {
  readonly stem: string;
  readonly options: readonly string[];
  readonly keyIndex: number;
  readonly explanation: string;
  /** Whether worked steps stand beside the explanation, as with all that is computed. */
  readonly worked?: boolean;
};

/** In characters: a sum with its working beside it needs one short sentence, for a six-year-old most of all. */
export const shortestExplanation = 40;
const shortestBesideSteps = 15;
const longestStem = 900;
const longestOption = 260;

const negativeStem =
  /\b(?:which|what)\b(?:(?!\b(?:why|that|if|when|because|who|how)\b)[^.?!,;]){0,50}\b(?:(?:is|are|was|were|does|do|did|would|could|has|have|can)\s+not|isn't|aren't|wasn't|weren't|doesn't|don't|didn't|wouldn't|couldn't|hasn't|haven't|can't|cannot)\b(?!\s*(?:[?.!"”]|$))/i;
const shoutedNot = /\bNOT\b/;
const otherNegatives = /\bexcept\b(?! for)|\bwhich\b[^.?!]{0,40}\b(?:false|untrue|incorrect)\b/i;
const catchAll = /\b(?:all|none|both|neither|any)\s+of\s+(?:the\s+)?(?:above|these|those|the others?|them)\b|^(?:none|all|both|neither)$/i;

const isNegative = (stem: string): boolean => {
  // What is quoted is not what is asked.
  const prose = proseOf(stem)
    .replaceAll(/“[^”]*”|"[^"]*"/g, ' ')
    .replaceAll('’', "'");
  return negativeStem.test(prose) || otherNegatives.test(prose) || shoutedNot.test(prose);
};

const isTrueOrFalse = (question: AskedQuestion): boolean => {
  const folded = question.options.map(fold);
  return /^\W*true or false/i.test(proseOf(question.stem)) || (folded.includes('true') && folded.includes('false'));
};

/** The stem gives the key away when it says it and says none of the other options. */
const keyStandsInStem = ({ stem, options, keyIndex }: AskedQuestion): boolean => {
  const stemText = ` ${fold(optionText(stem))} `;
  const stands = (option: string): boolean => stemText.includes(` ${fold(optionText(option))} `);
  const key = options[keyIndex] ?? '';
  if (formulasOf(key).length > 0 || !/\p{L}{3}/u.test(optionText(key))) return false;
  return stands(key) && !options.some((option, index) => index !== keyIndex && stands(option));
};

/** An explanation that only says the stem and the key again explains nothing. */
const isRestatement = ({ stem, options, keyIndex, explanation }: AskedQuestion): boolean => {
  const said = new Set(contentWordsOf(proseOf(`${stem} ${options[keyIndex] ?? ''}`)));
  const fresh = new Set(
    [...contentWordsOf(proseOf(explanation))].filter((word) => !said.has(word) && !/^(?:correct|answer|right|option)$/.test(word)),
  );
  const givesReason = /\b(?:because|so|as|since|means?|therefore|not|but|than|if|when)\b/i.test(explanation) && fresh.size > 0;
  return fresh.size < 3 && !givesReason && formulasOf(explanation).length === 0 && !/\d/.test(explanation);
};

/** "half past 3" and "1 hour 20 minutes" go with "5 o'clock" and "50 minutes". */
const isInWords = (option: string): boolean =>
  !isAmount(option) && formulasOf(option).length === 0 && /\p{L}{3}/u.test(option) && !/^\d|\d$/.test(optionText(option));

const mixesForms = (options: readonly string[]): boolean => {
  const amounts = options.filter(isAmount).length;
  const words = options.filter(isInWords).length;
  return amounts > 0 && words > 0;
};

const repeats = (texts: readonly string[]): string | undefined => texts.find((text, index) => texts.indexOf(text) !== index);

const shapeProblems = ({ stem, options, keyIndex, explanation, worked = false }: AskedQuestion): string[] => [
  ...(options.length < 3 || options.length > 4 ? [`has ${options.length} options; 3 or 4 are asked for`] : []),
  ...(Number.isInteger(keyIndex) && keyIndex >= 0 && keyIndex < options.length ? [] : ['its key is none of its options']),
  ...(options.some((option) => option.trim() === '') ? ['has an empty option'] : []),
  ...(stem.trim().length < 3 ? ['has no stem'] : []),
  ...(stem.length > longestStem ? [`its stem is longer than ${longestStem} characters`] : []),
  ...(options.some((option) => option.length > longestOption) ? [`an option is longer than ${longestOption} characters`] : []),
  ...(explanation.trim().length < (worked ? shortestBesideSteps : shortestExplanation)
    ? [`its explanation is shorter than ${worked ? shortestBesideSteps : shortestExplanation} characters`]
    : []),
];

/** What is wrong with a question, in words for its author; empty when it may be asked. */
export const questionProblems = (question: AskedQuestion): string[] => {
  const { stem, options, explanation } = question;
  const sameText = repeats(options.map((option) => optionText(option)));
  const sameValue = repeats(options.map(optionValue));
  const broken = [stem, ...options, explanation].flatMap(brokenFormulas);
  return [
    ...shapeProblems(question),
    ...(sameText === undefined ? [] : [`two options read "${sameText}"`]),
    ...(sameText === undefined && sameValue !== undefined ? [`two options have the value ${sameValue.trim()}`] : []),
    ...(options.some((option) => catchAll.test(optionText(option))) ? ['an option says all or none of the others'] : []),
    ...(isNegative(stem) ? ['its stem asks for what is not so; ask for what is'] : []),
    ...(isTrueOrFalse(question) ? ['is a true-or-false question'] : []),
    ...(keyStandsInStem(question) ? [`its stem says the key "${options[question.keyIndex] ?? ''}"`] : []),
    ...(isRestatement(question) ? ['its explanation only says the question and the key again'] : []),
    ...(mixesForms(options) ? ['some options are amounts and some are words'] : []),
    ...broken.map((tex) => `a formula does not render: ${tex}`),
  ];
};

/** “They do not.” tells whoever chose it nothing that they could learn. */
const emptyNote =
  /^(?:(?:They|It|He|She|We|You|That|This|Nobody|Neither|None|Many|Most|Some) (?:(?!means|says)\w+ )?(?:do|does|did|is|are|was|were|has|have|had|may|will|would|can|could)(?: not)?|Nothing suggests this|Neither is right|Not so|That is wrong|This is wrong)\.$/;
export const saysNothing = (note: string): boolean => emptyNote.test(note);

/** A hyphen between two numbers, where a minus sign is meant. */
export const hasHyphenForMinus = (text: string): boolean => /\d - \d/.test(text.replaceAll(/\$[^$]*\$/g, ''));
