import { jumpOnLine } from '../illustrations.ts';
import { saying } from '../kinds.ts';
import { makeGenerator, notNegative, wholeAndPositive } from '../make-generator.ts';
import { countables, names } from '../people-and-things.ts';
import { maths, plain } from '../written.ts';

const units = (x: number): number => x % 10;

/** A sum of two numbers that both have tens and ones. */
const addsTwoDigits = ({ stem }: { readonly stem: string }): boolean =>
  /\+|\badd|gives/i.test(stem) && (stem.match(/\b[1-9]\d\b/g) ?? []).length >= 2;

/** A subtraction whose ones are not enough. */
const crossesTen = ({ stem }: { readonly stem: string }): boolean => {
  const [from = 0, taken = 0] = (stem.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => b - a);
  return units(taken) > units(from) && from > taken;
};

export const addWithin100 = makeGenerator(
  {
    id: 'maths-add-within-100',
    title: 'Adding',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['addition', 'add', 'plus', 'altogether', 'adding two-digit numbers'],
    kinds: [{ asked: /\b(?:two|2)[- ]digits?\b/, drawn: addsTwoDigits }],
  },
  ({ int, pick, level }) => {
    const a = level(int(3, 12), int(12, 79), int(15, 59));
    const b = level(int(2, 8), pick([int(3, 9), 10 * int(1, 2)]), int(14, 39));
    if (a + b > level(20, 100, 100)) return undefined;
    const [one, many] = pick(countables);
    const [name, friend] = [pick(names), pick(['a friend', 'Gran', 'Dad'])];
    const carries = units(a) + units(b) >= 10;
    return {
      stem: pick([
        `Work out ${maths(`${a} + ${b}`)}.`,
        ...(a >= 10 && b >= 10
          ? [`Add the two-digit numbers ${a} and ${b}.`, `What do the two-digit numbers ${a} and ${b} add up to?`]
          : []),
        `${name} has ${a} ${many}. ${friend.replace('a ', 'A ')} gives ${name} ${b} more. How many ${many} does ${name} have now?`,
      ]),
      illustration: jumpOnLine(a, b),
      key: a + b,
      slips: [
        ...(carries && a > 10 ? [[a + b - 10, 'This forgets the new ten that the ones make.'] as const] : []),
        [a + b - 1, `This counts the first ${one === 'apple' ? 'number' : 'one'} twice. Start counting on from the next number.`],
        [Math.abs(a - b), 'This takes away. The question is about adding.'],
        [a + b + 1, 'This counts one too many.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `Start at ${a} and count on ${b}: you reach ${a + b}.`,
      steps:
        b >= 10 && units(b) > 0
          ? [`${a} + ${b - units(b)} = ${a + b - units(b)}`, `${a + b - units(b)} + ${units(b)} = ${a + b}`]
          : [`Start at ${a}.`, `Count on ${b} to reach ${a + b}.`],
      hints: ['Start with the bigger number.', b >= 10 ? 'Add the tens first, then the ones.' : 'Count on in ones.'],
      drawn: { a, b },
    };
  },
);

export const subtractWithin100 = makeGenerator(
  {
    id: 'maths-subtract-within-100',
    title: 'Taking away',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['subtraction', 'subtract', 'take away', 'minus', 'difference', 'how many left'],
    kinds: [
      saying(/\bcount\w* back/, /[Cc]ount\w* back/),
      { asked: /\b(?:cross\w*|bridg\w*|through) (?:the )?(?:ten|10)s?\b|\bexchang/, drawn: crossesTen },
    ],
  },
  ({ int, pick, level }) => {
    const a = level(int(8, 20), int(21, 99), int(31, 95));
    const b = level(int(2, 9), pick([int(2, 9), 10 * int(1, 4)]), int(12, 48));
    if (b >= a || (level(false, false, true) && units(b) <= units(a))) return undefined;
    const [, many] = pick(countables);
    const [name, friend] = [pick(names), pick(['a friend', 'Gran', 'Dad'])];
    return {
      stem: pick([
        `Work out ${maths(`${a} - ${b}`)}.`,
        `${name} has ${a} ${many} and gives away ${b}. How many ${many} are left?`,
        `What is ${a} take away ${b}?`,
        `Take ${b} away from ${a}. How much is left?`,
        `There are ${a} ${many} in a box. You take away ${b}. How many are left?`,
        `${name} has ${a} ${many} and ${friend} has ${b}. How many fewer has ${friend.replace('a ', 'the ')}?`,
        `How far is it from ${b} up to ${a}? Take away to find the difference.`,
        ...(b < 10
          ? [`Count back ${b} from ${a}. Where do you land?`, `Start at ${a} and count back ${b} to take away. What is left?`]
          : []),
      ]),
      illustration: jumpOnLine(a, -b),
      key: a - b,
      slips: [
        ...(b > 10 && units(b) > units(a)
          ? [
              [
                a - (a % 10) - (b - (b % 10)) + units(b) - units(a),
                'This takes the small ones from the big ones. The order matters.',
              ] as const,
            ]
          : []),
        [a - b + 1, 'This counts the first number as a step. Step back before you count.'],
        [a + b, 'This adds. The question is about taking away.'],
        [a - b - 1, 'This takes one too many.'],
      ],
      show: plain,
      believable: (x: number) => notNegative(x) && x <= level(25, 100, 100),
      why: `Start at ${a} and go back ${b}: you reach ${a - b}. To check, ${a - b} + ${b} = ${a}.`,
      steps:
        b >= 10 && units(b) > 0
          ? [`${a} - ${b - units(b)} = ${a - b + units(b)}`, `${a - b + units(b)} - ${units(b)} = ${a - b}`].map(maths)
          : [`Start at ${a}.`, `Go back ${b} to reach ${a - b}.`],
      hints: [
        'Will the answer be more or less than you start with?',
        b >= 10 ? 'Take away the tens first, then the ones.' : 'Count back in ones.',
      ],
      drawn: { a, b },
    };
  },
);

export const missingNumber = makeGenerator(
  {
    id: 'maths-missing-number',
    title: 'Missing numbers',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['missing number', 'inverse', 'empty box', 'fact families', 'find the missing number'],
  },
  ({ int, pick, level }) => {
    const a = level(int(2, 9), int(6, 40), int(15, 60));
    const b = level(int(2, 9), int(3, 20), int(11, 35));
    const form = level(pick(['+b', 'a+']), pick(['+b', 'a-']), pick(['-b', 'a-']));
    const total = a + b;
    const [equation, key, other] = {
      '+b': [String.raw`\square + ${b} = ${total}`, a, total + b],
      'a+': [String.raw`${a} + \square = ${total}`, b, total + a],
      'a-': [String.raw`${total} - \square = ${b}`, a, total + b],
      '-b': [String.raw`\square - ${b} = ${a}`, total, Math.abs(a - b)],
    }[form] as [string, number, number];
    const model = { '+b': ['?', `${b}`], 'a+': [`${a}`, '?'], 'a-': ['?', `${b}`], '-b': [`${b}`, `${a}`] }[form] ?? [];
    const [start, jump] = form === 'a+' ? [a, b] : [b, a];
    return {
      stem: `Which number goes in the box? ${maths(equation)}`,
      illustration: { kind: 'part-whole', whole: form === '-b' ? '?' : `${total}`, parts: model },
      key,
      slips: [
        [
          other,
          form === '-b'
            ? 'This takes away. Put the number back in the box and check it.'
            : 'This adds the two numbers you can see. Put it in the box and check it.',
        ],
        [key + 1, 'This is one too many. Put it in the box and check it.'],
        [key - 1, 'This is one too few. Put it in the box and check it.'],
      ],
      show: plain,
      believable: (x: number) => wholeAndPositive(x) && x <= 100,
      why:
        form === '-b'
          ? `Adding undoes taking away, and ${a} + ${b} = ${total}.`
          : `Put it in the box and it works, because ${start} + ${jump} = ${total}.`,
      steps:
        form === '-b'
          ? [`Go backwards: start with ${a} and add ${b}.`, `${a} + ${b} = ${total}`]
          : [`Count up from ${start} to ${total}.`, `That is ${jump} steps.`],
      hints: ['Adding and taking away undo each other.', 'Try a number in the box. Does it work?'],
      drawn: { a, b, form },
    };
  },
);
