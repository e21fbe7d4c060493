import { optionText } from '@hedgerow/curriculum/option-values';
import { type Form, isKind, keyTextOf, type Turned } from './form.ts';

/** "31 48", "317 485": easting and northing. */
const referenceIn = (text: string): readonly [number, number] | undefined => {
  const found = /^(\d{2,3}) (\d{2,3})$/.exec(optionText(text));
  return found ? [Number(found[1]), Number(found[2])] : undefined;
};

const tenthsOn = (figures: string): string => {
  const on = figures.slice(2);
  if (on === '0') return `to ${figures.slice(0, 2)}, exactly on its line`;
  return `to ${figures.slice(0, 2)}, and ${on === '1' ? '1 tenth' : `${on} tenths`} of the way to the next line`;
};

/** How a place is found whose reference is known. */
const wordsFor = (reference: string, tenths: boolean): Pick<Form, 'explanation' | 'steps' | 'hints'> => {
  const [east = '', north = ''] = reference.split(' ');
  const first = 'Along the corridor, then up the stairs.';
  return tenths
    ? {
        explanation: `The first three figures go along, the last three go up.`,
        steps: [`Go along ${tenthsOn(east)}.`, `Then go up ${tenthsOn(north)}.`],
        hints: [first, 'The third figure of each half counts tenths of a square.'],
      }
    : {
        explanation: `The first two figures go along, the last two go up. The square has both lines at its lower left corner.`,
        steps: [
          `Go along the bottom to the line ${east}.`,
          `Then go up to the line ${north}.`,
          'The square is up and to the right of where they cross.',
        ],
        hints: [first, 'The lines of the reference are the left and the bottom side of the square.'],
      };
};

/** Reading a grid reference turned round: the place is marked on the map. */
export const markOnMap: Turned = (question) => {
  const { figure } = question;
  const key = referenceIn(keyTextOf(question));
  if (!isKind(figure, 'grid-map') || key === undefined || figure.places.length < 2) return undefined;
  const { east, north, columns, rows, tenths = false } = figure;
  const size = tenths ? 10 : 1;
  const last = tenths ? 1 : 0;
  const placeOf = (option: string): readonly number[] | undefined => {
    const spot = referenceIn(option);
    if (spot === undefined) return undefined;
    const [x, y] = [spot[0] - east * size, spot[1] - north * size];
    return x < 0 || y < 0 || x >= columns * size + last || y >= rows * size + last ? undefined : [x, y];
  };
  const right = placeOf(keyTextOf(question));
  if (right === undefined) return undefined;
  return {
    question: tenths
      ? `Put a mark at the six-figure grid reference ${keyTextOf(question)}.`
      : `Put a mark in the square with the grid reference ${keyTextOf(question)}.`,
    // The sign that was asked for would show the place.
    figure: { ...figure, places: figure.places.slice(1) },
    task: { kind: 'mark', tenths },
    right,
    placeOf,
    ...wordsFor(keyTextOf(question), tenths),
  };
};
