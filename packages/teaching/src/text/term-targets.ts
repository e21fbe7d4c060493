import type { Definition } from './definitions.ts';
import { hasVerb } from './language.ts';
import { isPeople } from './names.ts';
import { placesOf } from './places-of.ts';
import type { Notes, Statement } from './read-notes.ts';
import { worthAsking, type Target } from './target.ts';

const tooVague = new Set(
  (
    'village villages house houses place places people person man men woman women child children thing things part parts way ways time times year years day days ' +
    'week month lot lots kind type types sort example examples end beginning side sides top bottom area areas number numbers group groups idea ideas reason reasons ' +
    'result results result effect effects problem problems fact facts use job name names word words world life work home country countries hour minute metre metres ' +
    'centimetres kilometres km dB cm mm kg million billion thousand hundred per cent percent today some many most much more less everyone someone something nothing others ' +
    'series period periods body amount page notes lesson class book picture answer question diagram table figure rest middle first second third next last size level line lines point points course courses ' +
    'passes lets gets falls flows moves cuts forms turns makes goes comes rises causes helps means gives takes runs breaks'
  ).split(' '),
);
/** What a noun weighs that is neither explained nor repeated. */
export const plainTerm = 2;

/** How often each noun comes in the notes, by base form. */
export const nounCounts = ({ statements }: Notes): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { words } of statements) {
    for (const { lemma, pos } of words) if (pos === 'NOUN' || pos === 'PROPN') counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  }
  return counts;
};

/** What the page as a whole tells of its words. */
export type PageTerms = {
  readonly counts: ReadonlyMap<string, number>;
  readonly definitions: readonly Definition[];
  /** What the whole page is about: a blank for it asks nothing. */
  readonly isSubject: (name: string) => boolean;
  /** Words that our own topics of the subject explain, in small letters. */
  readonly keyTerms: ReadonlySet<string>;
  /** How often the noun comes that comes most. */
  readonly mostSaid: number;
};

const isJoint = (text: string | undefined): boolean => /^(?:and|or|\+|&)$/.test(text ?? '');
/** "Tar damages cilia": where no verb was found, a noun in -s behind another is the verb. */
const mayBeVerb = (statement: Statement, at: number): boolean => {
  const [before, word, after] = [statement.words[at - 1], statement.words[at], statement.words[at + 1]];
  if (word === undefined || before === undefined) return false;
  // "rises and cools", "relaxes and moves up"; "muscles contract".
  if (isJoint(before.text) && statement.words[at - 2]?.pos === 'VERB') return true;
  if (isJoint(before.text) && /[^s]s$/.test(word.text) && /^(?:NOUN|PROPN|ADJ|DET|VERB)$/.test(after?.pos ?? '')) return true;
  // "Stop, speed up or wear away".
  if (/^(?:,|or|and)$/.test(before.text) && /^(?:up|down|off|away|out|apart)$/.test(after?.text ?? '')) return true;
  // "The currents in the mantle move them".
  if (/^(?:them|it|us|him)$/.test(after?.text ?? '')) return true;
  // "Narrow and shallow".
  if (isJoint(before.text) && statement.words[at - 2]?.pos === 'ADJ') return true;
  if (isJoint(after?.text) && statement.words[at + 2]?.pos === 'VERB' && /^(?:NOUN|PROPN)$/.test(before.pos)) return true;
  if (
    before.pos === 'NOUN' &&
    /[^s]s$/i.test(before.text) &&
    !/s$/i.test(word.text) &&
    /^(?:[,.;]|and|but|or|when|because|so)$/.test(after?.text ?? '.')
  )
    return true;
  if (!/[^s]s$/i.test(word.text) || after === undefined) return false;
  return (
    before.pos !== 'ADJ' &&
    before.pos !== 'DET' &&
    before.pos !== 'ADP' &&
    /^(?:DET|ADJ|NOUN|PROPN|ADV|NUM|PRON|SYM)$/.test(after.pos) &&
    !hasVerb(statement.words)
  );
};

const aroundTerm = { before: /[\p{L}-]$/u, after: /^[\p{L}-]/u };

/** "Stomata", "a stoma": our own topics may have the word in its other number. */
export const isKeyTerm = (term: string, keyTerms: ReadonlySet<string>): boolean => {
  const word = term.toLowerCase();
  return keyTerms.has(word) || keyTerms.has(word.replace(/s$/, '')) || keyTerms.has(`${word}s`);
};

