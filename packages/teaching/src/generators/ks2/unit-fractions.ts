import { saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { counted, maths } from '../written.ts';

type Pair = readonly [top: number, bottom: number];
const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const show = ([top, bottom]: Pair): string => (bottom === 1 ? `${top}` : maths(String.raw`\frac{${top}}{${bottom}}`));

export const unitFractions = makeGenerator<Pair>(
  {
    id: 'maths-unit-fractions',
    title: 'Unit and non-unit fractions',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: [
      'unit fractions',
      'non-unit fractions',
      'unit and non-unit fractions',
      'what is a unit fraction',
      'recognise unit fractions',
    ],
    kinds: [saying(/\bunit\b/, /unit fraction/)],
    leavesOut: /^(?!.*\bunit).*\b(?:shaded?|numerator|denominator|equal parts)\b/,
  },
  ({ int, pick, some, level }) => {
    const bottom = int(level(3, 4, 5), level(8, 10, 12));
    const top = int(2, bottom - 1);
    const bottoms = some(
      [3, 4, 5, 6, 7, 8, 9, 10, 12].filter((x) => x !== bottom),
      3,
    );
    const kind = level(
      pick(['unit', 'non-unit'] as const),
      pick(['unit', 'non-unit', 'made of', 'how many'] as const),
      pick(['made of', 'how many', 'to a whole'] as const),
    );
    if (hcf(top, bottom) > 1) return undefined;
    const unit = maths(String.raw`\frac{1}{${bottom}}`);
    const whole = maths(String.raw`\frac{${top}}{${bottom}}`);
    const why = 'A unit fraction has the numerator 1: it is one of the equal parts. A non-unit fraction is more than one of them.';
    const hints = [
      'The numerator is the number above the line.',
      'A unit fraction is just one of the equal parts.',
      'Think of a bar: into how many parts is it cut, and how many are meant?',
    ];
    const drawn = { kind, top, bottom };
    if (kind === 'unit' || kind === 'non-unit') {
      const asked: Pair = kind === 'unit' ? [1, bottom] : [top, bottom];
      return {
        stem: `Which of these is a ${kind} fraction?`,
        key: asked,
        slips: bottoms.map((other): readonly [Pair, string] => {
          const more = Math.max(2, Math.min(other - 1, top));
          return kind === 'unit'
            ? [[more, other], `This is ${more} parts. A unit fraction is one part.`]
            : [[1, other], 'This is a unit fraction: its numerator is 1.'];
        }),
        show,
        sameAs: ([x, y]) => x / y,
        why,
        steps: [
          'Look at the numerators.',
          kind === 'unit' ? `Only ${unit} has the numerator 1.` : `Only ${whole} has a numerator that is not 1.`,
        ],
        hints,
        drawn,
      };
    }
    if (kind === 'made of')
      return {
        stem: `Which unit fraction is ${whole} made of?`,
        key: [1, bottom],
        slips: [
          [[1, top], 'This has the numerator at the bottom. The denominator says how big the parts are.'],
          [[1, bottom + 1], 'This is one part of a whole that is cut into one part more.'],
          [[bottom - top, bottom], 'This is what is left of the whole.'],
          [[1, bottom + top], 'This adds the two numbers.'],
        ],
        show,
        sameAs: ([x, y]) => x / y,
        why: `${whole} is ${counted(top, 'part')} of ${unit}.`,
        steps: [`The denominator is ${bottom}, so each part is ${unit}.`, `${whole} is ${top} of them.`],
        hints,
        drawn,
      };
    const key = kind === 'how many' ? top : bottom - top;
    return {
      stem:
        kind === 'how many'
          ? `How many of the unit fraction ${unit} make ${whole}?`
          : `How many of the unit fraction ${unit} must be added to ${whole} to make a whole?`,
      key: [key, 1],
      slips: [
        [[bottom, 1], 'This many make a whole.'],
        [[bottom - key, 1], kind === 'how many' ? 'This many are missing to a whole.' : 'This many are there already.'],
        [[key + 1, 1], 'This is one part too many.'],
        [[key + bottom, 1], 'This adds the two numbers.'],
        [[key - 1, 1], 'This is one part too few.'],
      ],
      show,
      believable: ([x]) => x > 0,
      why:
        kind === 'how many'
          ? `The numerator counts the parts: ${top} of ${unit}.`
          : `A whole is ${bottom} of ${unit}. ${bottom} − ${top} = ${key}.`,
      steps:
        kind === 'how many'
          ? [`Each part is ${unit}.`, `The numerator says ${top} of them.`]
          : [`A whole is ${bottom} parts.`, `${bottom} − ${top} = ${key}`],
      hints:
        kind === 'how many'
          ? hints
          : ['How many of these parts make a whole?', 'How many are there already?', 'Take one number from the other.'],
      drawn,
      keyStandsInStem: true,
    };
  },
);
