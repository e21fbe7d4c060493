import type { WritingPart } from '@hedgerow/curriculum/writing/writing-task';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { contradictionsIn, type Knowledge } from '../essay/contradictions.ts';
import { languageNotes } from '../essay/language-notes.ts';
import { plainSlips } from '../essay/plain-slips.ts';
import type { EssayMark } from '../essay/mark-essay.ts';
import { sentencesOf } from '../text/language.ts';
import { seesIn, smallAfterStops } from './see-writing.ts';

export type WritingToCheck = {
  readonly subject: SubjectId;
  readonly writing: WritingPart;
  readonly modelAnswer: string;
  readonly answer: string;
  /** Of the topic, where the piece says what is so. */
  readonly knowledge?: Knowledge | undefined;
};

export type CheckedWriting = Omit<EssayMark, 'pointsSaidIn'> & {
  /** null where it is the pupil's to judge. */
  readonly checklist: readonly { readonly text: string; readonly found: boolean | null }[];
};

const mostSpellings = 3;
const limits =
  'This program can only see stops, capital letters and some words. It cannot tell how good your writing is. Read it to somebody.';

const unaccented = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A story has names that no dictionary knows: what is always written with a capital is let be, and so are accents. Which word was meant is the pupil's to look up. */
const spellingNotes = (answer: string, notes: readonly string[]): readonly string[] =>
  notes
    .flatMap((note) => {
      const [, word = '', meant = ''] = /spelling of “([^”]+)”(?:: did you mean “([^”]+)”)?/.exec(note) ?? [];
      const isWritten = word !== '' && new RegExp(`(?<![\\p{L}'’])${word}(?![\\p{L}])`, 'u').test(answer);
      return isWritten && unaccented(word) !== unaccented(meant) ? [`Check the spelling of “${word}”.`] : [];
    })
    .slice(0, mostSpellings);

const mostSlips = 3;
/** That a capital is missing is said apart from how many sentences there are. */
const capitalNotes = (answer: string): readonly string[] => {
  const [first] = smallAfterStops(answer);
  return first === undefined ? [] : [`Look at “${first}”. It comes after a stop, so it needs a capital letter.`];
};

const seenWords = (found: number, of: number): string => {
  if (of === 0) return 'This list is all yours to check.';
  const things = of === 1 ? '1 thing' : `${of} things`;
  return `We looked for ${things} in your words, and saw ${found === of ? (of === 1 ? 'it' : `all ${of}`) : found === 0 ? 'none for certain' : found}.`;
};

/** A short piece of Years 3 to 6: what can be seen for certain is found for the pupil, all else is theirs to tick. No mark of any kind. */
export const checkWriting = ({ subject, writing, modelAnswer, answer, knowledge }: WritingToCheck): CheckedWriting => {
  const checklist = writing.checklist.map(({ text, find }) => ({
    text,
    found: find === null ? null : seesIn(find, answer, writing.words),
  }));
  const textsWhere = (found: boolean): string[] => checklist.filter((line) => line.found === found).map(({ text }) => text);
  const [found, missing] = [textsWhere(true), textsWhere(false)];
  const { notes } = languageNotes(answer, `${modelAnswer} ${writing.words.join(' ')} ${writing.plan.join(' ')}`);
  return {
    score: 0,
    band: '',
    feedback: `${seenWords(found.length, found.length + missing.length)} ${limits}`,
    suggestions: [...capitalNotes(answer), ...plainSlips(answer).slice(0, mostSlips), ...spellingNotes(answer, notes)],
    pointsFound: found,
    pointsMissing: missing,
    // In a story anything may be so.
    contradictions:
      subject === 'english' || knowledge === undefined ? [] : contradictionsIn(answer.split('\n').flatMap(sentencesOf), knowledge),
    modelAnswer,
    limits,
    checklist,
  };
};
