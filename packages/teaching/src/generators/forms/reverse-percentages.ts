import type { Draw } from '../random.ts';
import { add, div, mul, q, type Rational, sub, toNumber } from '../rational.ts';
import { plain, pounds } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';
import { groups } from './counted-groups.ts';

const reverse = ({ int, pick, level }: Draw) => {
  const percent = pick(level([10, 20, 25, 50], [15, 20, 30, 35, 40], [5, 12, 15, 24, 35, 45]));
  const up = level(false, pick([true, false]), pick([true, false]));
  const original = level(20, 20, 25) * int(level(2, 3, 4), level(15, 30, 40));
  const left = up ? 100 + percent : 100 - percent;
  return { percent, up, original, left, now: q(original * left, 100) };
};

const money = (x: Rational): string => pounds(mul(x, 100));

const whichDivision = form<readonly [text: string, value: Rational]>('division', (draw) => {
  const { percent, up, left, now } = reverse(draw);
  const factor = q(left, 100);
  const wrong = up ? sub(1, q(percent, 100)) : add(1, q(percent, 100));
  return {
    stem: up
      ? `After a rise of ${percent}% a ticket costs ${money(now)}. Which calculation gives the original price, before the rise?`
      : `In a sale everything is reduced by ${percent}%. A chair costs ${money(now)} in the sale. Which calculation gives the original price?`,
    key: [`${money(now)} ÷ ${plain(factor)}`, div(now, factor)],
    slips: [
      [
        [`${money(now)} × ${plain(wrong)}`, mul(now, wrong)],
        `This ${up ? 'takes off' : 'adds'} ${percent}% of the new price. The ${percent}% was of the old one.`,
      ],
      [[`${money(now)} × ${plain(factor)}`, mul(now, factor)], 'This makes the same change again.'],
      [
        [`${money(now)} ÷ ${plain(q(percent, 100))}`, div(now, q(percent, 100))],
        `This takes the new price as ${percent}% of the old one. It is ${left}%.`,
      ],
    ],
    show: ([text]) => text,
    sameAs: ([text]) => text,
    why: `The new price is ${left}% of the original one, so it was multiplied by ${plain(factor)}. Dividing undoes that.`,
    steps: [`100% ${up ? '+' : '−'} ${percent}% = ${left}%`, `Original price × ${plain(factor)} = ${money(now)}`, 'Divide to go back.'],
    hints: [
      'Which percentage of the original price is the new one?',
      'By which number was the original price multiplied?',
      'How do you undo multiplying?',
    ],
    drawn: { now: toNumber(now), percent: up ? percent : -percent },
  };
});

const wrongOriginal = wentWrong('wrong original', (draw) => {
  const { percent, up, original, left, now } = reverse(draw);
  const of = (x: number): Rational => mul(now, q(x, 100));
  const byOne = (text: Rational): string => money(q(Math.round(toNumber(text) * 100), 100));
  return {
    claim: (value, name) =>
      up
        ? `After a rise of ${percent}% a phone costs ${money(now)}. ${name} says that the original price was ${value}.`
        : `In a sale everything is reduced by ${percent}%. A phone costs ${money(now)}. ${name} says that the original price was ${value}.`,
    right: money(q(original)),
    mistakes: [
      [
        byOne(up ? sub(now, of(percent)) : add(now, of(percent))),
        'The percentage was taken of the new price.',
        `The ${percent}% was of the original price, so the new price is ${left}% of it.`,
      ],
      [byOne(up ? add(now, of(percent)) : sub(now, of(percent))), 'The same change was made again.', 'To go back, divide.'],
      [byOne(up ? sub(now, percent) : add(now, percent)), 'Pounds were used for per cent.', `${percent}% is not £${percent}.`],
      [byOne(div(mul(now, 100), percent)), `The new price was taken for ${percent}%.`, `It is ${left}% of the original price.`],
    ],
    steps: [`${money(now)} is ${left}%.`, `1% is ${money(now)} ÷ ${left} = ${money(q(original, 100))}.`, `100% is ${money(q(original))}.`],
    hints: [
      'Work it out yourself first, and check by making the change.',
      `Of which price were the ${percent}% taken?`,
      'Try each of the mistakes.',
    ],
    drawn: { now: toNumber(now), percent: up ? percent : -percent },
  };
});

const beforeTax = form<Rational>('before', (draw) => {
  const { percent: own, original, up: own2 } = reverse(draw);
  const isTax = draw.level(false, draw.pick([true, false]), draw.pick([true, false]));
  const [percent, up] = isTax ? [20, true] : [own, own2];
  const left = up ? 100 + percent : 100 - percent;
  const now = q(original * left, 100);
  if (!isTax && (now.d !== 1n || (original * percent) % 100 !== 0)) return undefined;
  const [what] = draw.pick(groups);
  const show = (x: Rational): string => (isTax ? money(x) : plain(x));
  return {
    stem: isTax
      ? `With VAT of 20% a bill comes to ${money(now)}. What was the bill before this increase?`
      : `${what} ${up ? 'rises by' : 'is reduced by'} ${percent}%. It is now ${plain(now)}. What was the number before?`,
    key: q(original),
    slips: [
      [
        mul(now, q(up ? 100 - percent : 100 + percent, 100)),
        `This ${up ? 'takes off' : 'adds'} ${percent}% of the new number. The ${percent}% was of the old one.`,
      ],
      [mul(now, q(left, 100)), 'This makes the same change again.'],
      [up ? sub(now, percent) : add(now, percent), `This ${up ? 'takes off' : 'adds'} ${percent}, not ${percent}%.`],
      [div(mul(now, 100), percent), `This takes the new number as ${percent}% of the old one.`],
    ],
    show,
    believable: (x) =>
      x.n > 0n &&
      (isTax
        ? (100n * x.n) % x.d === 0n
        : x.d === 1n || x.d === 2n || x.d === 4n || x.d === 5n || x.d === 20n || x.d === 25n || x.d === 10n),
    why: `What is known is ${left}% of what is sought, so divide by ${plain(q(left, 100))}.`,
    steps: [`${show(now)} is ${left}%.`, `${show(now)} ÷ ${plain(q(left, 100))} = ${show(q(original))}`],
    hints: [
      'Which percentage of the old number is the new one?',
      'Find 1% of the old number, or divide by the multiplier.',
      'Check: make the change with your answer.',
    ],
    drawn: { now: toNumber(now), percent: up ? percent : -percent },
  };
});

export const reversePercentageForms: FormsOf = {
  'maths-reverse-percentages': [whichDivision, wrongOriginal, beforeTax],
};
