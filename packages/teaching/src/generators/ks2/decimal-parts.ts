import { saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { maths, plain } from '../written.ts';

type Part = { readonly one: string; readonly many: string; readonly size: number };
const [tenth, hundredth, thousandth]: readonly [Part, Part, Part] = [
  { one: 'tenth', many: 'tenths', size: 10 },
  { one: 'hundredth', many: 'hundredths', size: 100 },
  { one: 'thousandth', many: 'thousandths', size: 1000 },
];

const shift = 'Each place to the right is ten times as small: tenths, hundredths, thousandths.';

export const decimalParts = makeGenerator<Rational>(
  {
    id: 'maths-decimal-parts',
    title: 'Tenths, hundredths and thousandths',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['tenths', 'hundredths', 'thousandths', 'hundredths as decimals', 'tenths as decimals', 'writing hundredths as a decimal'],
    kinds: [
      saying(/\bthousandths?\b/, /thousandth|\{1000\}/),
      saying(/\bhundredths?\b/, /hundredth|\{100\}/),
      saying(/\btenths?\b/, /\btenth|\{10\}/),
    ],
  },
  ({ int, pick, level }) => {
    const part = pick(level([tenth, hundredth], [hundredth, thousandth], [hundredth, thousandth]));
    const { many, size } = part;
    const count = level(int(2, 9), size === 100 ? int(11, 99) : int(2, 9), int(11, size - 1));
    if (count % 10 === 0) return undefined;
    const value = q(count, size);
    const form = level(
      pick(['words', 'fraction'] as const),
      pick(['words', 'fraction', 'how many'] as const),
      pick(['words', 'fraction', 'how many', 'read'] as const),
    );
    const steps = [`1 ${part.one} is ${plain(q(1, size))}.`, `${count} × ${plain(q(1, size))} = ${plain(value)}`];
    const hints = [shift, `Which place after the point is for ${many}?`];
    const drawn = { form, count, size };
    if (form === 'how many' || form === 'read')
      return {
        stem: form === 'how many' ? `How many ${many} make ${plain(value)}?` : `Which number of ${many} is the same as ${plain(value)}?`,
        key: q(count),
        slips: [
          [q(count * 10), `This would make ${plain(mul(value, 10))}.`],
          [div(q(count), 10), `This would make ${plain(div(value, 10))}.`],
          [q(count * 100), `This would make ${plain(mul(value, 100))}.`],
          [q(count + 10), 'This adds ten. Look at the places after the point.'],
        ],
        show: plain,
        why: `1 ${part.one} is ${plain(q(1, size))}, and ${count} of them are ${plain(value)}.`,
        steps,
        hints,
        drawn,
      };
    return {
      stem:
        form === 'words'
          ? pick([`Write ${count} ${many} as a decimal.`, `Which decimal is ${count} ${many}?`])
          : `Write ${maths(String.raw`\frac{${count}}{${size}}`)} as a decimal.`,
      key: value,
      slips: [
        [mul(value, 10), size === 10 ? `This is ${count} ones.` : `This is ten times as much: it stands one place too far to the left.`],
        [div(value, 10), 'This is ten times as small: it stands one place too far to the right.'],
        [q(count), `This is ${count} ones. ${part.many.replace(/^./, (first) => first.toUpperCase())} stand after the point.`],
        [q(count * size), `This is ${count} lots of ${plain(size)}. The question says ${many}.`],
        [mul(value, 100), 'This stands two places too far to the left.'],
      ],
      show: plain,
      sameAs: toNumber,
      why: `${many.replace(/^./, (first) => first.toUpperCase())} stand in place ${`${size}`.length - 1} after the point, so ${count} ${many} are ${plain(value)}.`,
      steps,
      hints,
      drawn,
    };
  },
);
