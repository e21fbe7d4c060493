import type { FigureOf } from '@hedgerow/figures/figure';
import { thingNames, things } from '@hedgerow/figures/number/things';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { plain } from '../written.ts';

export const oneLess = makeGenerator<number>(
  {
    id: 'maths-one-less-to-ten',
    title: 'One less to 10',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['one less', 'one fewer', 'take one away', 'count back one', 'one less than'],
  },
  ({ int, pick, level }) => {
    const thing = pick(thingNames);
    const many = things[thing];
    const start = int(level(2, 4, 3), level(5, 10, 10));
    const crosses = level(true, pick([true, false]), false);
    const key = start - 1;
    return {
      stem: crosses
        ? pick([
            `One of the ${many} goes. How many are left?`,
            `${pick(names)} takes one away. How many ${many} are left?`,
            `Cross one out. How many ${many} are left?`,
          ])
        : pick([
            `Count the ${many}. What is one less?`,
            `How many ${many} are there if one goes?`,
            `${pick(names)} has one less than this. How many is that?`,
          ]),
      figure: { kind: 'objects', groups: [{ thing, count: start, ...(crosses ? { crossedOut: 1 } : {}) }] },
      key,
      slips: [
        [start, crosses ? 'This counts the one that goes as well.' : 'This is how many there are now.'],
        [start + 1, 'This is one more. One less is fewer.'],
        [start - 2, 'This takes two away.'],
      ],
      show: plain,
      believable: notNegative,
      why: `There are ${start}. One less than ${start} is ${key}.`,
      steps: [`Count: ${start}.`, `One less: ${key}.`],
      hints: ['Count all of them first.', 'Say the number that comes just before.'],
      drawn: { thing },
    };
  },
);

type Flat = 'circle' | 'triangle' | 'square' | 'rectangle';
const flat: readonly Flat[] = ['circle', 'triangle', 'square', 'rectangle'];
const about: Readonly<Record<Flat, string>> = {
  circle: 'It is round all the way and has no corners.',
  triangle: 'It has three straight sides and three corners.',
  square: 'Its four sides have the same length and its four corners are all alike.',
  rectangle: 'It has two long sides, two short sides and four corners.',
};

export const flatShapes = makeGenerator<Flat>(
  {
    id: 'maths-name-flat-shapes',
    title: 'Circles, triangles, squares and rectangles',
    keyStage: 'EYFS',
    years: [0, 1],
    synonyms: ['flat shapes', '2d shapes', 'circle triangle square', 'name the shape', 'shapes reception', 'rectangles'],
  },
  ({ int, some, pick, level }) => {
    const shown = some(level(flat.slice(0, 3), flat, flat), 3);
    const asks = level('place', pick(['place', 'about'] as const), 'about');
    const place = int(0, 2);
    const key = shown[place] ?? 'circle';
    const others = shown.filter((name) => name !== key);
    const ask = {
      circle: ['Which shape is round?', 'Which shape has no corners?'],
      triangle: ['Which shape has three sides?', 'Which shape has three corners?'],
      square: ['Which shape has four sides of the same length?'],
      rectangle: ['Which shape has two long sides and two short sides?'],
    }[key];
    const where = ['first', 'in the middle', 'last'][place] ?? '';
    return {
      stem:
        asks === 'about'
          ? pick(ask)
          : pick([
              `Which shape is ${where}?`,
              `Look at the shape that is ${where}. What is it?`,
              `${pick(names)} points to the shape that is ${where}. What is it?`,
            ]),
      figure: { kind: 'flat-shapes', shapes: [...shown], unnamed: true },
      key,
      slips: others.map((name) => [name, `This is the ${name}. ${about[name]}`] as const),
      show: String,
      why:
        asks === 'about' ? `The others are a ${others.join(' and a ')}. Count the sides and corners of each: they do not fit.` : about[key],
      steps: [asks === 'about' ? 'Look at the sides and corners.' : `Find the shape that is ${where}.`, about[key]],
      hints: ['Point to the shapes one by one.', 'Trace round each with your finger. How many sides has it?'],
      drawn: { asks, place },
    };
  },
);

