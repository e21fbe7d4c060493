import { makeGenerator } from '../make-generator.ts';
import { mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { fraction, maths } from '../written.ts';

const raw = (n: number, d: number): string => String.raw`\frac{${n}}{${d}}`;
const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const positive = (x: Rational): boolean => x.n > 0n;
const simplest = (n: number, d: number): readonly string[] =>
  hcf(n, d) > 1 ? [`In its simplest form: ${maths(`${raw(n, d)} =`)} ${fraction(q(n, d))}`] : [];

export const fractionTimes = makeGenerator<Rational>(
  {
    id: 'maths-fraction-times',
    title: 'Multiplying fractions',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['multiply fractions', 'fraction times whole number', 'multiply a fraction by a whole number', 'times fractions'],
  },
  ({ int, level }) => {
    const d = int(3, level(9, 8, 12));
    const n = int(1, d - 1);
    const byWhole = level(true, false, false);
    const e = byWhole ? 1 : int(2, level(5, 6, 9));
    const m = byWhole ? int(2, 6) : int(1, e - 1);
    if (hcf(n, d) > 1 || hcf(m, e) > 1 || (byWhole && n * m === d)) return undefined;
    const other = byWhole ? `${m}` : raw(m, e);
    const key = mul(q(n, d), q(m, e));
    return {
      stem: `Work out ${maths(String.raw`${raw(n, d)} \times ${other}`)}. Give the answer in its simplest form.`,
      key,
      slips: byWhole
        ? [
            [q(n * m, d * m), 'This multiplies the bottom number as well. Only the top one is multiplied.'],
            [q(n, d * m), 'This multiplies the bottom number. That would divide.'],
            [q(n + m, d), 'This adds. Multiply the top number.'],
            [q(n * m, d + m), 'This adds to the bottom number. The bottom number stays.'],
          ]
        : [
            [q(n + m, d + e), 'This adds the tops and adds the bottoms. Multiply them.'],
            [q(n * e, d * m), 'This turns the second fraction upside down. That is for dividing.'],
            [q(n * m, Math.max(d, e)), 'This keeps one of the bottom numbers. Multiply them.'],
            [q(n * m, d + e), 'This adds the bottom numbers. Multiply them.'],
            [q(n * e + m * d, d * e), 'This adds the two fractions.'],
          ],
      show: fraction,
      believable: positive,
      why: byWhole
        ? `${m} lots of ${maths(raw(n, d))} are ${n} × ${m} parts of the same size, so the bottom number stays ${d}.`
        : 'Multiply the tops and multiply the bottoms, then simplify.',
      steps: [
        maths(
          byWhole
            ? String.raw`\frac{${n} \times ${m}}{${d}} = ${raw(n * m, d)}`
            : String.raw`\frac{${n} \times ${m}}{${d} \times ${e}} = ${raw(n * m, d * e)}`,
        ),
        ...simplest(n * m, d * e),
      ],
      hints: [
        byWhole ? 'The size of the parts stays the same. How many parts are there?' : 'A part of a part: do both numbers on top multiply?',
        'Can you divide the top and the bottom by the same number at the end?',
      ],
      drawn: { n, d, m, e },
    };
  },
);

export const fractionDivided = makeGenerator<Rational>(
  {
    id: 'maths-fraction-divided',
    title: 'Dividing fractions by whole numbers',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['divide fractions', 'dividing fractions', 'divide a fraction by a whole number', 'sharing a fraction'],
  },
  ({ int, pick, level }) => {
    const d = int(3, level(7, 9, 12));
    const by = int(2, level(4, 5, 9));
    const n = level(by * int(1, 2), int(1, d - 1), int(1, d - 1));
    if (n >= d || hcf(n, d) > 1 || (n % by === 0) !== level(true, false, false)) return undefined;
    const key = q(n, d * by);
    const shared = pick([false, true]);
    const sum = maths(String.raw`${raw(n, d)} \div ${by}`);
    return {
      stem: shared
        ? `${maths(raw(n, d))} of a cake is shared equally by ${by} people. What fraction of the cake does each get: ${sum}?`
        : `Work out ${sum}. Give the answer in its simplest form.`,
      key,
      slips: [
        [q(n * by, d), 'This multiplies. Each share must be smaller.'],
        [q(n, Math.max(1, d - by)), 'This takes away from the bottom number. Multiply it.'],
        [q(n * by, d * by), 'This changes nothing: top and bottom were both multiplied.'],
        [q(n, d + by), 'This adds to the bottom number. Multiply it.'],
        [q(Math.max(1, n - by), d), 'This takes away. Share the parts instead.'],
      ],
      show: fraction,
      believable: (x) => positive(x) && toNumber(x) < 3,
      why:
        n % by === 0
          ? `${n} parts shared by ${by} are ${n / by} ${n / by === 1 ? 'part' : 'parts'} each, of the same size.`
          : `Each part is cut into ${by}, so the parts are ${by} times as small: multiply the bottom number by ${by}.`,
      steps: [maths(String.raw`\frac{${n}}{${d} \times ${by}} = ${raw(n, d * by)}`), ...simplest(n, d * by)],
      hints: ['The share must be smaller than what there was.', 'Dividing makes the parts smaller: which number tells their size?'],
      drawn: { n, d, by },
    };
  },
);
