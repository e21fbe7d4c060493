import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Offer } from '../compose/offer.ts';
import { rightWords } from './given-answer.ts';
import type { Asking } from './near-drafts.ts';

/** What a question that could be asked is about and how it asks. */
export const askingOf = ({ draft: { stem, key, distractors, explanation, about = [] } }: Offer): Asking => ({
  stem,
  about: [key.text, ...distractors.map(({ text }) => text), explanation, ...about].join(' '),
});

/** The same of one that was asked. */
export const askingIn = (question: PracticeQuestion): Asking => ({
  stem: question.question,
  about: `${rightWords(question)} ${question.type === 'multiple_choice' ? question.options.join(' ') : ''} ${question.explanation}`,
});
