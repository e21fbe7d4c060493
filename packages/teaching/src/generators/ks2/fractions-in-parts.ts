import type { FigureOf } from '@hedgerow/figures/figure';
import { fractionBars } from '../illustrations.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, mul, q, type Rational, toNumber } from '../rational.ts';
import { counted, maths, mixed, plain } from '../written.ts';

type Pair = readonly [top: number, bottom: number];
const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const raw = (top: number, bottom: number): string => String.raw`\frac{${top}}{${bottom}}`;
const partNames: Readonly<Record<number, string>> = { 2: 'half', 3: 'third', 4: 'quarter', 5: 'fifth', 6: 'sixth' };
const called = { bar: 'bar', circle: 'circle', set: 'counters' } as const;

export const fractionMeaning = makeGenerator<Pair>(
  {
    id: 'maths-fraction-meaning',
    title: 'Fractions of a bar, a circle and a set',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['numerator', 'denominator', 'numerator and denominator', 'what fraction is shaded', 'shaded fraction', 'naming fractions'],
    leavesOut: /\bnon-?unit\b|\bunit fractions?\b/,
  },
  ({ int, pick, some, level }) => {
    const shape = pick(level(['bar', 'circle'] as const, ['bar', 'circle', 'set'] as const, ['bar', 'set'] as const));
    const asks = level('shaded', pick(['shaded', 'white'] as const), 'more');
    const [wantTop, wantBottom] = pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 6],
    ] as const);
    const parts = asks === 'more' ? wantBottom * int(2, 4) : int(level(3, 5, 0), level(8, 12, 0));
    const wanted = (parts / wantBottom) * wantTop;
    const count = asks === 'more' ? int(1, wanted - 1) : int(1, parts - 1);
    const every = Array.from({ length: parts }, (_, at) => at);
    const figure: FigureOf<'fraction'> = {
      kind: 'fraction',
      shape,
      parts,
      shaded: level(every.slice(0, count), [...some(every, count)], every.slice(0, count)),
    };
    const white = parts - count;
    const the = shape === 'set' ? 'of the counters' : `of the ${called[shape]}`;
    const one = shape === 'set' ? 'counter' : 'part';
    if (asks === 'more') {
      const key = wanted - count;
      return {
        stem: `How many more ${one}s must be shaded so that ${maths(raw(wantTop, wantBottom))} ${the} ${shape === 'set' ? 'are' : 'is'} shaded?`,
        figure,
        key: [key, 1],
        slips: [
          [[wanted, 1], 'This is how many are shaded in the end. Some are shaded already.'],
          [[wantTop, 1], `This is the top number. Each ${partNames[wantBottom]} here is more than one ${one}.`],
          [[white, 1], 'This would shade all of them.'],
          [[Math.abs(wantTop - count), 1], `This compares the top number with the shaded ${one}s. Share all ${parts} first.`],
          [[key + 1, 1], 'This is one too many.'],
        ],
        show: ([value]) => plain(value),
        believable: ([value]) => value > 0,
        why: `${maths(raw(wantTop, wantBottom))} of ${parts} ${one}s is ${wanted}. ${count} ${count === 1 ? 'is' : 'are'} shaded, so ${key} more ${key === 1 ? 'is' : 'are'} needed.`,
        steps: [
          `${parts} ÷ ${wantBottom} = ${parts / wantBottom}`,
          ...(wantTop === 1 ? [] : [`${parts / wantBottom} × ${wantTop} = ${wanted}`]),
          `${wanted} − ${count} = ${key}`,
        ],
        hints: [
          `Count all the ${one}s. Share them into as many equal groups as the bottom number says.`,
          `The top number says how many groups to shade. How many ${one}s are shaded already?`,
        ],
        drawn: { asks, wantTop, wantBottom },
      };
    }
    const [key, other] = asks === 'shaded' ? [count, white] : [white, count];
    return {
      stem: `What fraction ${the} is ${asks}?`.replace('counters is', 'counters are'),
      figure,
      key: [key, parts],
      slips: [
        [
          [key, other],
          `This compares ${asks} with ${asks === 'shaded' ? 'white' : 'shaded'} ${one}s. The bottom number counts all of them.`,
        ],
        [[other, parts], `This is the fraction that is ${asks === 'shaded' ? 'white' : 'shaded'}.`],
        [[parts, key], 'This is upside down. The number of all the parts goes at the bottom.'],
        [[1, parts], `This is only one ${one}.`],
        [[key, parts + 1], `This counts one ${one} too many at the bottom.`],
        [[key + 1, parts], `This counts one ${one} too many at the top.`],
      ],
      show: ([top, bottom]) => maths(raw(top, bottom)),
      sameAs: ([top, bottom]) => top / bottom,
      believable: ([top, bottom]) => bottom > 1 && top !== bottom,
      why: `There are ${parts} ${one === 'part' ? 'equal parts' : 'counters'} and ${key} of them ${key === 1 ? 'is' : 'are'} ${asks}. All of them go at the bottom, the ${asks} ones at the top.`,
      steps: [`Count all the ${one}s: ${parts}. That is the denominator.`, `Count the ${asks} ones: ${key}. That is the numerator.`],
      hints: [`The denominator says how many ${one}s there are in all.`, `The numerator says how many of them are ${asks}.`],
      drawn: { asks, parts },
    };
  },
);