const isNounAt = (statement: Statement, at: number): boolean =>
  /^(?:NOUN|PROPN)$/.test(statement.words[at]?.pos ?? '') && !mayBeVerb(statement, at);
/** Stands right behind the word before it, one blank apart. */
const follows = ({ words, text }: Statement, at: number): boolean =>
  words[at] !== undefined && words[at - 1] !== undefined && text.slice(words[at - 1]?.end, words[at]?.start) === ' ';
/** "Surface area", "trench foot", "raising agent": half of a name is no answer. */
const isHalf = (statement: Statement, at: number): boolean =>
  (follows(statement, at + 1) && isNounAt(statement, at + 1)) ||
  (follows(statement, at) && (isNounAt(statement, at - 1) || (statement.words[at - 1]?.text.endsWith('ing') ?? false)));

/** A noun that comes so often, and more often than any other, is what the page is about. */
const fewestOfSubject = 4;
/** A noun that comes so often is one of the words of the page. */
const fewestOfRepeated = 3;
/** So long or so late in its sentence is a noun that says something of its own. */
const telling = 0.45;
const longestKey = 3;
/** Runs of words that our own topics explain, the longest first. */
const keysIn = (statement: Statement, keyTerms: ReadonlySet<string>): readonly { readonly text: string; readonly start: number }[] => {
  const { words, text } = statement;
  return words.flatMap((first, at) => {
    for (let length = longestKey; length > 0; length -= 1) {
      const last = words[at + length - 1];
      const run = last === undefined ? '' : text.slice(first.start, last.end);
      if (
        first.start > 0 &&
        run.length > 3 &&
        /^[\p{L} -]+$/u.test(run) &&
        isKeyTerm(run, keyTerms) &&
        isNounAt(statement, at + length - 1) &&
        !isHalf(statement, at + length - 1)
      )
        return [{ text: run, start: first.start }];
    }
    return [];
  });
};

/** The words of a sentence whose absence makes a fair question: those that are explained, then those that tell something. */
export const termTargets = (statement: Statement, { counts, definitions, isSubject, keyTerms, mostSaid }: PageTerms): readonly Target[] => {
  const lower = statement.text.toLowerCase();
  const defined = definitions.flatMap(({ term }) => {
    const start = placesOf(lower, term.toLowerCase(), aroundTerm)[0];
    return start === undefined
      ? []
      : [{ text: statement.text.slice(start, start + term.length), start, kind: 'term' as const, weight: 3.1, from: statement }];
  });
  const known = keysIn(statement, keyTerms)
    .filter(({ text }) => !tooVague.has(text.toLowerCase()) && !isSubject(text))
    .map((found) => ({ ...found, kind: 'term' as const, weight: 2.9, from: statement }));
  const nouns = statement.words
    .filter(({ text }, at) => !mayBeVerb(statement, at) && !(/^\p{Lu}/u.test(text) && (isSubject(text) || isPeople(text))))
    .filter((word) => !isHalf(statement, statement.words.indexOf(word)))
    .filter(({ start, end }) => !/[-(]/.test(statement.text[end] ?? '') && !/[-("“]/.test(statement.text[start - 1] ?? ''))
    .filter(({ pos, text, stop }) => (pos === 'NOUN' || pos === 'PROPN') && !stop && text.length > 3 && /^\p{L}[\p{L}-]+$/u.test(text))
    .filter(({ text, lemma }) => !tooVague.has(text.toLowerCase()) && !tooVague.has(lemma));
  const told = nouns.map(({ text, start, lemma }, at) => {
    const times = counts.get(lemma) ?? 1;
    const isSubjectOfAll = times === mostSaid && times >= fewestOfSubject;
    const isObject = at === nouns.length - 1 && nouns.length > 1 ? 0.25 : 0;
    const isTelling = isObject + Math.min(0.6, text.length * 0.05) > telling;
    const weight =
      times >= fewestOfRepeated && start > 0 && !isSubjectOfAll
        ? Math.min(2.8, worthAsking + text.length * 0.02 + times * 0.05)
        : isTelling && !isSubjectOfAll
          ? plainTerm + 0.1 + isObject / 2
          : // "Port badly damaged": what opens a point is what it is about.
            plainTerm - (statement.bullet && start === 0 ? 0.2 : 0);
    return { text, start, kind: 'term' as const, weight, from: statement };
  });
  return [...defined, ...known, ...told];
};
