import { makeGenerator, notNegative } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { inUnit } from '../written.ts';

const cubesOf = (name: string, count: number) => ({ name, parts: Array.from({ length: count }, () => ({ share: 1, text: '' })) });

export const compareLengths = makeGenerator<string>(
  {
    id: 'maths-compare-lengths',
    title: 'Longer, shorter and in order',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['longer', 'shorter', 'comparing lengths', 'longest and shortest', 'compare lengths and heights', 'order lengths'],
  },
  ({ pick, some, level }) => {
    const lengths = some([2, 3, 4, 5, 6, 7, 8, 9, 10], 3);
    const letters = ['A', 'B', 'C'];
    const inOrder = letters.toSorted((a, b) => (lengths[letters.indexOf(a)] ?? 0) - (lengths[letters.indexOf(b)] ?? 0));
    const figure = { kind: 'bar-model' as const, bars: letters.map((letter, at) => cubesOf(letter, lengths[at] ?? 1)) };
    const [shortest = '', middle = '', longest = ''] = inOrder;
    const hints = ['All the trains begin at the same place. Look where they end.', 'Count the cubes of each train.'];
    const said = letters.map((letter, at) => `${letter} has ${lengths[at]} cubes`).join(', ');
    if (level(false, false, true)) {
      const isUp = pick([true, false]);
      const key = (isUp ? inOrder : inOrder.toReversed()).join(', ');
      return {
        stem: `${pick(['Put the trains in order', 'Line the trains up'])}, from the ${isUp ? 'shortest to the longest' : 'longest to the shortest'}.`,
        figure,
        key,
        slips: [
          [(isUp ? inOrder.toReversed() : inOrder).join(', '), `This begins with the ${isUp ? 'longest' : 'shortest'}.`],
          [letters.join(', '), 'This is only the order of the letters.'],
          [(isUp ? [middle, shortest, longest] : [middle, longest, shortest]).join(', '), 'This has the first two the wrong way round.'],
          [(isUp ? [shortest, longest, middle] : [longest, shortest, middle]).join(', '), 'This has the last two the wrong way round.'],
        ],
        show: String,
        why: `${said}.`,
        steps: ['Count the cubes of each train.', `${said}.`],
        hints,
        drawn: { asks: isUp ? 'up' : 'down' },
      };
    }
    if (level(false, true, false)) {
      const [one, other] = some([0, 1, 2], 2) as [number, number];
      const [a, b] = [lengths[one] ?? 0, lengths[other] ?? 0];
      if (a < b) return undefined;
      const isLonger = pick([true, false]);
      return {
        stem: isLonger
          ? `How many cubes longer is train ${letters[one]} than train ${letters[other]}?`
          : `How many cubes shorter is train ${letters[other]} than train ${letters[one]}?`,
        figure,
        key: `${a - b}`,
        slips: [
          [`${a}`, `This is how long train ${letters[one]} is.`],
          [`${b}`, `This is how long train ${letters[other]} is.`],
          [`${a + b}`, 'This puts them together. Find the difference.'],
          [`${a - b + 1}`, 'This counts one cube too many.'],
        ],
        show: String,
        why: `${a} cubes are ${a - b} more than ${b} cubes.`,
        steps: [`Count: ${a} and ${b}.`, `${a} − ${b} = ${a - b}`],
        hints: ['Look where the shorter train ends.', 'Count the cubes that stick out.'],
        drawn: { asks: 'difference', one: letters[one] ?? '', other: letters[other] ?? '' },
      };
    }
    const asks = pick(['longest', 'shortest'] as const);
    const key = asks === 'longest' ? longest : shortest;
    const wrongEnd = asks === 'longest' ? shortest : longest;
    return {
      stem: pick([`Which train of cubes is the ${asks}?`, `${pick(names)} makes three trains of cubes. Which is the ${asks}?`]),
      figure,
      key,
      slips: [
        [wrongEnd, `This is the ${asks === 'longest' ? 'shortest' : 'longest'}.`],
        [middle, `This is in the middle. One train is ${asks === 'longest' ? 'longer' : 'shorter'}.`],
      ],
      show: String,
      keyStandsInFigure: true,
      why: `${said}.`,
      steps: ['Look where each train ends.', `${said}.`],
      hints,
      drawn: { asks },
    };
  },
);

const small = [
  ['pencil', 15],
  ['spoon', 15],
  ['shoe', 20],
  ['toothbrush', 18],
  ['leaf', 8],
  ['key', 6],
  ['crayon', 9],
  ['fork', 19],
] as const;

const large = [
  ['door', 2],
  ['bus', 10],
  ['car', 4],
  ['classroom', 8],
  ['playground', 50],
  ['bed', 2],
  ['hall', 20],
  ['lorry', 12],
] as const;

