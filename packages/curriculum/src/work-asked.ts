import type { Difficulty } from '@hedgerow/domain/difficulties';

/** What a request says of the work that it wants, beside what that is about. */
export type WorkAsked = {
  /** "Grade 8", "hard questions": how hard they are to be. */
  readonly difficulty: Difficulty | undefined;
  /** "Year 5": the school year that it is of. */
  readonly year: number | undefined;
  /** "12 mark question", "essay question": an answer of several sentences, and its marks where they are said. */
  readonly isLong: boolean;
  readonly marks: number | undefined;
  /** "Non calc paper": nothing that needs a calculator. */
  readonly isByHand: boolean;
};

/** An answer with fewer marks than this is a sentence or a calculation. */
const fewestOfLong = 6;

const marked = /\b(\d{1,2})\s*-?\s*mark(?:er|s)?\b/i;
const long = /\b(?:essay|long answer|extended(?: writing| response| answer)?) (?:questions?|qs?)\b/i;
const year = /\b(?:years?|yrs?\.?|y(?=\d)) ?(1[0-3]|[1-9])\b(?! ?olds?\b)/i;
const grade = /\bgrades? ([1-9])(?:\s*(?:-|–|to|and|\/)\s*([1-9]))?\b/i;
const thing = String.raw`(?:questions?|qs|ones|sums?|problems?|examples?|exercises?|worksheets?|quiz|test)\b`;
const of = '(?:gcse |maths |exam |practi[sc]e )?';
const hard = new RegExp(String.raw`\b(?:hard|harder|hardest|difficult|challenging|tricky|trickier) ${of}${thing}`, 'i');
const easy = new RegExp(String.raw`\b(?:easy|easier|easiest|simple|basic) ${of}${thing}`, 'i');
/** In maths nothing else is hard or easy: "hard fractions". Water and engineering are, and "tricky words" are those of phonics. */
const hardMaths = /^(?:some |more )?(?:really |very )?(?:hard|harder|hardest|difficult|tricky|trickier|challenging)\b/i;
const easyMaths = /^(?:some |more )?(?:really |very )?(?:easy|easier|easiest)\b/i;

/** "Non calc", "no calculator". */
export const byHand = /\bnon[- ]?calc(?:ulator)?s?\b|\b(?:no|without)(?: a| any| using a)? calc(?:ulator)?s?\b/gi;

/** Of the nine grades the last three are hard, and the first three easy. */
const ofGrade = (number: number): Difficulty => (number >= 7 ? 'advanced' : number >= 4 ? 'intermediate' : 'beginner');

const difficultyIn = (text: string, subject: string): Difficulty | undefined => {
  const [, from, to] = grade.exec(text) ?? [];
  // Of a piece of music a grade is another thing.
  if (from !== undefined && subject !== 'music') return ofGrade(Number(to ?? from));
  if (hard.test(text) || (subject === 'maths' && hardMaths.test(text))) return 'advanced';
  if (easy.test(text) || (subject === 'maths' && easyMaths.test(text))) return 'beginner';
  return undefined;
};

/** Reads what kind of work is asked for. */
export const workAsked = ({ subject, text }: { readonly subject: string; readonly text: string }): WorkAsked => {
  const marks = marked.exec(text)?.[1];
  const ofYear = year.exec(text)?.[1];
  return {
    difficulty: difficultyIn(text, subject),
    year: ofYear === undefined ? undefined : Number(ofYear),
    isLong: Number(marks ?? 0) >= fewestOfLong || long.test(text),
    marks: marks === undefined ? undefined : Number(marks),
    isByHand: text.search(byHand) >= 0,
  };
};
