import { twoBars } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { inUnit, maths, plain } from '../written.ts';

export const firstQuadrant = makeGenerator<readonly [number, number]>(
  {
    id: 'maths-coordinates',
    title: 'Coordinates',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['coordinates', 'co-ordinates', 'four quadrants', 'plotting points', 'grid points', 'x and y'],
    kinds: [asking(/\brectangles?\b|\bshapes?\b|\bmissing\b|\bcorners?\b|\bvert(?:ex|ices)\b/, /corner/)],
  },
  ({ int, level }) => {
    const low = level(0, 0, -6);
    const [x, y] = [int(low, level(8, 5, 8)), int(low, level(8, 5, 8))];
    const [wide, high] = [int(2, level(6, 4, 6)), int(2, level(6, 4, 6))];
    if (x === y || x + wide === y + high || wide === high) return undefined;
    type Point = readonly [number, number];
    const show = ([a, b]: Point): string => `(${plain(a)}, ${plain(b)})`;
    const corner = level(false, true, true);
    const axis = level({ from: 0, to: 8, step: 1 }, { from: 0, to: 9, step: 1 }, { from: -6, to: 14, step: 2 });
    const key: Point = corner ? [x + wide, y + high] : [x, y];
    return {
      stem: corner
        ? `Three corners of a rectangle are ${show([x, y])}, ${show([x + wide, y])} and ${show([x, y + high])}. Where is the fourth corner?`
        : 'What are the coordinates of point A?',
      figure: {
        kind: 'graph',
        x: { ...axis, name: 'x' },
        y: { ...axis, name: 'y' },
        curves: [],
        points: corner ? [{ at: [x, y] }, { at: [x + wide, y] }, { at: [x, y + high] }] : [{ at: [x, y], name: 'A' }],
      },
      key,
      slips: [
        [[key[1], key[0]], 'This has across and up the wrong way round. Across comes first.'],
        [[corner ? x + high : x + 1, corner ? y + wide : y], corner ? 'This swaps the two lengths.' : 'This goes one step too far across.'],
        [[corner ? x + wide : x, corner ? y + high + 1 : y + 1], 'This goes one step too far up.'],
        [[key[0] + key[1], 0], 'This adds the two numbers.'],
      ],
      show,
      sameAs: ([a, b]) => `${a},${b}`,
      why: corner
        ? 'Opposite sides are equal, so it is across from one corner and above another.'
        : `Across comes first, then up: along the corridor, then up the stairs.`,
      steps: corner
        ? [
            `It lies above ${show([x + wide, y])}, so the first number is ${plain(x + wide)}.`,
            `It is level with ${show([x, y + high])}, so the second number is ${plain(y + high)}.`,
          ]
        : [`Across: ${x}.`, `Up: ${y}.`, `Write across first: ${show(key)}`],
      hints: [
        'Across comes first, then up.',
        corner ? 'Which corner is below the missing one? Which is beside it?' : 'Put the two numbers in brackets with a comma.',
      ],
      drawn: { x, y, wide, high, corner: corner ? 'yes' : 'no' },
    };
  },
);

