import { thingNames, type things } from '@hedgerow/figures/number/things';
import { answering } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { inUnit, plain } from '../written.ts';

const dial = [
  ['dial', 'kg', 1, 'How heavy is the sack?'],
  ['dial', 'g', 10, 'How heavy is the letter?'],
  ['dial', 'g', 100, 'How heavy is the melon?'],
  ['dial', 'kg', 10, 'How heavy is the box?'],
] as const;

const jug = [
  ['jug', 'ml', 10, 'How much milk is in the jug?'],
  ['jug', 'ml', 100, 'How much juice is in the jug?'],
  ['jug', 'l', 10, 'How many litres are in the tub?'],
] as const;

const thermometer = [
  ['thermometer', '°C', 10, 'How warm is it outside?'],
  ['thermometer', '°C', 5, 'What does the thermometer say?'],
  ['thermometer', '°C', 10, 'How warm is the bath?'],
] as const;

export const readSimpleScales = makeGenerator<number>(
  {
    id: 'maths-read-simple-scales',
    title: 'Grams, litres and degrees on a scale',
    keyStage: 'KS1',
    years: [2],
    synonyms: [
      'weighing scales',
      'measuring jug',
      'thermometer',
      'grams and kilograms',
      'litres and millilitres',
      'temperature',
      'reading scales year 2',
    ],
    kinds: [
      answering(/\bthermometers?\b|\btemperatures?\b|\bdegrees?\b/, /°/),
      answering(/\bjugs?\b|\blit(?:re|er)s?\b|\bml\b|\bcapacity\b/, /\bml$|\blitres?$|\bl$/),
      answering(/\bweigh\w*\b|\bgrams?\b|\bkg\b/, /\bk?g$/),
    ],
  },
  ({ int, pick, level }) => {
    const [instrument, unit, step, ask] = pick<(typeof dial)[number] | (typeof jug)[number] | (typeof thermometer)[number]>(
      pick([dial, jug, thermometer]),
    );
    const marks = level(1, 2, pick([5, 10]));
    const each = step / marks;
    if (!Number.isInteger(each)) return undefined;
    const numbers = int(4, 6);
    const place = int(1, numbers * marks - 1);
    if (marks > 1 && place % marks === 0) return undefined;
    const key = place * each;
    const below = Math.floor(place / marks) * step;
    return {
      stem: pick([ask, ask, 'What does the scale show?']),
      figure: { kind: 'gauge', instrument, from: 0, to: numbers * step, step, marks, value: key, unit },
      key,
      slips: [
        ...(marks > 1
          ? ([
              [below, 'This is the number below. It stands higher than that.'],
              [below + (place % marks), 'This counts each small space as 1. Find out what one space is worth.'],
            ] as const)
          : []),
        [key + each, marks === 1 ? 'This is the next number up.' : 'This is one mark too far.'],
        [key - each, marks === 1 ? 'This is the number below.' : 'This is one mark too few.'],
      ],
      show: inUnit(unit),
      believable: wholeAndPositive,
      why:
        marks === 1
          ? `It stands at the mark for ${key}.`
          : `From one number to the next is ${step} in ${marks} spaces, so one space is ${each}. It stands at ${key}.`,
      steps:
        marks === 1
          ? ['Find where it stands.', `Read the number: ${key}.`]
          : [`${step} in ${marks} spaces: each space is ${each}.`, `Count on from ${below}: ${key}.`],
      hints: [
        'Which numbers are next to where it stands?',
        marks === 1 ? 'Follow the mark to its number.' : 'How many spaces are there from one number to the next?',
      ],
      drawn: { instrument, unit, step },
    };
  },
);

export const balanceScales = makeGenerator<number>(
  {
    id: 'maths-balance-scales',
    title: 'Heavier, lighter and in balance',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['balance', 'balance scales', 'heavier', 'lighter', 'heavier or lighter', 'compare weights', 'mass'],
  },
  ({ int, pick, some, level }) => {
    if (level(true, false, false)) {
      const [left, right] = some(thingNames, 2) as [keyof typeof things, keyof typeof things];
      const heavier = pick(['left', 'right', undefined] as const);
      const asks = pick(['heavier', 'lighter'] as const);
      const isLeft = (heavier === 'left') === (asks === 'heavier');
      const key = heavier === undefined ? 2 : isLeft ? 0 : 1;
      const options = [`the ${left}`, `the ${right}`, 'they weigh the same'];
      return {
        stem: pick([`Which is ${asks}?`, `Look at the scales. Which is ${asks}?`]),
        figure: { kind: 'balance', left: [left], right: [right], ...(heavier === undefined ? {} : { heavier }) },
        key,
        slips: [0, 1, 2]
          .filter((option) => option !== key)
          .map(
            (option) =>
              [
                option,
                option === 2
                  ? 'This would keep both sides level. One side is down here.'
                  : key === 2
                    ? 'This would make one side go down. Both sides are level here.'
                    : asks === 'heavier'
                      ? 'This side is up, so it is lighter.'
                      : 'This side is down, so it is heavier.',
              ] as const,
          ),
        show: (option) => options[option] ?? '',
        why: key === 2 ? 'Both sides are level, so they weigh the same.' : 'The heavier side goes down and the lighter side goes up.',
        steps: [key === 2 ? 'Look: both sides are level.' : 'Look which side is down. That is the heavier one.', `So: ${options[key]}.`],
        hints: ['Which side is down?', 'The heavier side goes down.'],
        drawn: { asks },
      };
    }
    const letter = pick(['A', 'B', 'C', 'D']);
    const each = pick(level([1, 2, 5, 10], [5, 10, 20], [5, 10, 20]));
    const count = int(2, 6);
    const beside = level(0, 0, each === 20 ? pick([5, 10]) : each === 10 ? 5 : 2);
    const all = each * count;
    const key = all - beside;
    return {
      stem: `The scales are level. The numbers are ${pick(['grams', 'kilograms'])}. How much does box ${letter} weigh?`,
      figure: {
        kind: 'balance',
        left: [letter, ...(beside > 0 ? [`${beside}`] : [])],
        right: Array.from({ length: count }, () => `${each}`),
      },
      key,
      slips: [
        ...(beside > 0
          ? ([
              [all, `This is all of the right side. The ${beside} on the left helps to lift it.`],
              [all + beside, `This adds the ${beside}. It is on the side of the box, so take it away.`],
            ] as const)
          : []),
        [count, 'This counts the weights. Add what they weigh.'],
        [each, 'This is one of the weights.'],
        [key + each, 'This counts one weight too many.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `Level scales have as much on both sides. The right side weighs ${all}${beside > 0 ? `, and ${all} − ${beside} = ${key}` : ''}.`,
      steps: [
        `Right side: ${Array.from({ length: count }, () => each).join(' + ')} = ${all}`,
        beside > 0 ? `Left side: ${all} − ${beside} = ${key} for the box.` : `The box weighs as much: ${key}.`,
      ],
      hints: ['Level means the same weight on both sides.', 'Add up the weights on the right.'],
      drawn: { letter },
    };
  },
);
