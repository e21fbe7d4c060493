import type { Draw } from '../random.ts';
import { add, q, type Rational, sub } from '../rational.ts';
import { plain, pounds } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';
import { groups } from './counted-groups.ts';

const change = ({ int, pick, level }: Draw) => {
  const percent = pick(level([10, 20, 25, 50], [5, 15, 20, 30, 35, 40], [5, 8, 12, 15, 24, 35]));
  const start = level(20, 20, 25) * int(level(2, 3, 4), level(12, 30, 24));
  const up = pick([true, false]);
  const by = (start * percent) / 100;
  return { percent, start, up, by, end: up ? start + by : start - by, word: up ? 'increase' : 'decrease' };
};

const inPercent = (x: number): string => `${plain(q(Math.round(x * 10), 10))}%`;

const ofGroup = form<number>('of a group', (draw) => {
  const { percent, start, up, by, end, word } = change(draw);
  const [what] = draw.pick(groups);
  if (!Number.isInteger(by) || by === percent || by < 3) return undefined;
  return {
    stem: `${what} ${up ? 'grows' : 'falls'} from ${start} to ${end}. What is the percentage ${word}?`,
    key: percent,
    slips: [
      [(100 * by) / end, 'This divides by the new number. Compare with the number at the start.'],
      [by, 'This is the change itself, not in per cent.'],
      [(100 * end) / start, 'This is the new number as a percentage of the old one. Only the change is asked for.'],
      [percent + 10, 'This has a slip in the division.'],
      [percent / 2, 'This is half of it. Check by taking it of the number at the start.'],
    ],
    show: inPercent,
    why: `The change is ${by}, and ${by} out of ${start} is ${percent}%.`,
    steps: [`Change: ${Math.max(start, end)} − ${Math.min(start, end)} = ${by}`, `${by} ÷ ${start} × 100 = ${percent}`],
    hints: ['How large is the change?', 'Which number do you compare it with?', 'Divide the change by the number at the start.'],
    drawn: { start, end, kind: 'percent' },
  };
});

const multiplier = form<Rational>('multiplier', (draw) => {
  const { percent, up, word } = change(draw);
  const small = q(percent, 100);
  const [key, other] = up ? [add(1, small), sub(1, small)] : [sub(1, small), add(1, small)];
  return {
    stem: `For a percentage ${word} of ${percent}%, by which one number can you multiply the amount?`,
    key,
    slips: [
      [small, `This gives only ${percent}% of the amount, and not what it becomes.`],
      [other, `This is for a percentage ${up ? 'decrease' : 'increase'}.`],
      [percent < 10 ? add(1, q(percent, 10)) : q(percent, 10), 'This has a slip in the place value. Per cent means out of 100.'],
      [q(up ? 100 + percent : 100 - percent), 'This is in per cent. As a number divide it by 100.'],
    ],
    show: plain,
    why: `The amount at the start is 100%, and it becomes ${up ? 100 + percent : 100 - percent}%.`,
    steps: [
      `100% ${up ? '+' : '−'} ${percent}% = ${up ? 100 + percent : 100 - percent}%`,
      `${up ? 100 + percent : 100 - percent} ÷ 100 = ${plain(key)}`,
    ],
    hints: ['How many per cent is the amount at the start?', `And after the ${word}?`, 'Write that percentage as a decimal.'],
    drawn: { percent: up ? percent : -percent, kind: 'multiplier' },
  };
});

const wrongPercent = wentWrong('wrong percent', (draw) => {
  const { percent, start, up, by, end, word } = change(draw);
  const thing = draw.pick(['a coat', 'a bicycle', 'a season ticket', 'a tent']);
  if (!Number.isInteger(by) || by === percent) return undefined;
  return {
    claim: (value, name) =>
      `The price of ${thing} ${up ? 'rises' : 'falls'} from £${start} to £${end}. ${name} says that the percentage ${word} is ${value}.`,
    right: inPercent(percent),
    mistakes: [
      [inPercent((100 * by) / end), 'It was divided by the new price.', 'The change is compared with the price at the start.'],
      [inPercent(by), 'The pounds were taken for per cent.', `£${by} has to be compared with £${start}.`],
      [inPercent((100 * end) / start), 'The new price was compared, not the difference.', `The change is £${by}.`],
      [
        inPercent((100 * by) / (start + end)),
        'It was divided by both prices together.',
        'The change is compared with the price at the start alone.',
      ],
    ],
    steps: [`Change: £${by}`, `${by} ÷ ${start} × 100 = ${percent}`],
    hints: ['Work it out yourself first.', 'What is compared with what?', 'Try each of the mistakes.'],
    drawn: { start, end, kind: 'percent' },
  };
});

