import type { MarkScheme } from '@hedgerow/curriculum/question';
import { areOpposed } from './opposites.ts';
import type { RealSentence } from './read-answer.ts';
import { deniesSomething, type SaidWord } from './said-words.ts';
import { contentStems, isFunctionWord, isNearly, plainWords, stem } from './word-forms.ts';

/** What is credited: `needed` of the groups must meet; each group is a list of words or phrases that mean the same. */
export type KeyPoint = {
  readonly text: string;
  readonly marks: number;
  readonly groups: readonly (readonly (readonly string[])[])[];
  readonly needed: number;
};

/** Small words that make another phrase of it: “no acid”, “only ambition”. */
const telling = new Set([
  'no',
  'not',
  'never',
  'nobody',
  'without',
  'only',
  'more',
  'most',
  'too',
  'each',
  'other',
  'same',
  'both',
  'all',
  'own',
  'many',
  'much',
]);

/** “Because” stays where nothing else stands: then it is what is looked for. */
const phrase = (term: string): readonly string[] => {
  const words = plainWords(term);
  const content = words.filter((word) => !isFunctionWord(word) || (words.length > 1 && telling.has(word)));
  return (content.length > 0 ? content : words).map(stem);
};

const fromText = (text: string, question: string): KeyPoint => {
  const asked = new Set(contentStems(question));
  const all = [...new Set(contentStems(text))];
  const own = all.filter((word) => !asked.has(word));
  const words = own.length >= 2 ? own : all;
  return {
    text,
    marks: 1,
    groups: words.map((word) => [[word]]),
    needed: Math.max(1, Math.ceil(words.length * (words.length > 6 ? 0.5 : 0.6))),
  };
};

/** Points of a mark scheme, of a plain list of key points, or, with neither, of the model answer's sentences. */
export const keyPointsOf = (scheme: MarkScheme | readonly string[], modelAnswer: string, question: string): readonly KeyPoint[] => {
  if ('criteria' in scheme) {
    return scheme.criteria.flatMap(({ points }) =>
      points.map(({ text, terms, marks }) => ({ text, marks, groups: terms.map((group) => group.map(phrase)), needed: terms.length })),
    );
  }
  const lines = scheme.length > 0 ? scheme : modelAnswer.split(/(?<=[.!?])\s+/);
  return lines.filter((line) => contentStems(line).length > 0).map((line) => fromText(line, question));
};

/** So many words of the topic make a sentence one on it, and of a sentence its neighbour one that goes on. */
const fewestShared = 2;

/** The words of a phrase stand near each other. */
const widestGap = 7;

/** Terms are beginnings too: “monaster”, “frontal” for “front”; “powerless” is no power. */
const shortestBeginning = 5;
const isTerm = ({ stem: said, word }: SaidWord, part: string): boolean =>
  isNearly(said, part) || (part.length >= shortestBeginning && word.startsWith(part) && !word.endsWith('less'));

/** The words of the sentence that are the term, or none: near each other and in its order, as it was written or by one slip of the pen. */
const termIn = (term: readonly string[], said: readonly SaidWord[]): readonly SaidWord[] => {
  for (const [from, word] of said.entries()) {
    if (!isTerm(word, term[0] ?? '')) continue;
    const met = [word];
    let at = from;
    for (const part of term.slice(1)) {
      const next = said.findIndex((other, place) => place > at && place <= at + widestGap && isTerm(other, part));
      if (next < 0) break;
      at = next;
      met.push(said[next] ?? word);
    }
    if (met.length === term.length) return met;
  }
  return [];
};

type Match = { readonly words: readonly SaidWord[]; readonly isDenied: boolean };

/** For each group the words that meet it; where a term is said and another one denied, what is said counts. */
const matchesOf = (point: KeyPoint, said: readonly SaidWord[]): readonly (Match | undefined)[] =>
  point.groups.map((group) => {
    const all = group.map((term) => termIn(term, said)).filter((words) => words.length > 0);
    const open = all.find((words) => words.every(({ isDenied }) => !isDenied));
    const [any] = all;
    return open ? { words: open, isDenied: false } : any ? { words: any, isDenied: true } : undefined;
  });

/** Words that say what “not” says: who is lonely has nobody. */
const likeDenial =
  /\b(?:lonely|lonley|alone|lack\w*|refus\w*|reject\w*|den(?:y|ies|ied)|fail\w*|wrong\w*|false|isolat\w*|few|little|only|stop\w*|avoid\w*|prevent\w*|against|instead|rather|less|fewer|ban\w*|forbid\w*|forbade|loses?|lost|free of)\b/i;

