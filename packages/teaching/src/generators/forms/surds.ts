import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';
import { type Surd, surd } from './surd-terms.ts';

const shownSurd = (value: Surd): string => maths(surd(value));

const squared = ([out, root]: Surd): number => out * out * root;

const someSurd = ({ int, pick, level }: Draw): { readonly a: number; readonly root: number } => ({
  a: int(level(2, 3, 4), level(5, 8, 12)),
  root: pick(level([2, 3, 5], [2, 3, 5, 6, 7], [3, 5, 6, 7, 10])),
});

const underOneRoot = form<number>('under one root', (draw) => {
  const { a, root } = someSurd(draw);
  return {
    stem: `${shownSurd([a, root])} is to be written as ${maths(String.raw`\sqrt{n}`)}. What is ${maths('n')}?`,
    key: a * a * root,
    slips: [
      [a * root, `This puts ${a} under the root as it is. It goes in as its square.`],
      [a * a + root, 'This adds. The square of the number outside is multiplied in.'],
      [(a * root) ** 2, `This squares ${root} as well. It is under the root already.`],
      [2 * a * root, `This doubles ${a}. It has to be squared.`],
    ],
    show: plain,
    why: `${a} is ${maths(String.raw`\sqrt{${a * a}}`)}, so it goes under the root as ${a * a}.`,
    steps: [`${a}² = ${a * a}`, `${a * a} × ${root} = ${plain(a * a * root)}`],
    hints: [
      `Of which number is ${a} the square root?`,
      'Put that number under the root.',
      'Roots are multiplied by multiplying what is under them.',
    ],
    drawn: { a, root },
  };
});

const squareFactor = form<number>('square factor', (draw) => {
  const { a, root } = someSurd(draw);
  const inside = a * a * root;
  const factors = [4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144].filter((square) => inside % square === 0 && square !== a * a);
  return {
    stem: `To write ${maths(String.raw`\sqrt{${inside}}`)} in its simplest form in one step, which square number do you split off from ${inside}?`,
    key: a * a,
    slips: [
      ...factors.map((square) => [square, `This divides ${inside}, but a larger square number does as well.`] as const),
      [root, `This is what is left under the root.`],
      [a, `This is its square root, which stands outside in the end.`],
      [inside / a, `This is no square number.`],
      [a * a + 2 * a + 1, `This is a square number, but it does not divide ${inside}.`],
    ],
    show: plain,
    believable: (x) => Number.isInteger(x) && x > 1,
    why: `${inside} = ${a * a} × ${root}, and ${root} has no square factor any more.`,
    steps: [
      `${inside} ÷ ${a * a} = ${root}`,
      maths(String.raw`\sqrt{${inside}} = \sqrt{${a * a}} \times \sqrt{${root}} = ${surd([a, root])}`),
    ],
    hints: ['Write down the square numbers: 1, 4, 9, 16 and so on.', `Which of them divide ${inside}?`, 'Take the largest.'],
    drawn: { inside },
  };
});

const wrongSurd = wentWrong('wrong surd', (draw) => {
  const { a, root } = someSurd(draw);
  const inside = a * a * root;
  return {
    claim: (value, name) => `${name} writes ${maths(String.raw`\sqrt{${inside}}`)} in its simplest form and gets ${value}.`,
    right: shownSurd([a, root]),
    mistakes: [
      [shownSurd([a * a, root]), 'The square number was taken out as it is.', `Its square root comes out: the root of ${a * a} is ${a}.`],
      [shownSurd([root, a]), 'The two numbers have changed places.', `The root of ${a * a} comes out, and ${root} stays inside.`],
      [shownSurd([a, root * a]), 'Too much was left under the root.', `${inside} ÷ ${a * a} = ${root} stays under the root.`],
      [maths(`${inside % 2 === 0 ? inside / 2 : `${inside / 2}`}`), 'The number was halved.', 'A square root is not a half.'],
    ],
    steps: [maths(String.raw`\sqrt{${inside}} = \sqrt{${a * a} \times ${root}}`), shownSurd([a, root])],
    hints: [
      'Simplify it yourself first.',
      'Which number belongs outside, and which inside?',
      'Square the answer to see what it would be the root of.',
    ],
    drawn: { inside, a, root },
  };
});

const largestSurd = form<Surd>('largest', (draw) => {
  const all = Array.from({ length: 4 }, (): Surd => [draw.int(2, draw.level(4, 6, 9)), draw.pick([2, 3, 5, 6, 7, 10, 11])]);
  const sorted = all.toSorted((x, y) => squared(y) - squared(x));
  const [key = [1, 2], ...others] = sorted;
  if (new Set(all.map(squared)).size < 4 || Math.abs(squared(key) - squared(others[0] ?? [1, 1])) < 3) return undefined;
  return {
    stem: 'Which of these is the largest? Write each of them as one root.',
    key,
    slips: others.map((one) => [one, `This is the root of ${squared(one)}.`] as const),
    show: shownSurd,
    why: `Under one root it is ${maths(String.raw`\sqrt{${squared(key)}}`)}, and no other has more under the root.`,
    steps: sorted.map((one) => maths(String.raw`${surd(one)} = \sqrt{${squared(one)}}`)),
    hints: [
      'Put the number outside under the root, as its square.',
      'Multiply it by what is there already.',
      'Compare the numbers under the roots.',
    ],
    drawn: { squares: all.map(squared) },
  };
});

const sideOfSquare = form<Surd>('side', (draw) => {
  const { a, root } = someSurd(draw);
  const inside = a * a * root;
  const isPerimeter = draw.level(false, draw.pick([true, false]), true);
  const times = isPerimeter ? 4 : 1;
  const [what, unit] = draw.pick([
    ['square tile', 'cm'],
    ['square field', 'm'],
    ['square card', 'cm'],
  ] as const);
  return {
    stem: `A ${what} has an area of ${inside} ${unit}². How long is ${isPerimeter ? 'its perimeter' : 'one side'} in ${unit}? Write it in its simplest form.`,
    key: [a * times, root],
    slips: [
      [[a * a * times, root], 'This takes the square number out as it is. Its square root comes out.'],
      [[root * times, a], 'This has the two numbers the wrong way round.'],
      ...(isPerimeter
        ? [
            [[a, root] as Surd, 'This is one side. The perimeter has four.'] as const,
            [[2 * a, root] as Surd, 'This is two sides.'] as const,
          ]
        : [[[2 * a, root] as Surd, 'This is two sides.'] as const]),
      [[a + 1, root], 'This has a slip in the square root.'],
    ],
    show: shownSurd,
    sameAs: squared,
    why: `The side is the square root of the area, and ${inside} = ${a * a} × ${root}.`,
    steps: [
      maths(String.raw`\sqrt{${inside}} = \sqrt{${a * a} \times ${root}} = ${surd([a, root])}`),
      ...(isPerimeter ? [`Four sides: ${shownSurd([a * 4, root])}`] : []),
    ],
    hints: [
      'How do you get from the area of a square to its side?',
      `Which square number divides ${inside}?`,
      isPerimeter ? 'How many sides are there?' : 'Its root goes outside.',
    ],
    drawn: { inside, times },
  };
});

export const surdForms: FormsOf = {
  'maths-surds': [underOneRoot, squareFactor, wrongSurd, largestSurd, sideOfSquare],
};