export const cuboids = makeGenerator(
  {
    id: 'maths-volume-cuboid',
    title: 'Volume of cubes and cuboids',
    keyStage: 'KS2',
    years: [5, 6, 7],
    synonyms: ['volume', 'volume of a cuboid', 'volume of a cube', 'cuboids', 'cubic centimetres', 'how many cubes'],
    kinds: [asking(/\bmissing\b|\bunknown\b|\bbackwards\b|\bfind\w* (?:the |a )?(?:height|length|width|side)s?\b/, /has a volume/)],
  },
  ({ int, pick, level }) => {
    const [a, b, c] = [int(2, level(5, 9, 12)), int(2, level(5, 9, 12)), int(2, level(5, 9, 12))];
    const asks = level('volume', 'volume', pick(['volume', 'height'] as const));
    const volume = a * b * c;
    const key = asks === 'volume' ? volume : c;
    return {
      stem:
        asks === 'volume'
          ? `A ${pick(['box', 'cuboid', 'block', 'tank'])} is ${a} cm long, ${b} cm wide and ${c} cm high. What is its volume?`
          : `A cuboid has a volume of ${plain(volume)} cm³. It is ${a} cm long and ${b} cm wide. How high is it?`,
      figure: { kind: 'solid', name: 'cuboid', width: `${a} cm`, depth: `${b} cm`, height: asks === 'volume' ? `${c} cm` : '?' },
      key,
      slips:
        asks === 'volume'
          ? [
              [a + b + c, 'This adds the lengths. Multiply them.'],
              [a * b, 'This is the area of the base. Multiply by the height too.'],
              [2 * (a * b + b * c + a * c), 'This is the area of all the faces.'],
              [4 * (a + b + c), 'This is the length of all the edges.'],
            ]
          : [
              [b * c, 'This divides only by the length. Divide by the width too.'],
              [a * c, 'This divides only by the width. Divide by the length too.'],
              [volume - a * b, 'This subtracts the area. Divide by it.'],
              [c + 1, 'This is one too many. Multiply to check.'],
            ],
      show: inUnit(asks === 'volume' ? 'cm³' : 'cm'),
      believable: wholeAndPositive,
      why: `One layer has ${a} × ${b} = ${a * b} cubes, and ${c} layers make ${plain(volume)}.`,
      steps:
        asks === 'volume'
          ? [`${a} × ${b} = ${a * b}`, `${a * b} × ${c} = ${plain(volume)}`]
          : [`${a} × ${b} = ${a * b}`, `${plain(volume)} ÷ ${a * b} = ${c}`],
      hints: [
        'How many small cubes fit in one layer?',
        asks === 'volume' ? 'Multiply by the number of layers.' : 'How many layers make the whole volume?',
      ],
      drawn: { asks },
    };
  },
);

