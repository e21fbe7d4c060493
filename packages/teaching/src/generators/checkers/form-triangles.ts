import { type Checker, type Checkers, close, figureOf, list, num, numbersInStem, textsInTex, word } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
const rad = Math.PI / 180;
const rounded = (shown: number, true_: number): boolean => Math.abs(shown - true_) < 0.0500001;
/** BC of a triangle with A at the origin and C along a ray: by its corners, and not by a rule. */
const opposite = (angleA: number, b: number, c: number): number => Math.hypot(c - b * Math.cos(angleA * rad), b * Math.sin(angleA * rad));
/** The height over AB is the same from both ends. */
const bySine = (angleA: number, angleB: number, b: number): number => (b * Math.sin(angleA * rad)) / Math.sin(angleB * rad);
const product = (part: string): number =>
  part
    .trim()
    .split(/ (?=[×÷])/)
    .reduce((total, piece) => {
      const [, sign = '×', name = '', digits = '', square = ''] = /^([×÷])? ?(sin|cos)? ?([\d.]+)(²)?/.exec(piece) ?? [];
      const x = Number(digits);
      const value = name === 'sin' ? Math.sin(x * rad) : name === 'cos' ? Math.cos(x * rad) : square === '' ? x : x * x;
      return sign === '÷' ? total / value : total * value;
    }, 1);
/** “9 × sin 41° ÷ sin 54°” and “9² + 6² − 2 × 9 × 6 × cos 57°”. */
const worth = (text: string): number =>
  text.split(/ (?=[+−])/).reduce((total, part) => total + (part.startsWith('−') ? -1 : 1) * product(part.replace(/^[+−] /, '')), 0);

const ruleFor: Checker = (option, { stem }) => {
  const sides = (stem.match(/\d+ cm/g) ?? []).length;
  const angles = (stem.match(/\d+°/g) ?? []).length;
  if (stem.includes('90°')) return option === 'a² = b² + c²';
  if (angles === 2 && sides === 1) return option === 'a ÷ sin A = b ÷ sin B';
  return (
    option === 'a² = b² + c² − 2bc cos A' && ((sides === 3 && angles === 0) || (sides === 2 && angles === 1 && stem.includes('between')))
  );
};

/** By how the said length comes about: each wrong formula worked out again. */
const wrongRule: Checker = (option, question) => {
  const [A, B, b, c] = [num(question, 'angleA') * rad, num(question, 'angleB') * rad, num(question, 'b'), num(question, 'c')];
  const said = numbersInStem(question).at(-1) ?? Number.NaN;
  const [height, foot] = [b * Math.sin(A), b * Math.cos(A)];
  const made = {
    'The two sines have changed places.': (b * b * Math.sin(B)) / height,
    'The angles were used without their sines.': (b * A) / B,
    'It was not divided by the other sine.': height,
    'Cosines were used.': foot / Math.cos(B),
    'Pythagoras’ theorem was used.': Math.hypot(b, c),
    'The last part was added.': Math.hypot(c + foot, height),
    'The square root was left out.': (c - foot) ** 2 + height ** 2,
    'The 2 in the last part was left out.': Math.sqrt((c - foot) ** 2 + height ** 2 + c * foot),
  }[option];
  return made !== undefined && rounded(said, made);
};

export const triangleFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-sine-cosine-rule': {
    'which rule': ruleFor,
    'sine angle': (option, question) => {
      const [angle, angleB, a, b] = [first(option), num(question, 'angleB'), num(question, 'a'), num(question, 'b')];
      // With this angle the side opposite it comes out, give or take what rounding hides.
      const gap = (turn: number): number => bySine(turn, angleB, b) - a;
      return gap(angle - 0.0501) <= 0 && gap(angle + 0.0501) >= 0;
    },
    calculation: (option, question) => {
      const [A, B, b] = [num(question, 'angleA'), num(question, 'angleB'), num(question, 'b')];
      return word(question, 'kind') === 'sine'
        ? close(worth(option), bySine(A, B, b))
        : close(worth(option), opposite(A, b, num(question, 'c')) ** 2);
    },
    'wrong rule': wrongRule,
    apart: (option, question) => rounded(first(option), opposite(num(question, 'angleA'), num(question, 'b'), num(question, 'c'))),
  },
  'maths-similar-shapes': {
    'to the smaller': (option, question) =>
      close((num(question, 'given') / first(option)) ** (1 / num(question, 'power')), num(question, 'large') / num(question, 'small')),
    'scale factor': (option, question) => close(num(question, 'value') * first(option) ** num(question, 'power'), num(question, 'large')),
    'wrong factor': (option, question) => {
      const [small, large, value, power] = [num(question, 'small'), num(question, 'large'), num(question, 'value'), num(question, 'power')];
      const said = numbersInStem(question).at(-1) ?? Number.NaN;
      const grown = said / value;
      const factor = large / small;
      return (
        {
          'The difference of the lengths was added.': close(said - value, large - small),
          'The difference of the heights was added.': close(said - value, large - small),
          'The scale factor was squared.': power === 1 && close(Math.sqrt(grown), factor),
          'The side was only doubled.': power === 1 && close(grown, 2),
          'The longer side was added.': power === 1 && close(said - value, large),
          'The scale factor of lengths was used.': power > 1 && close(grown, factor),
          'The scale factor of volumes was used.': power === 2 && close(Math.cbrt(grown), factor),
          'The scale factor of areas was used.': power === 3 && close(Math.sqrt(grown), factor),
          'The scale factor was multiplied by 2.': power === 2 && close(grown / 2, factor),
          'The scale factor was multiplied by 3.': power === 3 && close(grown / 3, factor),
        }[option] ?? false
      );
    },
    shadow: (option, question) => close(first(option) / num(question, 'post'), num(question, 'longer') / num(question, 'along')),
  },
  'maths-gradient-of-line': {
    'missing coordinate': (option, question) => {
      const [x = 0, y = 0, to = 0] = list(question, 'points');
      return close(y + num(question, 'm') * (to - x), first(option));
    },
    'wrong gradient': (option, question) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = list(question, 'points');
      const said = texValue(textsInTex(question.stem).at(-1) ?? '');
      return (
        {
          'Across was divided by up.': close(said * (y2 - y1), x2 - x1),
          'The sign is wrong.': close(y1 - said * (x2 - x1), y2),
          'It was not divided by the distance across.': close(y1 + said, y2),
          'The coordinates were added, not subtracted.': close(said * (x1 + x2), y1 + y2) && x1 + x2 !== 0,
        }[option] ?? false
      );
    },
    'from equation': (option, question) => {
      // Two points of the line, found by trying heights, and the slope between them.
      const [left = '', right = ''] = word(question, 'equation').split('=');
      const heightAt = (x: number): number => {
        const gap = (y: number): number => texValue(left, { x, y }) - texValue(right, { x, y });
        return gap(0) / (gap(0) - gap(1));
      };
      return close(first(option), heightAt(1) - heightAt(0));
    },
    steepest: (option, question) => {
      const at = (x: number): number => texValue((option.split('= ')[1] ?? '').replaceAll('−', '-'), { x });
      return close(at(1) - at(0), Math.max(...list(question, 'slopes')));
    },
    'from picture': (option, question) => {
      const [one, other] = (figureOf(question, 'graph').points ?? []).map(({ at }) => at);
      return one !== undefined && other !== undefined && close(one[1] + first(option) * (other[0] - one[0]), other[1]);
    },
  },
};
