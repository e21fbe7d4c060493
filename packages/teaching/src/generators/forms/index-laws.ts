import type { Draw } from '../random.ts';
import { maths, plain, terms } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const power = (letter: string, n: number): string => (n === 1 ? letter : `${letter}^{${n}}`);

const letters = ['a', 'x', 'y', 'n', 'p'] as const;

type Law = 'times' | 'over' | 'power';

const lawOf = ({ pick, level }: Draw): Law =>
  pick(level<readonly Law[]>(['times', 'over'], ['times', 'over', 'power'], ['times', 'over', 'power']));

const missingIndex = form<number>('missing index', (draw) => {
  const { int, pick, level } = draw;
  const [law, letter] = [lawOf(draw), pick(letters)];
  const [m, n] = [int(3, level(9, 12, 15)), int(2, level(6, 7, 6))];
  const key = law === 'over' ? m : n;
  if (law === 'over' && m <= n) return undefined;
  const total = { times: m + n, over: m - n, power: m * n }[law];
  const tex = {
    times: String.raw`${power(letter, m)} \times ${letter}^{\square} = ${power(letter, total)}`,
    over: String.raw`${letter}^{\square} \div ${power(letter, n)} = ${power(letter, total)}`,
    power: String.raw`(${power(letter, m)})^{\square} = ${power(letter, total)}`,
  }[law];
  if (m === n || total === key) return undefined;
  return {
    stem: `Which power is missing? ${maths(tex)}`,
    key,
    slips: [
      [law === 'over' ? total - n : total + (law === 'times' ? m : n), 'This undoes the wrong way. Put it in and see what comes.'],
      [
        law === 'times' && total % m === 0 ? total / m : total * n,
        law === 'times' ? 'This takes the powers to be multiplied. They are added.' : 'This multiplies the two powers that are given.',
      ],
      [
        law === 'power' ? total - m : total,
        law === 'power' ? 'This takes the powers to be added. A power of a power multiplies them.' : 'This is the power of the result.',
      ],
      [key + 1, 'This is one too many. Put it in and check.'],
      [key + 2, 'This is two too many. Put it in and check.'],
    ],
    show: plain,
    believable: (x) => x > 0,
    why: {
      times: `The powers are added: ${m} + ${n} = ${total}.`,
      over: `The powers are subtracted: ${m} − ${n} = ${total}.`,
      power: `The powers are multiplied: ${m} × ${n} = ${total}.`,
    }[law],
    steps: [
      { times: 'Multiplying adds the powers.', over: 'Dividing subtracts the powers.', power: 'A power of a power multiplies the powers.' }[
        law
      ],
      { times: `${total} − ${m} = ${n}`, over: `${total} + ${n} = ${m}`, power: `${total} ÷ ${m} = ${n}` }[law],
    ],
    hints: [
      'What happens to the powers here: are they added, subtracted or multiplied?',
      'Write it as a sum with the powers alone.',
      'Work back from the result.',
    ],
    drawn: { tex, letter },
  };
});

const wrongIndices = wentWrong('wrong indices', (draw) => {
  const { int, pick, level } = draw;
  const letter = pick(letters);
  const [m, n, k, j] = [int(4, level(8, 10, 12)), int(2, 3), int(2, 5), int(3, 6)];
  const law = lawOf(draw);
  const t = (size: number, index: number): string => terms([[size, power(letter, index)]]);
  if (k === j || m % n === 0) return undefined;
  const hints = ['Do it yourself first.', 'Which part is wrong, the number in front or the power?', 'Which law belongs to the sign?'];
  if (law === 'times')
    return {
      claim: (value, name) => `${name} simplifies ${maths(String.raw`${t(k, m)} \times ${t(j, n)}`)} and gets ${value}.`,
      right: maths(t(k * j, m + n)),
      mistakes: [
        [maths(t(k * j, m * n)), 'The powers were multiplied.', `Multiplying adds the powers: ${m} + ${n} = ${m + n}.`],
        [maths(t(k + j, m + n)), 'The numbers in front were added.', `The numbers in front are multiplied: ${k} × ${j} = ${k * j}.`],
        [
          maths(t(k * j, m - n)),
          'The powers were subtracted.',
          `That is for dividing. Multiplying adds the powers: ${m} + ${n} = ${m + n}.`,
        ],
        [
          maths(t(k + j, m * n)),
          'The numbers were added and the powers multiplied.',
          'It is the other way round: multiply the numbers, add the powers.',
        ],
      ],
      steps: [`Numbers: ${k} × ${j} = ${k * j}`, `Powers: ${m} + ${n} = ${m + n}`],
      hints,
      drawn: { law, letter },
    };
  if (law === 'over')
    return {
      claim: (value, name) => `${name} simplifies ${maths(String.raw`\frac{${t(k * j, m)}}{${t(j, n)}}`)} and gets ${value}.`,
      right: maths(t(k, m - n)),
      mistakes: [
        [maths(t(k, m + n)), 'The powers were added.', `That is for multiplying. Dividing subtracts the powers: ${m} − ${n} = ${m - n}.`],
        [maths(t(k * j - j, m - n)), 'The numbers in front were subtracted.', `The numbers in front are divided: ${k * j} ÷ ${j} = ${k}.`],
        [maths(t(k, m * n)), 'The powers were multiplied.', `Dividing subtracts the powers: ${m} − ${n} = ${m - n}.`],
        [maths(t(k * j, m - n)), 'The numbers in front were not divided.', `Divide them as well: ${k * j} ÷ ${j} = ${k}.`],
      ],
      steps: [`Numbers: ${k * j} ÷ ${j} = ${k}`, `Powers: ${m} − ${n} = ${m - n}`],
      hints,
      drawn: { law, letter },
    };
  return {
    claim: (value, name) => `${name} simplifies ${maths(`(${t(k, m)})^{${n}}`)} and gets ${value}.`,
    right: maths(t(k ** n, m * n)),
    mistakes: [
      [maths(t(k ** n, m + n)), 'The powers were added.', `A power of a power multiplies them: ${m} × ${n} = ${m * n}.`],
      [
        maths(t(k, m * n)),
        'The number in front was left as it is.',
        `The number in front is raised as well: ${k}${n === 2 ? '²' : '³'} = ${k ** n}.`,
      ],
      [
        maths(t(k * n, m * n)),
        'The number in front was multiplied by the power.',
        `It is raised to the power: ${k}${n === 2 ? '²' : '³'} = ${k ** n}.`,
      ],
      [maths(t(k ** n, m ** n)), 'The power was raised to the power.', `The powers are multiplied: ${m} × ${n} = ${m * n}.`],
    ],
    steps: [`Number: ${k}${n === 2 ? '²' : '³'} = ${k ** n}`, `Powers: ${m} × ${n} = ${m * n}`],
    hints,
    drawn: { law, letter },
  };
});

