import { isDate } from './events.ts';
import { isForeignWord } from './language.ts';
import type { Statement } from './read-notes.ts';
import { isVerbRow } from './row-cards.ts';
import { isProse, standingOf } from './standing.ts';
import type { Study } from './study.ts';

/** What heads a list of words to learn. */
const ofWords =
  /\b(?:key|words?|terms?|terminology|vocab(?:ulary)?|glossary|definitions?|meanings?|spellings?|names to learn|vocabulaire|vocabulario|wörter|vokabeln)\b/i;
/** So many words of a part with their meanings are such a list, whatever heads it. */
const fewestInList = 5;
const asksMeaning = /(?:^|– w|W)(?:hat does “.*” mean\?|hich (?:word|term|of these) means )|^How do you say “/u;
/** "How do arteries and veins compare?", "Which wall goes with vein?", "Tent: lasts?": the words of a table put together. */
const isStiff = /\bcompare\b|^Which .+ (?:go|goes) with |^[^?]+: [^?]+\?$|is true of|describes|Which line about/u;
/** A page of a book: so many whole sentences, and they are most of it. */
const fewestOfProse = 2;
const shareOfProse = 0.6;
const known = new WeakMap<Study, boolean>();
const isOfProse = (study: Study): boolean => {
  const before = known.get(study);
  if (before !== undefined) return before;
  const told = study.notes.statements.filter(({ kind, pair }) => kind === 'sentence' && pair === undefined);
  const prose = told.filter(isProse).length;
  const is = prose >= fewestOfProse && prose >= shareOfProse * study.notes.statements.length;
  known.set(study, is);
  return is;
};
/** Beside three words of its page a gap has one that fits, and the others are ruled out by their sense. */
const hasLooseOptions = /fills the gap\?|^Which of these |is true of/u;

/** What its sentence alone does not tell. */
const leans = /\b(?:this|these|it|him|her|them|there)\b/i;

/**
 * Whether what a line is asked is of a kind that strangers would use: the forms of a verb, an equation, when something happened, a word
 * of a list of words, a sentence of a page of prose, and a cell that its table's heads put into plain words. Of what pages gave in all
 * they would use one in four (docs/teaching.md): the rest comes where there is nothing better.
 */
export const isSure = (statement: Statement, question: string, study: Study): boolean => {
  const { kind, row, pair, heading, section } = statement;
  if (row !== undefined) return isVerbRow(row) || !isStiff.test(question);
  if (kind === 'formula') return /^Complete the word equation|^Spell /.test(question);
  if (pair === undefined)
    return (
      question.startsWith('Spell ') ||
      (isOfProse(study) &&
        isProse(statement) &&
        /^(?:alone|under)$/.test(standingOf(statement)) &&
        !hasLooseOptions.test(question) &&
        !leans.test(question))
    );
  if (isDate(pair.term))
    return question.startsWith('When ') && (pair.meaning.split(' ').length > 2 || !question.startsWith('When did this happen'));
  if (!asksMeaning.test(question)) return false;
  if (isForeignWord(pair.term)) return true;
  const words = study.definitions.filter(({ from, says }) => from.section === section && from.pair !== undefined && says === 'meaning');
  return (ofWords.test(heading ?? '') || words.length >= fewestInList) && pair.meaning.includes(' ') && !leans.test(pair.meaning);
};