export const barProblems = makeGenerator(
  {
    id: 'maths-bar-model-problems',
    title: 'Word problems with bar models',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['bar model', 'bar models', 'word problems', 'problem solving', 'times as many', 'sum and difference'],
    // They share a total out: who asks for addition alone wants other stories.
    leavesOut: /^(?!.*\b(?:bars?|and)\b).*\b(?:add(?:ition|ing)?|subtract(?:ion|ing)?|tak(?:e|ing) away|two[- ]steps?)\b/,
  },
  ({ int, pick, some, level }) => {
    const [one, other] = some(names, 2);
    const times = int(2, level(3, 5, 7));
    const small = int(level(3, 6, 12), level(12, 25, 48));
    const more = 2 * int(2, level(6, 12, 30));
    const asks = level('times', pick(['times', 'more'] as const), pick(['more', 'gap'] as const));
    const things = pick(['cards', 'shells', 'stamps', 'marbles', 'badges']);
    const total = asks === 'more' ? 2 * small + more : (times + 1) * small;
    const gap = (times - 1) * small;
    return {
      stem: {
        times: `${one} has ${times} times as many ${things} as ${other}. Together they have ${total}. How many does ${other} have?`,
        more: `${one} has ${more} more ${things} than ${other}. Together they have ${total}. How many does ${other} have?`,
        gap: `${one} has ${times} times as many ${things} as ${other}. That is ${gap} more. How many does ${other} have?`,
      }[asks],
      illustration: twoBars(
        [one ?? '', other ?? ''],
        asks === 'more'
          ? [
              { share: small, text: '' },
              { share: more, text: `${more}` },
            ]
          : Array.from({ length: times }, () => ({ share: small, text: '' })),
        small,
      ),
      key: small,
      slips: [
        [
          asks === 'more' ? total / 2 : asks === 'gap' ? gap / times : total / times,
          asks === 'more'
            ? 'This halves the total. Take the extra off first.'
            : asks === 'gap'
              ? `This divides by ${times}. The extra is ${times - 1} parts.`
              : `This divides by ${times}. There are ${times + 1} equal parts in all.`,
        ],
        [asks === 'more' ? small + more : small * times, `This is what ${one} has.`],
        [asks === 'more' ? total - more : asks === 'gap' ? gap - times : total - times, 'This only subtracts. One more step is needed.'],
        [small + 1, 'This is one too many. Put it back into the story.'],
        [small - 2, 'This is too few. Put it back into the story.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: {
        times: `Draw ${times} parts for ${one} and 1 for ${other}: ${total} ÷ ${times + 1} = ${small}.`,
        more: `Take off the extra: ${total} − ${more} = ${2 * small}. Half of that is ${small}.`,
        gap: `${one} has ${times - 1} parts more: ${gap} ÷ ${times - 1} = ${small}.`,
      }[asks],
      steps:
        asks === 'more'
          ? [`${total} − ${more} = ${2 * small}`, `${2 * small} ÷ 2 = ${small}`]
          : asks === 'gap'
            ? [`Parts more: ${times} − 1 = ${times - 1}`, `${gap} ÷ ${times - 1} = ${small}`]
            : [`Parts in all: ${times} + 1 = ${times + 1}`, `${total} ÷ ${times + 1} = ${small}`],
      hints: [
        `Draw one bar for ${other} and a longer one for ${one}.`,
        asks === 'more' ? 'Cut off the extra piece: two equal bars are left.' : 'How many equal parts do the numbers of the story cover?',
      ],
      drawn: { asks, times, small, more },
    };
  },
);

export const formulaeInWords = makeGenerator(
  {
    id: 'maths-simple-formulae',
    title: 'Using simple formulae',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['formulae', 'simple formulae', 'algebra', 'formula', 'year 6 algebra', 'rules in words'],
  },
  ({ int, pick, level }) => {
    const [a, b] = [int(2, level(5, 9, 15)), int(1, level(6, 12, 25))];
    const n = int(level(3, 4, 6), level(9, 12, 20));
    const back = level(false, pick([true, false]), true);
    const value = a * n + b;
    const [thing, unit] = pick([
      ['A taxi ride', 'mile'],
      ['Hiring a bike', 'hour'],
      ['Hiring a boat', 'hour'],
    ] as const);
    return {
      stem: `${thing} costs £${b}, plus £${a} for each ${unit}. For ${maths('n')} ${unit}s the cost in pounds is ${maths(`c = ${a}n + ${b}`)}. ${back ? `The cost is £${value}. How many ${unit}s is that?` : `What is the cost in pounds for ${n} ${unit}s?`}`,
      key: back ? n : value,
      slips: back
        ? [
            [n + 1, 'This is one too many. Put it into the formula to check.'],
            [Math.round((value + b) / a), `This adds the £${b}. Take it off first.`],
            [Math.floor(value / a), `This forgets to take off the £${b}.`],
            [value - b, `This only takes off the £${b}. Then divide.`],
          ]
        : [
            [a * (n + b), 'This adds before multiplying. Multiply first.'],
            [a + n + b, `This adds all three. ${maths(`${a}n`)} means ${a} times ${maths('n')}.`],
            [a * n, `This forgets the £${b} at the start.`],
            [Number(`${a}${n}`) + b, `This writes ${a} and ${n} side by side. ${maths(`${a}n`)} means ${a} times ${maths('n')}.`],
          ],
      show: plain,
      believable: wholeAndPositive,
      why: `${maths(`${a}n`)} means ${a} times ${maths('n')}: ${a} × ${n} + ${b} = ${value}.`,
      steps: back ? [`${value} − ${b} = ${a * n}`, `${a * n} ÷ ${a} = ${n}`] : [`${a} × ${n} = ${a * n}`, `${a * n} + ${b} = ${value}`],
      hints: [
        `${maths(`${a}n`)} means ${a} times ${maths('n')}.`,
        back ? 'Work backwards: undo the adding first.' : 'Multiply first, then add.',
      ],
      drawn: { a, b, n, back: back ? 'yes' : 'no' },
    };
  },
);
