import { namesOf } from './names.ts';
import type { Notes, Statement } from './read-notes.ts';

/** Somebody of a story, asked for by what they did or said. */
export type Who = { readonly question: string; readonly answer: string; readonly from: Statement };

const speech = /["“][^"”]{2,}[!?.,]["”]/;
const saying =
  /\b(?:said|says|asked|cried|shouted|whispered|replied|answered|called|muttered|yelled|screamed|sighed|laughed|gasped|murmured|begged|snapped)\b/;
/** So many times somebody speaks in a story. */
const fewestSpoken = 2;

/** Somebody speaks in it, and is said to speak. A gap for one of its words asks nothing worth knowing. */
export const isStory = ({ statements }: Notes): boolean =>
  statements.filter(({ text }) => speech.test(text)).length >= fewestSpoken &&
  statements.some(({ text }) => speech.test(text) && saying.test(text));

const quoted = new RegExp(String.raw`^["“]([^"”]{2,80}?),?["”] (${saying.source}) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)`, 'u');
/** What is done must be told in the sentence itself. */
const fewestWords = 4;
const leansOn = /\b(?:it|him|her|them|this|that)\b/i;

const whoDid = (statement: Statement, nameWords: ReadonlySet<string>): Who | undefined => {
  const name = namesOf(statement, nameWords).find(({ start, kind }) => start === 0 && kind !== 'place');
  const next = statement.words.find(({ start }) => start > (name?.text.length ?? 0));
  const rest = name === undefined ? '' : statement.text.slice(name.text.length + 1).replace(/[.!]$/, '');
  const isDone = next !== undefined && (next.pos === 'VERB' || next.pos === 'AUX');
  if (name === undefined || !isDone || rest.split(' ').length < fewestWords || leansOn.test(rest) || /["“”]/.test(rest)) return undefined;
  return { question: `Who ${rest}?`, answer: name.text, from: statement };
};

const whoSaid = (statement: Statement): Who | undefined => {
  const [, words, verb, name] = quoted.exec(statement.text) ?? [];
  return words === undefined || name === undefined
    ? undefined
    : { question: `Who ${verb ?? ''} “${words}”?`, answer: name, from: statement };
};

/** "As white as paper": how something is, in a picture of the writer's. */
const comparison = /^([^"“]*\bas \p{L}+ as (?:an? |the )?)(\p{L}+)\.$/u;
const compared = (statement: Statement): Who | undefined => {
  const [, lead, answer] = comparison.exec(statement.text) ?? [];
  return lead === undefined || answer === undefined ? undefined : { question: `Finish the comparison: ${lead}…`, answer, from: statement };
};

const fewestDeedWords = 5;
const mostDeedWords = 20;
/** What somebody does in a story: neither what is said, nor how things are or had been before. */
const isDeed = ({ kind, pair, text, words, leans }: Statement): boolean =>
  kind === 'sentence' &&
  pair === undefined &&
  !leans &&
  !/["“”?!]|\b(?:was|were|had|is|are|been)\b/.test(text) &&
  words.some(({ pos }) => pos === 'VERB') &&
  text.split(' ').length >= fewestDeedWords &&
  text.split(' ').length <= mostDeedWords;

export const deedsIn = ({ statements }: Notes): readonly Statement[] => statements.filter(isDeed);

/** Who did or said what in a story, in its order. */
export const whoIn = ({ statements }: Notes, nameWords: ReadonlySet<string>): readonly Who[] =>
  statements
    .filter(({ kind, pair }) => kind === 'sentence' && pair === undefined)
    .flatMap((statement) => whoSaid(statement) ?? whoDid(statement, nameWords) ?? compared(statement) ?? []);
