import type { Label, Mark, Point } from '../drawing.ts';
import { drawFigure, type Figure } from '../figure.ts';
import { placesOfBarNames } from '../calculation/bar-model.ts';
import { placesOfGroups } from '../number/objects.ts';
import { placesOfChoices } from '../number/pattern.ts';
import { placesOfCards } from '../science/cards.ts';

/** A part of a picture that has a name, and where a finger finds it. */
export type TapPlace = { readonly at: Point; readonly size: Point };
export type NamedPlace = TapPlace & { readonly name: string };

/** A letter alone is a small thing to hit: as wide as a fingertip, and no wider than leaves its neighbours theirs. */
const fingertip = 48;

const labelsIn = (marks: readonly Mark[], [dx, dy]: Point = [0, 0]): readonly Label[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'group') return labelsIn(mark.marks, [dx + mark.move[0], dy + mark.move[1]]);
    return mark.kind === 'label' ? [{ ...mark, at: [mark.at[0] + dx, mark.at[1] + dy] as const }] : [];
  });

const around = ([x, y]: Point, wide: number): TapPlace => ({ at: [x - wide / 2, y - wide / 2], size: [wide, wide] });

const placesOfLetters = (figure: Figure, names: readonly string[]): readonly NamedPlace[] => {
  const labels = labelsIn(drawFigure(figure).marks).filter(({ text }) => /^[A-H]$/.test(text));
  return names.flatMap((name) => {
    const [one, another] = labels.filter(({ text }) => text === name);
    if (one === undefined || another !== undefined) return [];
    // Squares as wide as the longer way to a neighbour never lie on one another.
    const room = labels.flatMap(({ text, at }) =>
      text === name ? [] : [Math.max(Math.abs(at[0] - one.at[0]), Math.abs(at[1] - one.at[1]))],
    );
    return [{ name, ...around(one.at, Math.min(fingertip, ...room)) }];
  });
};

const placesIn = (figure: Figure, names: readonly string[]): readonly NamedPlace[] => {
  if (figure.kind === 'cards') return placesOfCards(figure);
  if (figure.kind === 'pattern') return placesOfChoices(figure);
  if (figure.kind === 'objects') return placesOfGroups(figure);
  return figure.kind === 'bar-model' ? placesOfBarNames(figure) : placesOfLetters(figure, names);
};

/** Where each of these answers stands in the picture, in their order; undefined where not all of them do. */
export const tapPlaces = (figure: Figure, names: readonly string[]): readonly TapPlace[] | undefined => {
  const places = placesIn(figure, names);
  const found = names.flatMap((name) => places.filter((place) => place.name === name).slice(0, 1));
  return names.length > 1 && found.length === names.length ? found.map(({ at, size }) => ({ at, size })) : undefined;
};
