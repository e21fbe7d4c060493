import type { PartsQuestion, PracticeQuestion, QuestionPart } from '@hedgerow/curriculum/question';
import { tellsAnswer } from '@hedgerow/curriculum/tells-answer';
import { partName } from '@hedgerow/domain/part-name';
import { judgeParts } from '../answers/judge-parts.ts';
import { type Given, partsGiven } from './given-answer.ts';

export const inPart = (at: number, text: string): string => `Part ${partName(at)}: ${text}`;

const plain = (text: string): string => text.replaceAll(/[$\\{}]/g, '');
/** “12” of “12 cm”: a line that has the number tells the answer. */
const numberIn = (answer: string): string => /^[-−£]?[\d.,/]*\d/.exec(answer)?.[0] ?? answer;

/** The name of a part tells nothing, though “a” may be the answer. */
const ofPart = /^Part \([a-z]\): /;

/** Whether a line says the answer of one of these parts. */
export const tellsPart = (parts: readonly Pick<QuestionPart, 'answer'>[], line: string): boolean =>
  parts.some(({ answer }) => tellsAnswer(plain(line.replace(ofPart, '')), numberIn(plain(answer))));

/** What a teacher says of one part, how its working begins where that does not tell an answer, and what is said of the part after it. */
export const hintsAt = (parts: PartsQuestion['parts'], at: number): string[] => {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part === undefined) return [];
  const [begin] = part.steps.length > 1 ? part.steps : [];
  return [
    inPart(at, part.hint),
    ...(begin === undefined || tellsPart(parts.slice(at), begin) ? [] : [inPart(at, begin)]),
    ...(next === undefined ? [] : [inPart(at + 1, next.hint)]),
  ];
};

/** The question as help is given on it: first on the first part that is not right. */
export const helpedOn = (question: PracticeQuestion, given: Given): PracticeQuestion => {
  if (question.type !== 'parts' || given === null) return question;
  const first = judgeParts(partsGiven(given), question).findIndex(({ verdict }) => verdict !== 'right');
  return { ...question, hints: hintsAt(question.parts, Math.max(0, first)) };
};
