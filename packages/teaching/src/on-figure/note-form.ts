import { standing } from '@hedgerow/figures/music/stave';
import { isKind, keyTextOf, type Turned } from './form.ts';

/** Seven steps have each letter once. */
const steps = 7;
const lowestLine = { treble: 'E', bass: 'G' } as const;

/** Reading a note turned round: it is put on an empty stave. */
export const writeNote: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'stave') || figure.clef === 'none') return undefined;
  const step = figure.notes[0]?.step;
  const letter = keyTextOf(question);
  if (step === undefined || !/^[A-G]$/.test(letter)) return undefined;
  const low = Math.max(0, Math.min(2, step - steps + 1));
  // The note waits at the lowest place: the answer never lies there.
  if (step <= low || step >= low + steps) return undefined;
  const letterAt = (at: number): string => 'ABCDEFG'.charAt(((('ABCDEFG'.indexOf(letter) + low + at - step) % 7) + 7) % 7);
  return {
    question: `Put the note ${letter} on this stave. Move it up and down.`,
    figure: { kind: 'stave', clef: figure.clef, notes: [] },
    task: { kind: 'note', low, high: low + steps - 1 },
    right: [step - low],
    placeOf: (option) => {
      const at = Array.from({ length: steps }, (_, one) => one).find((one) => letterAt(one) === option);
      return at === undefined ? undefined : [at];
    },
    explanation: `In the ${figure.clef} clef the lowest line is ${lowestLine[figure.clef]}. Counted up from there, ${letter} stands ${standing(step)}.`,
    steps: [
      `Find the clef: it is a ${figure.clef} clef. Its lowest line is ${lowestLine[figure.clef]}.`,
      'Go up one letter for each line and each space. After G comes A.',
      `${letter} is ${standing(step)}.`,
    ],
    hints: ['Look at the clef first: it says which note the lowest line is.', 'Go up one letter for each line and each space.'],
  };
};
