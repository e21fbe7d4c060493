import type { AskedQuestion, GivenAnswer } from '@hedgerow/contracts/practice';
import { partName } from '@hedgerow/domain/part-name';
import { figureGiven, figureStart, numbersOf, type Places, placesFrom } from '../../lib/figure-given.ts';
import { plainWords } from '../../lib/plain-words.ts';

/** What a pupil has put together so far; -1 where nothing is chosen yet. */
export type Draft = { readonly text: string; readonly places: Places };

const emptyPlaces = (question: AskedQuestion): Places => {
  switch (question.type) {
    case 'match':
      return question.left.map(() => -1);
    case 'sort':
      return question.items.map(() => -1);
    case 'on_figure':
      return figureStart(question.handles);
    case 'multiple_choice':
    case 'typed':
    case 'correct':
    case 'dictation':
    case 'parts':
    case 'several':
    case 'order':
      return [];
  }
};

export const emptyDraft = (question: AskedQuestion): Draft => ({
  // A sentence is mended where it stands.
  text: question.type === 'correct' ? question.sentence : '',
  places: emptyPlaces(question),
});

/** An answer as it stood on the screen. */
export const draftOf = (question: AskedQuestion, given: GivenAnswer): Draft => {
  const empty = emptyDraft(question);
  if (given === null) return empty;
  if (typeof given === 'string')
    return question.type === 'on_figure' ? { ...empty, places: placesFrom(question.handles, given) } : { ...empty, text: given };
  return { ...empty, places: typeof given === 'number' ? [given] : numbersOf(given) };
};

/** A number from the pad is written anew: its keys would only add to it. */
const isFromPad = (question: AskedQuestion, { text }: Draft): boolean =>
  question.type === 'typed' && question.keys === 'digits' && /^\d*$/.test(text);

/** What stays for another try: what was typed, sorted or drawn is mended; one choice that was wrong is not chosen again. */
export const draftToMend = (question: AskedQuestion, draft: Draft): Draft =>
  question.type === 'multiple_choice' ||
  (question.type === 'dictation' && draft.text === '') ||
  question.type === 'order' ||
  isFromPad(question, draft)
    ? emptyDraft(question)
    : draft;

const betweenParts = '|';
/** What is written in each part; nothing yet where the text has fewer. */
export const inParts = (text: string, count: number): readonly string[] => {
  const texts = text.split(betweenParts);
  return Array.from({ length: count }, (_, at) => texts[at] ?? '');
};
export const partsText = (texts: readonly string[]): string => texts.join(betweenParts);

/** The answer to send; undefined while something is missing. */
export const givenOf = (question: AskedQuestion, draft: Draft): GivenAnswer | undefined => {
  const { text } = draft;
  const places = numbersOf(draft.places);
  switch (question.type) {
    case 'multiple_choice':
      return places[0];
    case 'typed':
      return text.trim() === '' ? undefined : text.trim();
    case 'dictation':
      return text.trim() === '' ? places[0] : text.trim();
    case 'parts': {
      const texts = inParts(text, question.parts.length).map((one) => one.trim());
      return texts.includes('') ? undefined : partsText(texts);
    }
    case 'correct':
      return text.trim() === '' || text.trim() === question.sentence ? undefined : text.trim();
    case 'several':
      return places.length === 0 ? undefined : places;
    case 'order':
      return places.length === question.items.length ? places : undefined;
    case 'match':
    case 'sort':
      return places.every((place) => place >= 0) ? places : undefined;
    case 'on_figure':
      return figureGiven(question.handles, draft.places);
  }
};

/** In or out of a list, in the order of the taps. */
export const toggled = (places: Places, place: number): Places =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place];

/** A partner belongs to one thing alone: choosing it again takes it from where it was. */
export const placed = (places: Places, at: number, place: number, once: boolean): Places =>
  places.map((old, index) => (index === at ? place : once && old === place ? -1 : old));

const missingWords: Readonly<Record<AskedQuestion['type'], string>> = {
  multiple_choice: 'Choose an answer first.',
  typed: 'Write your answer first.',
  dictation: 'Write what you hear first.',
  correct: 'Change the sentence first.',
  several: 'Choose at least one.',
  order: 'Tap them all, the first one first.',
  match: 'Find a partner for each.',
  parts: 'Write an answer in each part first.',
  sort: 'Choose a group for each.',
  on_figure: 'Show your answer on the picture first.',
};

/** What is said where something is missing. */
export const missingFor = (question: AskedQuestion, draft: Draft): string => {
  if (question.type !== 'parts')
    return question.type === 'on_figure' && question.handles.kind === 'cells' ? 'Fill in every gap first.' : missingWords[question.type];
  const empty = inParts(draft.text, question.parts.length).flatMap((text, at) => (text.trim() === '' ? [partName(at)] : []));
  const named = [empty.slice(0, -1).join(', '), ...empty.slice(-1)].filter((names) => names !== '').join(' and ');
  return `Write an answer in part ${named} first. If you are not sure, write what you think.`;
};

/** A group's longest word that stands in a third of a telephone's width. */
const longestInThird = 8;

/** Beside each other, the groups of a sorting make each thing one line high: two, or three with short words; four are two by two. */
export const columnsFor = (groups: readonly string[]): number => {
  const longest = Math.max(0, ...groups.flatMap((group) => plainWords(group).split(/\s+/)).map((word) => word.length));
  return groups.length === 3 && longest <= longestInThird ? 3 : 2;
};