type Reading = {
  readonly point: KeyPoint;
  readonly maySayNot: boolean;
  readonly mustSayNot: boolean;
  readonly words: readonly string[];
  readonly topical: ReadonlySet<string>;
};

/** A point may be about what is not so: then its text says so, or the model answer says it with “not”. */
export const readPoint = (point: KeyPoint, model: readonly RealSentence[], topical: ReadonlySet<string>, isEnglish: boolean): Reading => {
  const mustSayNot = isEnglish && deniesSomething(point.text);
  const inModel = model.map(({ said }) => matchesOf(point, said)).filter((matches) => matches.every((match) => match !== undefined));
  const modelDenies = inModel.length > 0 && inModel.every((matches) => matches.some((match) => match?.isDenied));
  const asksForNot = point.groups.flat(2).some((word) => ['not', 'no', 'never', 'nobody', 'nothing', 'without', 'cannot'].includes(word));
  return {
    point,
    mustSayNot,
    maySayNot: !isEnglish || mustSayNot || modelDenies || asksForNot || likeDenial.test(point.text),
    words: plainWords(point.text),
    topical,
  };
};

const clausesOf = (said: readonly SaidWord[], matches: readonly (Match | undefined)[]): readonly string[] => {
  const clauses = new Set(matches.flatMap((match) => match?.words.map(({ clause }) => clause) ?? []));
  return said.filter(({ clause, isDenied }) => clauses.has(clause) && !isDenied).map(({ word }) => word);
};

/** How many of the groups the sentence says; none where it says the opposite. */
const groupsSaid = ({ point, maySayNot, mustSayNot, words, topical }: Reading, { said, text, stems }: RealSentence): number => {
  const matches = matchesOf(point, said);
  const met = matches.filter((match) => match !== undefined);
  if (met.length === 0) return 0;
  const isBySmallWords = met.every((match) => match.words.every(({ isContent }) => !isContent));
  if (isBySmallWords && [...stems].filter((word) => topical.has(word)).length < fewestShared) return 0;
  if (!maySayNot && met.some(({ isDenied }) => isDenied)) return 0;
  if (mustSayNot && !deniesSomething(text) && !likeDenial.test(text)) return 0;
  if (
    areOpposed(words, clausesOf(said, matches)) &&
    areOpposed(
      words,
      said.filter(({ isDenied }) => !isDenied).map(({ word }) => word),
    )
  )
    return 0;
  return met.length;
};

const together = (one: RealSentence, next: RealSentence): RealSentence => {
  const last = (one.said.at(-1)?.clause ?? 0) + 1;
  return {
    text: `${one.text} ${next.text}`,
    stems: new Set([...one.stems, ...next.stems]),
    said: [...one.said, ...next.said.map((word) => ({ ...word, clause: word.clause + last }))],
  };
};

const pointsBack =
  /^\W*(?:\w+,? ){0,2}?(?:it|its|this|that|these|those|they|their|them|he|his|him|she|her|so|because|which|therefore|then|there)\b/i;
/** Two neighbours say one thing together where the second points back to the first, or has words of it. */
const goesOn = (one: RealSentence, next: RealSentence): boolean =>
  pointsBack.test(next.text) || [...next.stems].filter((word) => one.stems.has(word)).length >= fewestShared;

/** 0 to 1, and the words of the answer that earn it: '' where there are none. */
export type Credit = { readonly credit: number; readonly saidIn: string };

/** 1 when the point stands in one real sentence, 0.8 when it takes two neighbours, less for a part of it. */
export const creditFor = (reading: Reading, real: readonly RealSentence[]): Credit => {
  const { needed } = reading.point;
  let best: Credit = { credit: 0, saidIn: '' };
  for (const [at, sentence] of real.entries()) {
    const alone = groupsSaid(reading, sentence);
    if (alone >= needed) return { credit: 1, saidIn: sentence.text };
    const next = real[at + 1];
    // Of two neighbours each says a part: a sentence that says the opposite has none.
    const both =
      next && goesOn(sentence, next) && alone > 0 && groupsSaid(reading, next) > 0 ? groupsSaid(reading, together(sentence, next)) : alone;
    if (both >= needed && best.credit < 0.8) best = { credit: 0.8, saidIn: `${sentence.text} ${next?.text ?? ''}`.trim() };
    else if (needed > 1 && alone / needed >= 0.6 && best.credit === 0) best = { credit: 0.35, saidIn: sentence.text };
  }
  return best;
};
