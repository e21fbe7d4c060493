import { optionText } from '@hedgerow/curriculum/option-values';
import { isKind, keyTextOf, type Turned } from './form.ts';

/** "31 48", "317 485": easting and northing. */
const referenceIn = (text: string): readonly [number, number] | undefined => {
  const found = /^(\d{2,3}) (\d{2,3})$/.exec(optionText(text));
  return found ? [Number(found[1]), Number(found[2])] : undefined;
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
  };
};
