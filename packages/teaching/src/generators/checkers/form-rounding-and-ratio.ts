import { type Checkers, close, num, textsInTex, word } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
const sides = (text: string): readonly [number, number] => {
  const [, a = '', b = ''] = /([\d,]+) : ([\d,]+)/.exec(text) ?? [];
  return [Number(a.replaceAll(',', '')), Number(b.replaceAll(',', ''))];
};
const hasCommon = (a: number, b: number): boolean =>
  Array.from({ length: Math.min(a, b) - 1 }, (_, x) => x + 2).some((x) => a % x === 0 && b % x === 0);
const saidLast = (stem: string): number => Number((/(?:gets|is) ([\d,]*\.?\d+)\. What/.exec(stem)?.[1] ?? '').replaceAll(',', ''));
/** As a calculator that shows so many figures does it; halves go up. */
const shortened = (x: number, figures: number): number => {
  const unit = 10 ** (Math.floor(Math.log10(x) + 1e-12) - figures + 1);
  return Math.floor(x / unit + 0.5 + 1e-9) * unit;
};
const ends = (a: number, half: number): readonly [number, number] => [a - half, a + half];

export const roundingAndRatioFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-simplify-ratio': {
    box: (option, question) => close(num(question, 'a') * first(option), num(question, 'b') * num(question, 'to')),
    'which ratio': (option, question) => {
      const [x, y] = sides(option);
      return x * num(question, 'b') === y * num(question, 'a');
    },
    'wrong ratio': (option, question) => {
      const [x, y] = [num(question, 'x'), num(question, 'y')];
      const [a, b] = sides(/gets ([\d,]+ : [\d,]+)/.exec(question.stem)?.[1] ?? '');
      if (a * y === b * x) return option === 'It was divided, but not far enough.' && hasCommon(a, b);
      if (a * x === b * y) return option === 'The two sides have changed places.';
      return (
        option === (b === y ? 'Only the first side was divided.' : 'The same number was taken away from both.') &&
        (b === y || x - a === y - b)
      );
    },
    mix: (option, question) => {
      const [a, b] = sides(option);
      return a * num(question, 'y') === b * num(question, 'x') && !hasCommon(a, b);
    },
  },
  'maths-significant-figures': {
    'wrong rounding': (option, question) => {
      const [x, figures, said] = [num(question, 'start'), num(question, 'figures'), saidLast(question.stem)];
      const right = shortened(x, figures);
      return (
        {
          'It was rounded down.': said < right && said > right / 2 && said < x && close(shortened(said, figures), said),
          'It was rounded up.': said > right && said < right * 2.1 && close(shortened(said, figures), said),
          'One figure too many was kept.': close(said, shortened(x, figures + 1)),
          'It came out ten times too small.': close(said * 10, right),
          'It came out ten times too large.': close(said, right * 10),
        }[option] ?? false
      );
    },
    'which rounds': (option, question) => close(shortened(first(option), num(question, 'figures')), num(question, 'start')),
    'how many': (option, question) => first(option) === word(question, 'text').replace('0.', '').replace(/^0+/, '').length,
  },
  'maths-standard-form': {
    'not yet': (option, question) => {
      const [, front = ''] = /\$([\d.]+) /.exec(option) ?? [];
      return Number(front) >= 1 && Number(front) < 10 && close(first(option) / texValue(textsInTex(question.stem)[0] ?? ''), 1);
    },
    'missing power': (option, question) => {
      const [tex = ''] = textsInTex(question.stem);
      const written = Number((/form, ([\d,.]+) is/.exec(question.stem)?.[1] ?? '').replaceAll(',', ''));
      return close(texValue(tex, { n: first(option) }) / written, 1);
    },
    'wrong standard': (option, question) => {
      const [, digits = ''] = /writes ([\d,.]+) in/.exec(question.stem) ?? [];
      const said = textsInTex(question.stem).at(-1) ?? '';
      const times = Math.log10(texValue(said) / Number(digits.replaceAll(',', '')));
      const front = Number(/^[\d.]+/.exec(said)?.[0]);
      const power = num(question, 'power');
      if (front >= 10) return option === 'The first number is too large.';
      if (close(times, -2 * power)) return option === 'The power has the wrong sign.';
      return (
        option === (Math.sign(times) === Math.sign(power) ? 'One place too many was counted.' : 'One place too few was counted.') &&
        close(Math.abs(times), 1)
      );
    },
  },
  'maths-bounds-divide': {
    calculation: (option, question) => {
      const all = ends(num(question, 'a'), num(question, 'halfA')).flatMap((x) =>
        ends(num(question, 'b'), num(question, 'halfB')).map((y) => x / y),
      );
      return close(first(option), word(question, 'asks') === 'upper' ? Math.max(...all) : Math.min(...all));
    },
    'wrong quotient': (option, question) => {
      const [[lowA, highA], [lowB, highB]] = [
        ends(num(question, 'a'), num(question, 'halfA')),
        ends(num(question, 'b'), num(question, 'halfB')),
      ];
      const said = saidLast(question.stem);
      const made = {
        'The upper bound of both was used.': highA / highB,
        'The lower bound of both was used.': lowA / lowB,
        'It is the lower bound.': lowA / highB,
        'It is the upper bound.': highA / lowB,
        'The rounded values were used as they are.': num(question, 'a') / num(question, 'b'),
      }[option];
      return made !== undefined && Math.abs(said - made) < 0.00501;
    },
  },
};
