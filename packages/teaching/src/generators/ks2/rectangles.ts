import type { FigureOf } from '@hedgerow/figures/figure';
import { asItStands, turnedTo, whatWentWrong } from '../forms.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { inUnit } from '../written.ts';

export type Rectangle = { readonly long: number; readonly wide: number; readonly unit: string };

export const rectangleFigure = (long: number, wide: number, sides: readonly string[]): FigureOf<'polygon'> => ({
  kind: 'polygon',
  points: [
    [0, 0],
    [long, 0],
    [long, wide],
    [0, wide],
  ],
  sides: [...sides],
  rightAngles: [0, 1, 2, 3],
  name: 'rectangle',
});
export const withSides = ({ long, wide, unit }: Rectangle): FigureOf<'polygon'> =>
  rectangleFigure(long, wide, [`${long} ${unit}`, `${wide} ${unit}`]);

export const around = ({ long, wide }: Rectangle): number => 2 * (long + wide);
/** Four rectangles of which one has most, and not the one that looks it. */
export const compared = (rectangle: Rectangle, { int }: Draw, what: 'perimeter' | 'area'): Draft<string> | undefined => {
  const { long, wide, unit } = rectangle;
  const of = (a: number, b: number): number => (what === 'area' ? a * b : 2 * (a + b));
  const sizes = [
    [long, wide],
    [long + int(1, 3), wide - 1],
    [long - 1, wide + int(1, 2)],
    [long - int(1, 2), wide],
  ].map(([a = 0, b = 0]) => ({ a, b, value: of(a, b), text: `${a} ${unit} by ${b} ${unit}` }));
  const sorted = sizes.toSorted((one, other) => other.value - one.value);
  const [best, next] = sorted;
  if (best === undefined || next === undefined || best.value === next.value || sizes.some(({ b }) => b < 1)) return undefined;
  const shown = inUnit(what === 'area' ? `${unit}²` : unit);
  return {
    stem: `Which rectangle has the ${what === 'area' ? 'greatest area' : 'longest perimeter'}?`,
    key: best.text,
    slips: sorted
      .slice(1)
      .map(
        ({ text, value }) =>
          [text, `This has ${what === 'area' ? 'an area' : 'a perimeter'} of ${shown(value)}. There is one with more.`] as const,
      ),
    show: asItStands,
    why: `Its ${what} is ${shown(best.value)}, and the others have ${sorted
      .slice(1)
      .map(({ value }) => shown(value))
      .join(', ')}.`,
    steps: sizes.map(({ a, b, value }) => (what === 'area' ? `${a} × ${b} = ${value}` : `2 × ${a + b} = ${value}`)),
    hints: [
      what === 'area' ? 'The area is how many squares cover it.' : 'The perimeter is the distance all the way around.',
      `Work out the ${what} of each of the four.`,
      'The longest one need not be the greatest.',
    ],
    drawn: { form: 'compare', long, wide },
  };
};

export const mistaken = (
  rectangle: Rectangle,
  { pick }: Draw,
  about: Pick<Draft<string>, 'why' | 'steps' | 'hints'> & {
    readonly what: 'perimeter' | 'area';
    readonly right: number;
    readonly wrong: readonly { readonly value: number; readonly says: string }[];
  },
): Draft<string> | undefined => {
  const { long, wide, unit } = rectangle;
  const { what, right, wrong, ...shared } = about;
  const shown = inUnit(what === 'area' ? `${unit}²` : unit);
  const mistakes = wrong.filter(({ value }) => value > 0 && value !== right).map(({ value, says }) => ({ says, gives: shown(value) }));
  if (mistakes.length < 4) return undefined;
  // The last of them are only there to be told from those that pupils make.
  const made = pick(mistakes.slice(0, what === 'area' ? 2 : 3));
  return whatWentWrong({
    ...shared,
    told: `${pick(names)} says that the ${what} of this rectangle is ${made.gives}.`,
    figure: withSides(rectangle),
    mistakes: turnedTo(mistakes, made),
    drawn: { form: 'mistake', long, wide },
  });
};
