import type { PracticeQuestion } from '@hedgerow/curriculum/question';

/** The wrong answers of a question that are known, or the mistakes that may be left in a sentence, each with what it shows. */
export const knownSlips = (
  question: PracticeQuestion,
): readonly { readonly text: string; readonly note: string; readonly misconception: string | null }[] => {
  if (question.type === 'correct') return question.faults.map(({ word, note, misconception }) => ({ text: word, note, misconception }));
  return question.type === 'typed' || question.type === 'dictation' ? question.slips : [];
};