export const simplifyFractions = makeGenerator<Pair>(
  {
    id: 'maths-simplify-fractions',
    title: 'Simplifying fractions',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: [
      'simplify fractions',
      'simplest form',
      'simplifying',
      'lowest terms',
      'cancel down fractions',
      'common factors of fractions',
    ],
  },
  ({ int, pick, level }) => {
    const bottom = int(2, level(5, 8, 12));
    const top = int(1, bottom - 1);
    const by = pick(level([2, 3, 5, 10], [4, 6, 7, 8, 9], [6, 8, 9, 12, 14, 15]));
    if (hcf(top, bottom) > 1 || bottom * by > 120) return undefined;
    const [from, under] = [top * by, bottom * by];
    const part = [2, 3, 5, 7].find((prime) => by % prime === 0 && by !== prime) ?? 1;
    return {
      stem: `Write ${maths(raw(from, under))} in its simplest form.`,
      illustration: fractionBars([[from, under]]),
      key: [top, bottom],
      slips: [
        ...(part > 1
          ? [
              [
                [top, bottom * part],
                `This divides the top by ${by}, but the bottom only by ${by / part}. Divide both by the same number.`,
              ] as const,
            ]
          : []),
        [[from - by, under - by], 'This takes the same number away from both. Divide both instead.'],
        [[top, under], 'This divides the top only.'],
        [[from, bottom], 'This divides the bottom only.'],
        [[bottom - top, bottom], 'This has the right bottom number. Check the top with the times table.'],
        [[top + 1, bottom], 'This has a slip in dividing the top.'],
        [[top, bottom + 1], 'This has a slip in dividing the bottom.'],
      ],
      show: ([one, other]) => maths(raw(one, other)),
      sameAs: ([one, other]) => one / other,
      believable: ([one, other]) => one > 0 && other > 1 && one !== other,
      why: `${by} divides both ${from} and ${under}. After that nothing above 1 goes into both ${top} and ${bottom}.`,
      steps: [
        `The greatest number that divides ${from} and ${under} is ${by}.`,
        maths(String.raw`\frac{${from} \div ${by}}{${under} \div ${by}} = ${raw(top, bottom)}`),
      ],
      hints: ['Find a number that divides both the top and the bottom.', 'Go on until nothing above 1 goes into both.'],
      drawn: { from, under },
    };
  },
);

export const fractionByWhole = makeGenerator<Rational>(
  {
    id: 'maths-fraction-by-whole',
    title: 'Multiplying fractions and mixed numbers by whole numbers',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: [
      'multiply a fraction by a whole number',
      'fraction times whole number',
      'mixed number times whole number',
      'lots of a fraction',
    ],
  },
  ({ int, level }) => {
    const bottom = int(level(4, 3, 3), level(12, 9, 8));
    const top = int(1, level(3, bottom - 1, bottom - 1));
    const by = int(2, level(5, 7, 5));
    const whole = level(0, 0, int(1, 4));
    if (hcf(top, bottom) > 1 || top >= bottom || (top * by) % bottom === 0) return undefined;
    // Beginners stay below one whole.
    if (level(top * by > bottom, top * by < bottom, top === bottom)) return undefined;
    const given = add(whole, q(top, bottom));
    const shown = `${whole === 0 ? '' : whole}${raw(top, bottom)}`;
    const key = mul(given, by);
    const pieces = top * by;
    return {
      stem: `Work out ${maths(String.raw`${shown} \times ${by}`)}.`,
      illustration: whole > 0 ? undefined : fractionBars(Array.from({ length: by }, () => [top, bottom] as const)),
      key,
      slips:
        whole > 0
          ? [
              [add(whole * by, q(top, bottom)), 'This multiplies the whole number, but not the fraction.'],
              [add(whole, q(pieces, bottom)), 'This multiplies the fraction, but not the whole number.'],
              [add(whole * by, q(top, bottom * by)), 'This multiplies the bottom of the fraction. Only the top is multiplied.'],
              [add(given, by), 'This adds. Multiply both parts.'],
              [add(key, 1), 'This has one whole too many.'],
            ]
          : [
              [q(top, bottom * by), 'This multiplies the bottom. The parts would get smaller.'],
              [q(top + by, bottom), 'This adds to the top. Multiply it.'],
              [add(by, q(top, bottom)), 'This puts the two numbers side by side. Multiply them.'],
              [q(pieces, bottom + by), 'This adds to the bottom. The bottom number stays.'],
              [q(pieces + 1, bottom), 'This has one part too many.'],
            ],
      show: mixed,
      sameAs: toNumber,
      why:
        whole > 0
          ? `${by} lots of ${whole} are ${whole * by}, and ${by} lots of ${maths(raw(top, bottom))} are ${maths(raw(pieces, bottom))}. Together they make ${mixed(key)}.`
          : `${by} lots of ${counted(top, 'part')} are ${pieces} parts. The parts keep their size, so the bottom number stays ${bottom}.`,
      steps: [
        ...(whole > 0 ? [maths(String.raw`${whole} \times ${by} = ${whole * by}`)] : []),
        maths(String.raw`${raw(top, bottom)} \times ${by} = ${raw(pieces, bottom)}`),
        `In its simplest form: ${mixed(key)}.`,
      ],
      hints: [
        whole > 0
          ? 'Multiply the whole number and the fraction, then put them together.'
          : 'How many parts is that in all? The parts keep their size.',
        'Multiply the top number. The bottom number stays.',
      ],
      drawn: { by, kind: whole > 0 ? 'mixed' : 'fraction' },
    };
  },
);
