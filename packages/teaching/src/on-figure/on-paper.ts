import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';

/** What a screen asks, and how a pencil does it. */
const penciled: readonly (readonly [screen: string, paper: string])[] = [
  ['Move the hands.', 'Draw both hands.'],
  ['Put the arrow on', 'Draw an arrow to'],
  ['Move it up and down.', ''],
  ['Put the note', 'Draw the note'],
  ['Choose the right word for each letter.', 'Write the right word for each letter.'],
  ['Build the circuit: choose a part for each place.', 'Finish the circuit: write the part for each letter.'],
  ['Put a point there.', 'Mark it with a cross.'],
  ['Put a mark', 'Draw a cross'],
  ['Type what is missing in', 'Fill in'],
  ['Put two points on it.', 'Mark two points on it first.'],
  ['Set the pointer.', 'Draw the pointer.'],
  ['Set the level', 'Draw the level'],
];

/** A question that is answered on its figure, as a paper asks it: the words to choose from, and a letter for each that is written. */
export const onPaper = (
  question: FigureQuestion,
): { readonly question: string; readonly bank: readonly string[]; readonly letters: readonly string[] } => {
  const handles = handlesOf(question.figure, question.task);
  return {
    question: penciled.reduce((text, [screen, paper]) => text.replace(screen, paper), question.question).trim(),
    bank: handles.kind === 'labels' ? handles.words : [],
    letters: handles.kind === 'labels' ? handles.places.map(({ name }) => name) : [],
  };
};
