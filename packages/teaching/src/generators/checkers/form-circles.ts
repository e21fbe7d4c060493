import { type Checkers, close, figureOf, num, numbersInStem, word } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
/** Around, or the area of, a polygon with very many sides. */
const ofManySides = (radius: number, what: string): number => {
  const slices = 20_000;
  return what === 'area' ? (slices * radius ** 2 * Math.sin((2 * Math.PI) / slices)) / 2 : 2 * slices * radius * Math.sin(Math.PI / slices);
};
const near = (one: number, other: number): boolean => Math.abs(one / other - 1) < 1e-5;
const given = (stem: string): number => {
  const [, what, size] = /(radius|diameter) of (\d+)/.exec(stem) ?? [];
  return what === 'diameter' ? Number(size) / 2 : Number(size);
};
/** A chord drawn upright on a grid, at its distance from the centre. */
const onCircle = (radius: number, away: number, half: number): boolean => Math.abs(Math.hypot(away, half) - radius) < 1e-6;

const lengthOf = (question: Parameters<Checkers[string]>[1], line: string): number =>
  Number.parseFloat(figureOf(question, 'circle-diagram').lengths?.find(({ from, to }) => from + to === line)?.text ?? '');

export const circleFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-circle-measures': {
    backwards: (option, question) =>
      near(ofManySides(first(option) / num(question, 'share'), word(question, 'kind')), num(question, 'end') * Math.PI),
    story: (option, question) => near(first(option), ofManySides(given(question.stem), word(question, 'kind')) * num(question, 'times')),
    calculation: (option, question) => near(first(option), ofManySides(given(question.stem), word(question, 'kind'))),
    'wrong circle': (option, question) => {
      const radius = given(question.stem);
      const said = Number(/ is \$(\d*)\\pi\$/.exec(question.stem)?.[1] || '1');
      return (
        {
          'It is the formula for the circumference.': near(said * Math.PI, ofManySides(radius, 'circumference')),
          'It is the formula for the area.': near(said * Math.PI, ofManySides(radius, 'area')),
          'The diameter was squared.': near(said * Math.PI, ofManySides(2 * radius, 'area')),
          'The radius was doubled and then squared.': near(said * Math.PI, ofManySides(2 * radius, 'area')),
          'The radius was not squared.': close(said, radius),
          'The result was doubled.': near(said * Math.PI, 2 * ofManySides(radius, 'area')),
          'The radius was taken once, not twice.': near(said * Math.PI, ofManySides(radius, 'circumference') / 2),
          'The diameter was doubled.': near(said * Math.PI, ofManySides(2 * radius, 'circumference')),
          'The 2 was added to the radius.': close(said - 2, radius),
        }[option] ?? false
      );
    },
    'times as large': (option, question) =>
      near(
        first(option) * ofManySides(num(question, 'small'), word(question, 'kind')),
        ofManySides(num(question, 'large'), word(question, 'kind')),
      ),
  },
  'maths-circle-theorems': {
    'chord distance': (option, question) => onCircle(lengthOf(question, 'OA'), first(option), (numbersInStem(question)[0] ?? 0) / 2),
    'chord length': (option, question) => onCircle(lengthOf(question, 'OA'), lengthOf(question, 'OM'), first(option) / 2),
    'chord radius': (option, question) => onCircle(first(option), lengthOf(question, 'OM'), (numbersInStem(question)[0] ?? 0) / 2),
    'chord angle': (option, question) => {
      const x = num(question, 'x');
      // Draw it: M above O, A to its side, and measure at O.
      const atCentre =
        word(question, 'asks') === 'AOM'
          ? Math.atan2(1 / Math.tan((x * Math.PI) / 180), 1)
          : 2 * Math.atan2(Math.tan((x * Math.PI) / 180), 1);
      return Math.abs(first(option) - (atCentre * 180) / Math.PI) < 1e-6;
    },
    reason: (option, { stem }) => {
      const [one = 0, other = 0] = Array.from(stem.matchAll(/(\d+)°/g), ([, degrees]) => Number(degrees));
      const fits: Readonly<Record<string, boolean>> = {
        'the angle at the centre is twice that at the circumference':
          stem.includes('centre O') && stem.includes('C are on') && other === 2 * one,
        'the angle in a semicircle is 90°': stem.includes('diameter') && one + other === 90,
        'opposite angles of a cyclic quadrilateral make 180°': stem.includes('in this order') && one + other === 180,
        'a tangent and the radius make 90°': stem.includes('tangent') && one + other === 90,
        'angles in the same segment are equal': stem.includes('same side') && one === other,
        'two radii make an isosceles triangle': stem.includes('A and B are on a circle with centre O') && other === 180 - 2 * one,
      };
      return fits[option] ?? false;
    },
  },
};
