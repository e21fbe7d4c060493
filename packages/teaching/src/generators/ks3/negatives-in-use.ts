import type { Figure } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { plain } from '../written.ts';

/** Both numbers on a line with the nought; none where they stand too near each other to be written. */
const lineFor = (low: number, high: number): Figure | undefined => {
  const step = [1, 5, 10, 20, 50].find((each) => (high - low) / each <= 20) ?? 100;
  const [from, to] = [Math.floor(low / step) * step - step, Math.ceil(Math.max(high, 0) / step) * step + step];
  return low >= 0
    ? undefined
    : { kind: 'number-line', from, to, step, labelled: [low, 0, high].filter((at, place, all) => all.indexOf(at) === place) };
};

export const negativesInUse = makeGenerator<number>(
  {
    id: 'maths-negative-numbers-in-use',
    title: 'Negative numbers in context',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['negative numbers in context', 'negative number problems', 'temperature difference', 'overdrawn', 'below sea level', 'debt'],
    kinds: [
      asking(/\btemperatures?\b|\bdegrees\b/, /°C/),
      asking(/\bmoney\b|\bbanks?\b|\bdebts?\b|\boverd|\bbalances?\b/, /£/),
      asking(/\bsea ?level\b|\bdepths?\b|\baltitudes?\b|\bheights?\b/, /\bsea\b/),
      asking(/\bfloors?\b|\blifts?\b|\belevators?\b/, /floor/),
    ],
  },
  ({ int, pick, level }) => {
    const kind = pick(['temperature', 'bank', 'sea', 'lift'] as const);
    // Money goes in steps of £5, and no house has many floors below the street.
    const unit = kind === 'bank' ? 5 : 1;
    const most = kind === 'lift' ? 7 : level(9, 15, 25);
    const low = -int(2, most) * unit;
    const high = int(1, most) * unit;
    // The change between the two, where one ends after a change, or how far two negative ones are apart.
    const asks = level('change' as const, pick(['change', 'end'] as const), pick(['end', 'both'] as const));
    const other = low - int(2, kind === 'lift' ? 4 : 12) * unit;
    const name = pick(names);
    const gap = high - low;
    const key = { change: gap, end: low, both: low - other }[asks];
    const show = (value: number): string =>
      kind === 'bank'
        ? `${value < 0 ? '−' : ''}£${Math.abs(value)}`
        : kind === 'temperature'
          ? `${plain(value)} °C`
          : kind === 'sea'
            ? `${plain(value)} m`
            : plain(value);
    if (Math.abs(low) === high || gap === Math.abs(other) || key === -other) return undefined;
    const [a, b] = asks === 'both' ? [other, low] : [low, high];
    const stem = {
      temperature: {
        change: `It is ${show(low)} at night and ${show(high)} at noon. By how many degrees does it rise?`,
        end: `It is ${show(high)} at noon. By midnight it falls by ${gap} degrees. How cold is it then?`,
        both: `It is ${show(other)} in the north and ${show(low)} in the south. How many degrees colder is the north?`,
      },
      bank: {
        change: `${name} has a balance of ${show(low)}. After a payment it is ${show(high)}. How much was paid in?`,
        end: `${name} has £${high} in the bank and spends £${gap}. What is the balance then?`,
        both: `${name} has a balance of ${show(low)}, and a friend has ${show(other)}. How much more does the friend owe?`,
      },
      sea: {
        change: `A fish swims at ${show(low)}, where 0 m is the level of the sea. A gull flies at ${show(high)}. How many metres are between their heights?`,
        end: `A diver jumps from a rock ${high} m above the sea. The lowest place of the dive is ${gap} m below the top of the rock. How high is that place, from the level of the sea?`,
        both: `A wreck lies at ${show(other)} and a reef at ${show(low)}, measured from the level of the sea. How many metres is the wreck deeper?`,
      },
      lift: {
        change: `A lift goes from floor ${plain(low)} to floor ${high}. How many floors does it go up?`,
        end: `A lift starts on floor ${high} and goes down ${gap} floors. On which floor is it then?`,
        both: `A car stands on floor ${plain(low)} and another on floor ${plain(other)}. How many floors apart are they?`,
      },
    }[kind][asks];
    return {
      stem,
      illustration: asks === 'end' ? undefined : lineFor(a, b),
      key,
      slips: {
        change: [
          [high + low, 'This adds the two numbers. How far is it from one to the other, past 0?'] as const,
          [Math.abs(high - Math.abs(low)), 'This takes one number from the other without its sign. Go to 0 first, and then on.'] as const,
          [gap + unit, 'This goes a step too far: 0 is one step, not two.'] as const,
          [gap - unit, 'This leaves one step out.'] as const,
        ],
        end: [
          [-low, 'This loses the minus: it ends below 0.'] as const,
          [high + gap, 'This goes up. It goes down.'] as const,
          [low - unit, 'This goes one step too far.'] as const,
          [low + unit, 'This stops one step too early.'] as const,
        ],
        both: [
          [Math.abs(low + other), 'This adds the two numbers. Both lie on the same side of 0.'] as const,
          [key + unit, 'This counts both ends. Count the steps between them.'] as const,
          [key - unit, 'This leaves one step out.'] as const,
          [-low, 'This is only how far the nearer one is from 0.'] as const,
        ],
      }[asks],
      show: (value) => (asks === 'end' ? show(value) : kind === 'bank' ? `£${value}` : kind === 'sea' ? `${plain(value)} m` : plain(value)),
      believable: (value) => asks === 'end' || value > 0,
      why: {
        change: `From ${plain(low)} to 0 there are ${-low}, and from 0 to ${high} there are ${high} more.`,
        end: `${high} down leads to 0, and ${gap} − ${high} = ${-low} more lead below it.`,
        both: `Both lie below 0: one ${-other} below it, the other ${-low}. The difference is ${-other} − ${-low}.`,
      }[asks],
      steps: {
        change: [`From ${plain(low)} to 0: ${-low}`, `From 0 to ${high}: ${high}`, `${-low} + ${high} = ${gap}`],
        end: [`Down to 0: ${high}`, `Still to go: ${gap} − ${high} = ${-low}`, `So it is ${show(low)}.`],
        both: [`One is ${-other} below 0, the other ${-low} below 0.`, `${-other} − ${-low} = ${key}`],
      }[asks],
      hints: [
        'Draw a line with 0 on it, and put the numbers on it.',
        asks === 'both' ? 'Are they on the same side of 0?' : 'Go to 0 first, and then on from there.',
      ],
      drawn: { kind, asks, low, high, other },
    };
  },
);
