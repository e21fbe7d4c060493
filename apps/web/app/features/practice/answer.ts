import type { AskedQuestion, GivenAnswer } from '@hedgerow/contracts/practice';
import { figureGiven, figureStart } from '../../lib/figure-given.ts';

/** What a pupil has put together so far; -1 where nothing is chosen yet. */
export type Draft = { readonly text: string; readonly places: readonly number[] };

const emptyPlaces = (question: AskedQuestion): readonly number[] => {
  switch (question.type) {
    case 'match':
      return question.left.map(() => -1);
    case 'sort':
      return question.items.map(() => -1);
    case 'on_figure':
      return figureStart(question.handles);
    case 'multiple_choice':
    case 'typed':
    case 'several':
    case 'order':
      return [];
  }
};

export const emptyDraft = (question: AskedQuestion): Draft => ({ text: '', places: emptyPlaces(question) });

/** The answer to send; undefined while something is missing. */
export const givenOf = (question: AskedQuestion, { text, places }: Draft): GivenAnswer | undefined => {
  switch (question.type) {
    case 'multiple_choice':
      return places[0];
    case 'typed':
      return text.trim() === '' ? undefined : text.trim();
    case 'several':
      return places.length === 0 ? undefined : [...places];
    case 'order':
      return places.length === question.items.length ? [...places] : undefined;
    case 'match':
    case 'sort':
      return places.every((place) => place >= 0) ? [...places] : undefined;
    case 'on_figure':
      return figureGiven(question.handles, places);
  }
};

/** In or out of a list, in the order of the taps. */
export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place];

/** A partner belongs to one thing alone: choosing it again takes it from where it was. */
export const placed = (places: readonly number[], at: number, place: number, once: boolean): readonly number[] =>
  places.map((old, index) => (index === at ? place : once && old === place ? -1 : old));

export const missingWords: Readonly<Record<AskedQuestion['type'], string>> = {
  multiple_choice: 'Choose an answer first.',
  typed: 'Write your answer first.',
  several: 'Choose at least one.',
  order: 'Tap them all, the first one first.',
  match: 'Find a partner for each.',
  sort: 'Choose a group for each.',
  on_figure: 'Show your answer on the picture first.',
};