const greater = form<string>('compare', (draw) => {
  const up = draw.pick([true, false]);
  const word = up ? 'increase' : 'decrease';
  const options = draw.level([10, 20, 25, 50], [10, 15, 20, 25, 30, 40], [8, 12, 15, 24, 35]);
  const [one = 10, other = 20] = draw.some(options, 2);
  const [small, large] = one < other ? [one, other] : [other, one];
  const [few, many] = [20 * draw.int(2, 5), 100 * draw.int(3, 8)];
  // The smaller percentage is the greater change in pounds.
  const [byFew, byMany] = [(few * large) / 100, (many * small) / 100];
  if (!Number.isInteger(byFew) || !Number.isInteger(byMany) || byFew >= byMany) return undefined;
  const fewFirst = draw.pick([true, false]);
  const to = (start: number, by: number): string => `from £${start} to £${up ? start + by : start - by}`;
  const [letter, rest] = fewFirst ? ['A', 'B'] : ['B', 'A'];
  return {
    stem: `Shop A ${up ? 'raises' : 'cuts'} a price ${fewFirst ? to(few, byFew) : to(many, byMany)}, shop B ${fewFirst ? to(many, byMany) : to(few, byFew)}. Which has the greater percentage ${word}, and how much is it?`,
    key: `${letter}, with ${large}%`,
    slips: [
      [`${rest}, with ${small}%`, `This is the greater change in pounds. The price at the start is much larger, too.`],
      [`${rest}, with ${byMany}%`, 'This takes pounds for per cent.'],
      [`${letter}, with ${byFew}%`, 'This takes pounds for per cent.'],
      [`${rest}, with ${large}%`, 'This has the right percentage for the wrong shop.'],
    ],
    show: (text) => text,
    why: `£${byFew} out of £${few} is ${large}%, and £${byMany} out of £${many} is only ${small}%.`,
    steps: [`${byFew} ÷ ${few} × 100 = ${large}`, `${byMany} ÷ ${many} × 100 = ${small}`],
    hints: [
      'How many pounds is each change?',
      'Compare each with its own price at the start.',
      'A large change in pounds may be a small percentage.',
    ],
    drawn: { starts: fewFirst ? [few, many] : [many, few], changes: fewFirst ? [byFew, byMany] : [byMany, byFew], kind: 'compare' },
  };
});

const upAndDown = form<number>('up and down', (draw) => {
  const { pick, level } = draw;
  const first = pick(level([10, 20, 50], [10, 20, 25, 30, 40, 50], [10, 15, 20, 30, 40, 60]));
  const second = level(first, pick([10, 20, 50, first]), pick([10, 20, 25, 50]));
  const end = ((100 + first) * (100 - second)) / 100;
  const net = Math.round((end - 100) * 100) / 100;
  if (net === 0) return undefined;
  return {
    stem: `A percentage increase of ${first}% is followed by a percentage decrease of ${second}%. By how many per cent has the amount gone up in all? Write a minus if it has gone down.`,
    key: net,
    slips: [
      [first - second, `This takes ${second}% from ${first}%. The second percentage is of the new amount, not of the first.`],
      [first + second, 'This adds the two.'],
      [-(first + second), 'This adds the two.'],
      [-net, 'This has the wrong sign. Try it with £100.'],
      [net + 5, 'This has a slip. Try it with £100.'],
    ],
    show: (x) => `${plain(q(Math.round(x * 100), 100))}%`,
    why: `£100 becomes £${100 + first}, and ${second}% of that is taken off, which leaves ${pounds(q(Math.round(end * 100)))}.`,
    steps: [
      `After the increase: £100 becomes £${100 + first}`,
      `After the decrease: £${100 + first} × ${plain(sub(1, q(second, 100)))} = ${pounds(q(Math.round(end * 100)))}`,
      `Change: ${plain(q(Math.round(net * 100), 100))}%`,
    ],
    hints: ['Try it with £100.', 'Of which amount is the second percentage taken?', 'Compare the end with the £100.'],
    drawn: { first, second, kind: 'twice' },
  };
});

export const percentageChangeForms: FormsOf = {
  'maths-percentage-change': [ofGroup, multiplier, wrongPercent, greater, upAndDown],
};