const whichEqualsPower = form<readonly [tex: string, power: number]>('which power', (draw) => {
  const { int, pick } = draw;
  const letter = pick(letters);
  const [n, m] = [int(2, 4), int(2, 5)];
  const total = n * m;
  if (n === m) return undefined;
  const more = int(2, 5);
  const right: readonly (readonly [string, number])[] = [
    [`(${power(letter, m)})^{${n}}`, total],
    [String.raw`${power(letter, total + more)} \div ${power(letter, more)}`, total],
    [String.raw`${power(letter, total - n)} \times ${power(letter, n)}`, total],
  ];
  const wrong: readonly (readonly [string, number, string])[] = [
    [String.raw`${power(letter, m)} \times ${power(letter, n)}`, m + n, 'multiplying adds the powers'],
    [String.raw`${power(letter, total * 2)} \div ${power(letter, 2)}`, total * 2 - 2, 'dividing subtracts the powers'],
    [String.raw`${power(letter, total)} \times ${letter}`, total + 1, 'a letter alone has the power 1'],
    [`(${power(letter, total)})^{2}`, total * 2, 'squaring doubles the power'],
  ];
  return {
    stem: `Which of these is equal to ${maths(power(letter, total))}?`,
    key: pick(right.slice(0, draw.level(3, 3, 2))),
    slips: wrong
      .filter(([, index]) => index !== total)
      .map(([tex, index, rule]) => [[tex, index], `This is ${maths(power(letter, index))}: ${rule}.`] as const),
    show: ([tex]) => maths(tex),
    sameAs: ([tex]) => tex,
    why: 'Multiplying adds the powers, dividing subtracts them, and a power of a power multiplies them.',
    steps: [`Each of them is one power of ${maths(letter)}.`, `The power ${total} is wanted.`],
    hints: ['Simplify each of them.', 'Multiplying adds the powers. What does dividing do?', 'A power of a power multiplies.'],
    drawn: { letter },
  };
});

const numberPowers = form<number>('power of a number', (draw) => {
  const { int, pick, level } = draw;
  const base = pick([2, 3, 5, 7, 10]);
  const [m, n, r] = [int(4, 9), int(2, 6), int(2, level(2, 4, 6))];
  const top = m + n;
  if (top - r < 2 || (m === 4 && n === 2)) return undefined;
  const isLong = level(false, pick([true, false]), true);
  const tex = isLong
    ? String.raw`\frac{${base}^{${m}} \times ${base}^{${n}}}{${base}^{${r}}}`
    : String.raw`${base}^{${m}} \times ${base}^{${n}}`;
  const key = isLong ? top - r : top;
  return {
    stem: `${maths(tex)} can be written as a single power of ${base}. What is that power, the small raised number?`,
    key,
    slips: [
      [isLong ? m * n - r : m * n, 'This multiplies the powers. Multiplying the numbers adds them.'],
      [
        isLong ? top + r : Math.abs(m - n),
        isLong ? 'This adds the power below the line. Dividing subtracts it.' : 'This subtracts the powers. That is for dividing.',
      ],
      [key + 1, 'This has a slip in the adding.'],
      [isLong ? top : key * 2, isLong ? 'This leaves out the division.' : 'This adds up too much: the base stays as it is.'],
    ],
    show: plain,
    believable: (x) => x > 0,
    why: isLong
      ? `Multiplying adds the powers and dividing subtracts: ${m} + ${n} − ${r} = ${key}.`
      : `Multiplying adds the powers: ${m} + ${n} = ${key}.`,
    steps: [`${m} + ${n} = ${top}`, ...(isLong ? [`${top} − ${r} = ${key}`] : [])],
    hints: [
      'The base stays the same.',
      'What does multiplying do with the powers?',
      isLong ? 'And dividing?' : 'Write a few of the factors out if you are not sure.',
    ],
    drawn: { tex, base },
  };
});

export const indexLawForms: FormsOf = {
  'maths-index-laws': [missingIndex, wrongIndices, whichEqualsPower, numberPowers],
};