export const longestShortest = makeGenerator<string>(
  {
    id: 'maths-longest-and-shortest',
    title: 'Long and short, longest and shortest',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['long and short', 'longest', 'shortest', 'compare length', 'longer and shorter', 'tall and short'],
  },
  ({ some, pick, level }) => {
    const lengths = some(level([1, 4, 8], [2, 3, 5, 7, 9], [4, 5, 6, 7, 8]), 3);
    const letters = ['A', 'B', 'C'];
    const asks = pick(['longest', 'shortest'] as const);
    const sorted = lengths.toSorted((a, b) => a - b);
    const letterOf = (length = 0): string => letters[lengths.indexOf(length)] ?? '';
    const key = letterOf(asks === 'longest' ? sorted[2] : sorted[0]);
    const said = letters.map((letter, at) => `${letter} has ${lengths[at] === 1 ? '1 cube' : `${lengths[at]} cubes`}`).join(', ');
    const figure: FigureOf<'bar-model'> = {
      kind: 'bar-model',
      bars: letters.map((name, at) => ({
        name,
        parts: Array.from({ length: lengths[at] ?? 1 }, () => ({ share: 1, text: '', shaded: true })),
      })),
    };
    return {
      stem: pick([
        `Which is the ${asks}?`,
        `Which train is the ${asks}?`,
        `${pick(names)} wants the ${asks} train. Which is it?`,
        `Find the ${asks} train.`,
      ]),
      figure,
      key,
      slips: [
        [letterOf(asks === 'longest' ? sorted[0] : sorted[2]), `This is the ${asks === 'longest' ? 'shortest' : 'longest'}.`],
        [letterOf(sorted[1]), `This is in the middle. Another is ${asks === 'longest' ? 'longer' : 'shorter'}.`],
      ],
      show: String,
      keyStandsInFigure: true,
      why: `${said}.`,
      steps: ['All of them begin at the same place. Look where they end.', `Count the cubes: ${said}.`],
      hints: ['They all begin at the same place.', 'Look where each one ends.'],
      drawn: { asks },
    };
  },
);

export const heavyAndLight = makeGenerator<number>(
  {
    id: 'maths-heavy-and-light',
    title: 'Heavy and light, heavier and lighter',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['heavy and light', 'heavier', 'lighter', 'compare weight', 'balance scales reception', 'weight'],
  },
  ({ int, some, pick, level }) => {
    const [left, right] = some(thingNames, 2) as [keyof typeof things, keyof typeof things];
    const side = pick(level(['left', 'right'] as const, ['left', 'right', undefined] as const, ['left', 'right', undefined] as const));
    const asks = level('heavier', pick(['heavier', 'lighter'] as const), pick(['heavier', 'lighter'] as const));
    const count = level(1, 1, int(2, 4));
    const options = [`the ${left}`, count > 1 ? `the ${things[right]}` : `the ${right}`, 'both the same'];
    const key = side === undefined ? 2 : (side === 'left') === (asks === 'heavier') ? 0 : 1;
    return {
      stem: pick([`Which side is ${asks}?`, `Which is ${asks}?`, `${pick(names)} looks at the scales. Which is ${asks}?`]),
      figure: {
        kind: 'balance',
        left: [left],
        right: Array.from({ length: count }, () => right),
        ...(side === undefined ? {} : { heavier: side }),
      },
      key,
      slips: [0, 1, 2]
        .filter((option) => option !== key)
        .map(
          (option) =>
            [
              option,
              option === 2
                ? 'This is not so. One side is down.'
                : key === 2
                  ? 'This is not so. Both sides are level.'
                  : asks === 'heavier'
                    ? 'This side is up. It is lighter.'
                    : 'This side is down. It is heavier.',
            ] as const,
        ),
      show: (option) => options[option] ?? '',
      why:
        key === 2
          ? 'The scales do not tip: as much weight is on the left as on the right.'
          : `The scales tip down on the side of ${side === 'left' ? options[0] : options[1]}, because it has more weight.`,
      steps: ['Look which side is down.', key === 2 ? 'Both are level: they weigh the same.' : 'Down is heavier. Up is lighter.'],
      hints: ['Which side is down?', 'Heavy things go down.'],
      drawn: { asks },
    };
  },
);
