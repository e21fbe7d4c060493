import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { inPart } from './part-help.ts';

/** The wrong answers of a question that are known, or the mistakes that may be left in a sentence, each with what it shows. */
export const knownSlips = (
  question: PracticeQuestion,
): readonly { readonly text: string; readonly note: string; readonly misconception: string | null }[] => {
  if (question.type === 'correct') return question.faults.map(({ word, note, misconception }) => ({ text: word, note, misconception }));
  if (question.type === 'parts')
    return question.parts.flatMap(({ slips }, at) => slips.map((slip) => ({ ...slip, note: inPart(at, slip.note) })));
  return question.type === 'typed' || question.type === 'dictation' ? question.slips : [];
};
