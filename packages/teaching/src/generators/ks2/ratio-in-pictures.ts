import type { FigureOf } from '@hedgerow/figures/figure';
import { thingNames, things } from '@hedgerow/figures/number/things';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { counted, plain, plainNumber, pounds } from '../written.ts';

export const forEvery = makeGenerator<number>(
  {
    id: 'maths-for-every',
    title: 'For every: comparing amounts',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['for every', 'in every', 'ratio in words', 'ratio and proportion', 'comparing amounts', 'ratio pictures'],
  },
  ({ int, some, level }) => {
    const [one, other] = some(thingNames, 2) as [keyof typeof things, keyof typeof things];
    const each = level(1, int(2, 4), int(1, 4));
    const key = level(int(2, 5), int(1, 6), int(1, 6));
    const lots = level(int(2, 4), int(2, 4), int(2, 3));
    const [many, others] = [each * lots, key * lots];
    if (each === key || Math.max(many, others) > 15) return undefined;
    const figure: FigureOf<'objects'> = {
      kind: 'objects',
      groups: [
        { thing: one, count: many },
        { thing: other, count: others },
      ],
    };
    const grown = lots * int(2, 3) + 1;
    if (level(false, false, true)) {
      const all = each * grown;
      return {
        stem: `The picture goes on in the same way. How many ${things[other]} are there with ${all} ${things[one]}?`,
        figure,
        key: key * grown,
        slips: [
          [others + all - many, 'This adds as many to both. For each group of one there is a group of the other.'],
          [others * grown, 'This multiplies all that are in the picture. Find what belongs together first.'],
          [all, 'This gives both the same number.'],
          [key * (grown - 1), 'This is one group too few.'],
          [key * (grown + 1), 'This is one group too many.'],
        ],
        show: plain,
        believable: wholeAndPositive,
        why: `For every ${counted(each, one, things[one])} there ${key === 1 ? 'is' : 'are'} ${counted(key, other, things[other])}. ${all} ${things[one]} are ${grown} times as many, so there are ${key * grown} ${things[other]}.`,
        steps: [
          `In the picture: ${many} and ${others}.`,
          `For every ${each} there ${key === 1 ? 'is' : 'are'} ${key}.`,
          `${all} ÷ ${each} = ${grown} and ${grown} × ${key} = ${key * grown}`,
        ],
        hints: ['Count both. Which is the smallest group that goes again and again?', `How many times does that group fit into ${all}?`],
        drawn: { asks: 'on', all },
      };
    }
    return {
      stem: `For every ${counted(each, one, things[one])} in the picture, how many ${things[other]} are there?`,
      figure,
      key,
      slips: [
        [others, `This is how many ${things[other]} there are in all.`],
        [Math.abs(others - many), 'This is the difference. Share them out instead.'],
        [lots, 'This is the number of groups.'],
        [key + each, 'This counts both together.'],
        [key + 1, 'This is one too many. Share them out again.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `There are ${many} ${things[one]}, so ${lots} groups of ${each}. ${others} ${things[other]} shared by ${lots} groups are ${key} for each.`,
      steps: [
        `Count: ${many} ${things[one]} and ${others} ${things[other]}.`,
        `${many} ÷ ${each} = ${lots} groups`,
        `${others} ÷ ${lots} = ${key}`,
      ],
      hints: [`Count the ${things[one]}. How many groups are that?`, `Share the ${things[other]} out to the groups.`],
      drawn: { asks: 'each', each },
    };
  },
);

const bar = (name: string, count: number) => ({ name, parts: Array.from({ length: count }, () => ({ share: 1, text: '' })) });

const money = (value: number): string => pounds(value * 100).replace('.00', '');

export const unequalSharing = makeGenerator<number>(
  {
    id: 'maths-unequal-sharing',
    title: 'Sharing into unequal parts',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['unequal sharing', 'share in a ratio', 'sharing unequally', 'ratio with bars', 'ratio problems year 6'],
  },
  ({ int, pick, some, level }) => {
    const [mine = '', yours = ''] = some(names, 2);
    const a = int(level(2, 3, 3), level(5, 6, 7));
    const b = level(1, int(2, 4), int(1, 4));
    const part = int(level(2, 3, 3), level(10, 12, 12));
    // A difference of one part alone needs no division.
    if (a - b < level(1, 1, 2)) return undefined;
    const asks = level('smaller', 'larger', pick(['whole', 'larger'] as const));
    const fromGap = level(false, false, true);
    const total = part * (a + b);
    const key = { smaller: part * b, larger: part * a, whole: total }[asks];
    const who = asks === 'smaller' ? yours : mine;
    const given = fromGap ? part * (a - b) : total;
    const counts = fromGap ? a - b : a + b;
    return {
      stem: `${mine} and ${yours} share some money as the bars show. ${fromGap ? `${mine} gets ${money(given)} more than ${yours}.` : `In all it is ${money(given)}.`} ${asks === 'whole' ? 'How much do they share?' : `How much does ${who} get?`}`,
      figure: { kind: 'bar-model', bars: [bar(mine, a), bar(yours, b)] },
      key,
      slips: [
        [given / 2, 'This shares equally. The bars are of different lengths.'],
        [part, 'This is one part. How many parts are asked for?'],
        [asks === 'smaller' ? part * a : part * b, `This is what ${asks === 'smaller' ? mine : yours} gets.`],
        [given / (asks === 'smaller' ? b : a), `This divides by the wrong number. ${money(given)} is ${counts} parts.`],
        [key + part, 'This is one part too many.'],
        [Math.abs(key - part), 'This is one part too few.'],
      ],
      show: money,
      believable: wholeAndPositive,
      why: `${money(given)} is ${counted(counts, 'part')}, so one part is ${money(part)}.`,
      steps: [
        fromGap
          ? `${mine} has ${a - b} more ${a - b === 1 ? 'part' : 'parts'}: ${a} − ${b} = ${a - b}`
          : `Count the parts: ${a} + ${b} = ${a + b}`,
        `${money(given)} ÷ ${counts} = ${money(part)}`,
        `${money(part)} × ${key / part} = ${money(key)}`,
      ],
      hints: [
        fromGap ? 'How many parts longer is one bar than the other?' : 'How many equal parts are there in both bars together?',
        'What is one part worth?',
      ],
      drawn: { asks, given, gap: fromGap ? 'yes' : 'no' },
    };
  },
);

export const mapScales = makeGenerator<number>(
  {
    id: 'maths-map-and-plan-scales',
    title: 'Scales of maps and plans',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['map scale', 'scale of a map', 'scale drawing', 'plans and maps', 'distance on a map', '1 cm stands for'],
    kinds: [
      asking(/\breal\b|\bactual/, /How long is the real/),
      asking(/\blengths? on (?:the |a )?(?:map|plan)\b|\breal (?:life )?to (?:the )?(?:map|plan)\b/, /How long is it on the/),
    ],
  },
  ({ int, pick, level }) => {
    const [what, where, unit] = pick([
      ['path', 'map', 'km'],
      ['road', 'map', 'km'],
      ['river', 'map', 'km'],
      ['fence', 'plan', 'm'],
      ['wall', 'plan', 'm'],
    ] as const);
    const scale = pick(level([2, 5, 10], [4, 6, 8, 20], [4, 6, 20, 50]));
    const long = level(int(2, 9), int(2, 8) + 0.5, int(3, 9) + pick([0, 0.5]));
    const real = long * scale;
    if (level(false, false, true) && pick([true, false]))
      return {
        stem: `On a ${where}, 1 cm stands for ${scale} ${unit}. A ${what} is really ${real} ${unit} long. How long is it on the ${where}?`,
        key: long,
        slips: [
          [real * scale, 'This multiplies. It is shorter on the paper, so divide.'],
          [real - scale, 'This takes away. Divide.'],
          [long + 1, 'This is 1 cm too long.'],
          [long * 10, 'This is ten times too long.'],
          [real, 'This is the real length.'],
        ],
        show: (value) => `${plainNumber(value)} cm`,
        believable: (value) => value > 0,
        why: `Each ${scale} ${unit} is 1 cm on the ${where}: ${real} ÷ ${scale} = ${plainNumber(long)}.`,
        steps: [`${scale} ${unit} are 1 cm.`, `${real} ÷ ${scale} = ${plainNumber(long)}`],
        hints: ['Is it longer or shorter on paper?', `How many times does ${scale} go into ${real}?`],
        drawn: { asks: 'paper' },
      };
    return {
      stem: `This is a ${what} on a ${where}. 1 cm stands for ${scale} ${unit}. How long is the real ${what}?`,
      figure: { kind: 'ruler', length: Math.max(8, Math.ceil(long) + 1), from: 0, to: long, thing: what },
      key: real,
      slips: [
        [long + scale, 'This adds. Multiply by what 1 cm stands for.'],
        [scale, 'This is what 1 cm stands for.'],
        [
          Math.floor(long) === long ? real + scale : Math.floor(long) * scale,
          Math.floor(long) === long ? 'This counts 1 cm too many.' : 'This leaves the half centimetre out.',
        ],
        [
          Math.ceil(long) === long ? real - scale : Math.ceil(long) * scale,
          Math.ceil(long) === long ? 'This counts 1 cm too few.' : 'This counts the half centimetre as a whole one.',
        ],
        [real * 10, 'This is ten times too long.'],
      ],
      show: (value) => `${plainNumber(value)} ${unit}`,
      believable: (value) => value > 0,
      why: `It is ${plainNumber(long)} cm long, and each centimetre stands for ${scale} ${unit}: ${plainNumber(long)} × ${scale} = ${plainNumber(real)}.`,
      steps: [`Read the ruler: ${plainNumber(long)} cm.`, `${plainNumber(long)} × ${scale} = ${plainNumber(real)}`],
      hints: ['How many centimetres long is it on the ruler?', 'Multiply by what 1 cm stands for.'],
      drawn: { asks: 'real', scale },
    };
  },
);

export const scaleFactors = makeGenerator<number>(
  {
    id: 'maths-scale-factors',
    title: 'Scale factors of similar shapes',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['scale factor', 'enlargement', 'similar shapes', 'enlarge a shape', 'enlarging shapes'],
  },
  ({ int, pick, level }) => {
    const by = int(2, level(4, 6, 5));
    const [wide, high] = [int(1, level(3, 5, 6)), int(1, level(3, 5, 6))];
    if (wide === high) return undefined;
    const asks = level('factor', 'side', 'around');
    const corner = (left: number, up: number, times: number, isTriangle: boolean): [number, number][] => [
      [left, up],
      [left + wide * times, up],
      ...(isTriangle ? [] : ([[left + wide * times, up + high * times]] as [number, number][])),
      [left, up + high * times],
    ];
    if (asks === 'factor') {
      if (wide * (by + 1) + 2 > 12 || high * by + 1 > 12) return undefined;
      const isTriangle = pick([true, false]);
      const [small, large] = pick([
        ['A', 'B'],
        ['P', 'Q'],
        ['C', 'D'],
        ['R', 'S'],
      ] as const);
      return {
        stem: pick([
          `Shape ${large} is an enlargement of shape ${small}. What is the scale factor?`,
          `Shape ${small} is enlarged to make shape ${large}. By which scale factor?`,
        ]),
        figure: {
          kind: 'grid-shapes',
          size: 12,
          shapes: [
            { name: small, points: corner(0, 1, 1, isTriangle) },
            { name: large, points: corner(wide + 1, 1, by, isTriangle) },
          ],
        },
        key: by,
        slips: [
          [wide * by - wide, 'This is the difference of two sides. Divide one by the other.'],
          [by * by, 'This compares the areas. Compare the sides.'],
          [wide * by, `This is the length of a side of ${large}.`],
          [by + 1, 'This is one too many. Count the squares along both shapes.'],
          [high * by - high, 'This is the difference of two sides. Divide one by the other.'],
        ],
        show: plain,
        believable: wholeAndPositive,
        why: `The level side of ${small} is ${counted(wide, 'square')} long and that of ${large} is ${wide * by}. ${wide * by} ÷ ${wide} = ${by}.`,
        steps: [`Count along the level sides: ${wide} and ${wide * by}.`, `${wide * by} ÷ ${wide} = ${by}`],
        hints: ['Choose one side and find the matching side of the other shape.', 'How many times as long is it?'],
        drawn: { asks },
      };
    }
    const letter = pick(['A', 'B', 'C', 'P', 'R']);
    const figure = { kind: 'grid-shapes', size: 10, shapes: [{ name: letter, points: corner(int(1, 3), int(1, 3), 1, false) }] } as const;
    const [longer, shorter] = [Math.max(wide, high), Math.min(wide, high)];
    const around = 2 * (wide + high);
    const key = asks === 'side' ? longer * by : around * by;
    return {
      stem: `Rectangle ${letter} is enlarged by scale factor ${by}. How ${asks === 'side' ? 'long is its longer side' : 'long is the perimeter'} then, in squares?`,
      figure: { ...figure, shapes: [...figure.shapes] },
      key,
      slips:
        asks === 'side'
          ? [
              [longer + by, 'This adds the scale factor. Multiply by it.'],
              [shorter * by, 'This is the shorter side of the new rectangle.'],
              [longer * by * by, 'This multiplies twice.'],
              [wide * high * by, 'This multiplies the area. A side is asked for.'],
              [key + 1, 'This has a slip in counting the squares.'],
            ]
          : [
              [around + by, 'This adds the scale factor. Multiply by it.'],
              [(wide + high) * by, 'This adds only two of the four sides.'],
              [around * by * by, 'This multiplies twice.'],
              [around, 'This is the perimeter before it is enlarged.'],
              [wide * high * by, 'This multiplies the area.'],
            ],
      show: plain,
      believable: wholeAndPositive,
      why:
        asks === 'side'
          ? `Every side gets ${by} times as long: ${longer} × ${by} = ${key}.`
          : `Every side gets ${by} times as long, so the perimeter does too: ${around} × ${by} = ${key}.`,
      steps:
        asks === 'side'
          ? [`Count: the longer side is ${longer} squares.`, `${longer} × ${by} = ${key}`]
          : [`The sides are ${wide} and ${high}, so the perimeter is ${around}.`, `${around} × ${by} = ${key}`],
      hints: ['Count the squares along the sides first.', 'A scale factor multiplies every length.'],
      drawn: { asks },
    };
  },
);
