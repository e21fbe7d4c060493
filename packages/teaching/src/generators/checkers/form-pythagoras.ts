import { type Checkers, close, figureOf, num, numbersInStem, word } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
/** The angle opposite the longest of three sides, by walking the other two. */
const closes = (x: number, y: number, z: number): boolean => Math.abs(Math.hypot(x, y) - z) < 1e-7;
const completes = (side: number, question: Parameters<Checkers[string]>[1]): boolean =>
  word(question, 'kind') === 'shorter'
    ? closes(side, num(question, 'second'), num(question, 'first'))
    : closes(num(question, 'first'), num(question, 'second'), side);

/** With this length for the side that is sought the right-angled triangle that is drawn closes. */
const completesPicture = (side: number, question: Parameters<Checkers[string]>[1]): boolean => {
  const [across = 0, hypotenuse = 0, up = 0] = (figureOf(question, 'polygon').sides ?? []).map((text) =>
    text === '?' ? side : Number.parseFloat(text),
  );
  return closes(across, up, hypotenuse);
};

const tenth = (x: number): number => Math.round(x * 10) / 10;

export const pythagorasFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-pythagoras': {
    calculation: (option, question) => completesPicture(first(option), question),
    'straight line': (option, question) => completes(first(option), question) && numbersInStem(question).includes(num(question, 'first')),
    hypotenuse: (option, question) => completes(first(option), question) && numbersInStem(question).includes(num(question, 'second')),
    'from the wall': (option, question) => completes(first(option), question) && numbersInStem(question).includes(num(question, 'first')),
    'right-angled': (option) => {
      const [x = 0, y = 0, z = 0] = valuesIn(option).toSorted((a, b) => a - b);
      return closes(x, y, z);
    },
    'wrong side': (option, question) => {
      const said = numbersInStem(question).at(-1) ?? Number.NaN;
      const [p, second, isShorter] = [num(question, 'first'), num(question, 'second'), word(question, 'kind') === 'shorter'];
      if (completesPicture(said, question)) return false;
      const right = isShorter ? Math.sqrt((p - second) * (p + second)) : Math.hypot(p, second);
      return (
        {
          'The squares were added.': isShorter && close(said, tenth(Math.hypot(p, second))),
          'The squares were subtracted.': !isShorter && close(said, tenth(Math.sqrt(Math.abs(p * p - second * second)))),
          'The sides were subtracted, not their squares.': isShorter && close(said + second, p),
          'The sides were added, not their squares.': !isShorter && close(said - second, p),
          'The square root was left out.': close(Math.sqrt(said), right),
          'The result was halved.': isShorter && close(said * 2, right),
          'It is the area of the triangle.': !isShorter && close(said * 2, p * second),
        }[option] ?? false
      );
    },
  },
};
