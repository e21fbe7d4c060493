import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { partName } from '@hedgerow/domain/part-name';
import { cellsIn, cellsText, fitsHandles, sayGiven } from '@hedgerow/figures/answering/given';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import type { FigureTask } from '@hedgerow/figures/answering/task';
import { rightOn } from '../on-figure/right-on.ts';

/** What a pupil gave: an option's place, what was typed, or a list of places; null where they asked to be shown. */
export type Given = number | string | readonly number[] | null;

/** The cells of a table are typed; everything else on a figure is placed. */
const isTyped = (question: { readonly type: PracticeQuestion['type']; readonly task?: FigureTask }): boolean =>
  question.type === 'typed' || question.type === 'correct' || question.type === 'parts' || question.task?.kind === 'fill';

/** As an attempt keeps it: lists of places as "2,0,1". */
export const storedGiven = (given: Given): number | string => {
  if (given === null) return -1;
  return typeof given === 'number' || typeof given === 'string' ? given : given.join(',');
};

const placesIn = (text: string): readonly number[] => (/^\d+(?:,\d+)*$/.test(text) ? text.split(',').map(Number) : []);

/** The way back: how a kept answer reads depends on its question. */
export const givenFrom = (
  question: { readonly type: PracticeQuestion['type']; readonly task?: FigureTask },
  stored: number | string | null,
): Given => {
  if (stored === null || stored === -1) return null;
  if (question.type === 'multiple_choice' || question.type === 'dictation' || isTyped(question)) return stored;
  return typeof stored === 'string' ? placesIn(stored) : [];
};

/** As much as the field of a part holds. */
const longestInPart = 40;

/** What was written in each part. */
export const partsGiven = (given: Given): readonly string[] => (typeof given === 'string' ? cellsIn(given) : []);

const fitsParts = (given: Given, { length }: { readonly length: number }): boolean => {
  const texts = partsGiven(given);
  return texts.length === length && texts.every((text) => text.length <= longestInPart) && texts.some((text) => text !== '');
};

const isPlaces = (given: readonly number[], length: number, below: number): boolean =>
  given.length === length && given.every((place) => Number.isInteger(place) && place >= 0 && place < below);

/** Whether this could be an answer of the question at all: an option that exists, each place once where each has one. */
export const fits = (question: PracticeQuestion, given: Given): boolean => {
  if (given === null) return true;
  switch (question.type) {
    case 'multiple_choice':
      return typeof given === 'number' && given >= 0 && given < question.options.length;
    case 'dictation':
      return typeof given === 'string' || (typeof given === 'number' && given >= 0 && given < question.options.length);
    case 'typed':
    case 'correct':
      return typeof given === 'string';
    case 'parts':
      return fitsParts(given, question.parts);
    case 'several':
    case 'order':
    case 'match':
    case 'sort':
      return typeof given === 'object' && fitsPlaces(question, given);
    case 'on_figure':
      return typeof given !== 'number' && fitsHandles(handlesOf(question.figure, question.task), given);
  }
};

const fitsPlaces = (
  question: Exclude<PracticeQuestion, { type: 'multiple_choice' | 'typed' | 'correct' | 'dictation' | 'on_figure' | 'parts' }>,
  given: readonly number[],
): boolean => {
  const eachOnce = new Set(given).size === given.length;
  switch (question.type) {
    case 'several':
      return eachOnce && isPlaces(given, given.length, question.options.length);
    case 'order':
      return eachOnce && isPlaces(given, question.items.length, question.items.length);
    case 'match':
      return eachOnce && isPlaces(given, question.left.length, question.right.length);
    case 'sort':
      return isPlaces(given, question.items.length, question.groups.length);
  }
};

export const isBlank = (given: Given): boolean =>
  given === null || (typeof given === 'string' ? cellsIn(given).join('') === '' : typeof given === 'object' && given.length === 0);

const partsWords = (texts: readonly string[]): string => texts.map((text, at) => `${partName(at)} ${text}`).join('; ');

/** An answer in words, in the Markdown of its question: for a review. */
export const givenWords = (question: PracticeQuestion, given: Given): string => {
  if (given === null || !fits(question, given)) return '';
  // What is typed is no Markdown.
  const written = typeof given === 'string' ? given.replaceAll(/([$*\\])/g, String.raw`\$1`) : given;
  if (question.type === 'parts') return partsWords(partsGiven(written));
  if (question.type === 'on_figure' && typeof written !== 'number') return sayGiven(handlesOf(question.figure, question.task), written);
  if (typeof written === 'string') return written;
  if (typeof written === 'number')
    return question.type === 'multiple_choice' || question.type === 'dictation' ? (question.options[written] ?? '') : '';
  return listWords(question, written);
};

const listWords = (question: PracticeQuestion, given: readonly number[]): string => {
  switch (question.type) {
    case 'several':
      return given.map((at) => question.options[at] ?? '').join('; ');
    case 'order':
      return given.map((at) => question.items[at] ?? '').join(' → ');
    case 'match':
      return given.map((at, place) => `${question.left[place] ?? ''}: ${question.right[at] ?? ''}`).join('; ');
    case 'sort':
      return given.map((at, place) => `${question.items[place] ?? ''}: ${question.groups[at] ?? ''}`).join('; ');
    case 'on_figure':
    case 'multiple_choice':
    case 'typed':
    case 'correct':
    case 'dictation':
    case 'parts':
      return '';
  }
};

/** The right answer in the shape of an answer. */
export const rightGiven = (question: PracticeQuestion): Given => {
  switch (question.type) {
    case 'multiple_choice':
      return question.correctAnswer;
    case 'typed':
      return question.answer;
    case 'correct':
      return question.answers[0] ?? '';
    case 'dictation':
      return question.answer;
    case 'parts':
      return cellsText(question.parts.map(({ answer }) => answer));
    case 'several':
      return question.correctAnswers;
    case 'order':
      return question.rightOrder;
    case 'match':
      return question.partners;
    case 'sort':
      return question.places;
    case 'on_figure':
      return rightOn(question);
  }
};

/** The right answer in words. */
export const rightWords = (question: PracticeQuestion): string => {
  if (question.type === 'parts') return partsWords(question.parts.map(({ answer }) => answer));
  return question.type === 'typed' ? question.answer : givenWords(question, rightGiven(question));
};

/** The right answer where it is one text; '' where it is several things. */
export const keyOf = (question: PracticeQuestion): string => {
  if (question.type === 'multiple_choice') return question.options[question.correctAnswer] ?? '';
  return question.type === 'typed' ? question.answer : '';
};