export const lengthUnits = makeGenerator<string>(
  {
    id: 'maths-centimetres-or-metres',
    title: 'Centimetres or metres',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['centimetres or metres', 'units of length', 'cm and m', 'choose the unit', 'estimate length', 'measuring units'],
  },
  ({ int, pick, level }) => {
    const isSmall = pick([true, false]);
    const [thing, long] = pick<(typeof small)[number] | (typeof large)[number]>(isSmall ? small : large);
    const [unit, other] = isSmall ? ['centimetres', 'metres'] : ['metres', 'centimetres'];
    const [short, otherShort] = isSmall ? ['cm', 'm'] : ['m', 'cm'];
    const hints = ['A metre is about as long as a big step.', 'A centimetre is about as wide as a finger.'];
    if (level(true, false, false))
      return {
        stem: pick([`What would you use to measure how long a ${thing} is?`, `${pick(names)} measures a ${thing}. Which unit is best?`]),
        key: unit ?? '',
        slips: [
          [
            other ?? '',
            isSmall ? `This is much too long for a ${thing}.` : `This is very short. A ${thing} would be a great many of them.`,
          ],
          [pick(['litres', 'kilograms']), 'This does not measure length.'],
        ],
        show: String,
        why: `A ${thing} is about ${long} ${short} long.`,
        steps: [`Think how long a ${thing} is.`, `It is about ${long} ${short}.`],
        hints,
        drawn: { asks: 'unit', thing },
      };
    if (level(false, true, false))
      return {
        stem: pick([`About how long is a real ${thing}?`, `Which is a good guess for how long a ${thing} is?`]),
        key: `${long} ${short}`,
        slips: [
          [
            `${long} ${otherShort}`,
            isSmall ? 'This has the wrong unit. It would be far too long.' : 'This has the wrong unit. It would be far too short.',
          ],
          [`${isSmall ? long * 20 : long * 30} ${short}`, 'This is far too long.'],
        ],
        show: String,
        why: `A ${thing} is about ${long} ${unit} long.`,
        steps: [`Think of a ${thing}.`, `About ${long} ${short} fits.`],
        hints,
        drawn: { asks: 'guess', thing },
      };
    const metres = int(1, 2);
    const whole = metres * 100;
    const shorter = pick([int(3, 9) * 10, whole - int(1, 9) * 10]);
    const longer = whole + pick([int(1, 9) * 10, 100 + int(1, 9) * 10]);
    const first = pick([shorter, longer]);
    const asks = pick(['longest', 'shortest'] as const);
    const second = first === shorter ? pick([shorter + 5, longer]) : pick([longer + 20, shorter]);
    const lengths = [whole, first, second];
    if (second === whole) return undefined;
    const text = (centimetres: number): string => (centimetres === whole ? `${metres} m` : `${centimetres} cm`);
    const best = asks === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
    return {
      stem: `Which is the ${asks}: ${text(whole)}, ${text(first)} or ${text(second)}?`,
      key: text(best),
      slips: lengths
        .filter((length) => length !== best)
        .map(
          (length) =>
            [
              text(length),
              length === whole
                ? `This looks at the unit or the number alone. ${metres} m is ${whole} cm.`
                : `This is not the ${asks}. Write all of them in centimetres.`,
            ] as const,
        ),
      show: String,
      keyStandsInStem: true,
      why: `1 m is 100 cm. In centimetres they are ${lengths.join(', ')}.`,
      steps: ['1 m is 100 cm.', `In centimetres: ${lengths.join(', ')}.`],
      hints: ['How many centimetres are in 1 metre?', 'Write all of them in centimetres.'],
      drawn: { asks },
    };
  },
);

export const lengthProblems = makeGenerator<number>(
  {
    id: 'maths-length-problems',
    title: 'How much longer, and how long in all',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['length problems', 'how much longer', 'difference in length', 'length word problems', 'how much shorter', 'adding lengths'],
  },
  ({ int, pick, level }) => {
    const unit = level('cm', pick(['cm', 'm'] as const), pick(['cm', 'm'] as const));
    const b = int(level(2, 5, 12), level(6, 10, 40));
    const a = b + int(level(2, 3, 5), level(6, 10, 48));
    const asks = pick(['longer', 'shorter', 'all'] as const);
    const thing = pick(['ribbon', 'rope', 'stick', 'scarf', 'string', 'belt']);
    const [first, second] = pick([
      ['A', 'B'],
      ['C', 'D'],
      ['P', 'Q'],
    ] as const);
    const key = asks === 'all' ? a + b : a - b;
    if (a + b > 99) return undefined;
    return {
      stem: {
        longer: `How much longer is ${thing} ${first} than ${thing} ${second}?`,
        shorter: `How much shorter is ${thing} ${second} than ${thing} ${first}?`,
        all: `${thing.replace(/^./, (letter) => letter.toUpperCase())} ${first} and ${thing} ${second} are put end to end. How long is that?`,
      }[asks],
      figure: {
        kind: 'bar-model',
        bars: [
          { name: first, parts: [{ share: a, text: `${a} ${unit}`, shaded: true }] },
          { name: second, parts: [{ share: Math.max(b, a * 0.28), text: `${b} ${unit}`, shaded: true }] },
        ],
      },
      key,
      slips: [
        [
          asks === 'all' ? a - b : a + b,
          asks === 'all' ? 'This takes away. End to end means that you add.' : 'This adds. Find the difference.',
        ],
        [asks === 'all' ? a : b, asks === 'all' ? 'This is one of them only.' : `This is how long ${second} is.`],
        [key + 10, 'This has one ten too many.'],
        [key + 1, 'This counts one too many.'],
      ],
      show: inUnit(unit),
      believable: notNegative,
      why: asks === 'all' ? `Together: ${a} + ${b} = ${key}.` : `The difference: ${a} − ${b} = ${key}.`,
      steps: [`${first} is ${a} ${unit} and ${second} is ${b} ${unit}.`, asks === 'all' ? `${a} + ${b} = ${key}` : `${a} − ${b} = ${key}`],
      hints: [
        'Read how long each of them is.',
        asks === 'all' ? 'End to end: put both lengths together.' : 'How much of the longer one sticks out?',
      ],
      drawn: { asks },
    };
  },
);
