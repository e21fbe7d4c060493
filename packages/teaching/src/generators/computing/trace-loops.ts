import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, notNegative, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { plain } from '../written.ts';

/** A loop that adds to a variable: so many times, while it is below a limit, or where its counter is even. */
type Loop = {
  readonly kind: 'for' | 'while' | 'if';
  readonly name: string;
  readonly start: number;
  readonly step: number;
  readonly count: number;
  readonly limit: number;
  readonly turns: number;
  /** The even numbers that are added. */
  readonly each: readonly number[];
  readonly end: number;
};

const told = ({ kind, name, start, step, count, limit }: Loop): string =>
  ({
    for: `${name} starts at ${start}. A loop runs ${count} times and adds ${step} to ${name} each time.`,
    while: `${name} starts at ${start}. While ${name} is less than ${limit}, a loop adds ${step} to ${name}.`,
    if: `${name} starts at ${start}. A loop counts i from 1 to ${count}. If i is even, it adds i to ${name}.`,
  })[kind];

const hintsOf = ({ kind }: Loop): readonly string[] => [
  'Make a table: one line for each turn of the loop.',
  kind === 'while' ? 'Check the condition before each turn.' : 'How many times does the loop change the value?',
];
const stepsOf = ({ kind, start, step, each, turns, end }: Loop): readonly string[] =>
  kind === 'if'
    ? [`Start: ${start}`, ...each.map((i) => `i = ${i} is even: add ${i}`), `At the end: ${end}`]
    : [`Start: ${start}`, ...Array.from({ length: turns }, (_, i) => `Turn ${i + 1}: ${start + step * (i + 1)}`)];
const shared = (loop: Loop) => ({
  why:
    loop.kind === 'if'
      ? `Only ${loop.each.join(', ')} are even, so the loop adds those to ${loop.start}: ${loop.end}.`
      : `The values are ${Array.from({ length: loop.turns + 1 }, (_, i) => loop.start + loop.step * i).join(', ')}.`,
  steps: stepsOf(loop),
  hints: hintsOf(loop),
  drawn: { form: 'end', kind: loop.kind, start: loop.start, step: loop.step, count: loop.count, limit: loop.limit },
});

/** Ends that come of a slip, each with what was done. */
const wrongEnds = ({ kind, name, start, step, count, limit, turns, each, end }: Loop) => {
  const all = (count * (count + 1)) / 2;
  return {
    for: [
      { value: end - step, says: 'The loop was run one time too few.', why: 'This runs the loop one time too few.' },
      { value: end + step, says: 'The loop was run one time too many.', why: 'This runs the loop one time too many.' },
      { value: step * count, says: 'The value at the start was forgotten.', why: `This forgets that ${name} starts at ${start}.` },
      { value: start + step + count, says: 'The numbers were added once.', why: 'This adds the numbers. The loop adds again and again.' },
    ],
    while: [
      {
        value: end - step,
        says: 'The loop was stopped one turn too early.',
        why: 'This stops one turn too early. The check is made before each turn.',
      },
      { value: end + step, says: 'The loop was run one turn too many.', why: 'This runs one turn too many.' },
      { value: limit, says: 'The limit was taken as the value.', why: 'This is the limit. The loop goes up in steps.' },
      { value: turns, says: 'The turns of the loop were counted.', why: 'This counts the turns of the loop.' },
      { value: start + step, says: 'The loop was run only once.', why: 'This runs the loop only once.' },
    ],
    if: [
      { value: start + all, says: 'Every i was added, not only the even ones.', why: 'This adds every i. Only the even ones count.' },
      { value: start + each.length, says: '1 was added each time, and not i.', why: 'This adds 1 each time. The loop adds i itself.' },
      { value: end - start, says: 'The value at the start was forgotten.', why: `This forgets that ${name} starts at ${start}.` },
      { value: start + all - each.reduce((sum, i) => sum + i, 0), says: 'The odd ones were added.', why: 'This adds the odd ones.' },
      { value: end + 2, says: '2 was added once too often.', why: 'This adds one even number too many.' },
    ],
  }[kind];
};

const endOf = (loop: Loop): Draft<string> =>
  asText({
    ...shared(loop),
    stem: `${told(loop)} What is ${loop.name} at the end?`,
    key: loop.end,
    slips: wrongEnds(loop).map(({ value, why }) => [value, why] as const),
    show: plain,
    believable: notNegative,
  });

const mistaken = (loop: Loop, { pick }: Draw): Draft<string> | undefined => {
  const mistakes = wrongEnds(loop)
    .filter(({ value }) => value >= 0 && value !== loop.end)
    .map(({ value, says }) => ({ says, gives: plain(value) }));
  if (mistakes.length < 4) return undefined;
  const made = pick(mistakes.slice(0, 3));
  return whatWentWrong({
    ...shared(loop),
    told: `${told(loop)} A pupil says that ${loop.name} is ${made.gives} at the end.`,
    mistakes: turnedTo(mistakes, made),
    drawn: { ...shared(loop).drawn, form: 'mistake' },
  });
};

/** How often a loop with a condition runs. */
const turnsOf = (loop: Loop): Draft<string> => {
  const { turns, limit, end, name } = loop;
  return asText({
    ...shared(loop),
    stem: `${told(loop)} How many times does the loop run?`,
    key: turns,
    slips: [
      [turns - 1, 'This is one turn too few: the value is still below the limit then.'],
      [turns + 1, `This is one turn too many: at ${end} the loop has stopped.`],
      [end, `This is the value of ${name} at the end.`],
      [limit - loop.start, 'This is how far it is to the limit. The loop goes in steps.'],
    ],
    show: plain,
    believable: wholeAndPositive,
    why: `After ${turns} turns ${name} is ${end}, which is not less than ${limit}, so the loop stops.`,
    drawn: { ...shared(loop).drawn, form: 'turns' },
  });
};

/** A trace table with one value missing. */
const table = (loop: Loop, { int }: Draw): Draft<string> => {
  const { start, step, turns, name } = loop;
  const at = int(1, turns);
  const values = Array.from({ length: turns + 1 }, (_, turn) => start + step * turn);
  const key = values[at] ?? start;
  return asText({
    ...shared(loop),
    stem: `${told(loop)} Which value of ${name} is missing?`,
    figure: {
      kind: 'table',
      head: ['turn', name],
      rows: values.map((value, turn) => [turn === 0 ? 'start' : `${turn}`, turn === at ? '?' : `${value}`]),
    },
    key,
    slips: [
      [at, 'This is which turn it is, not the value.'],
      [key + 1, 'This is one too many. Add the step to the line above.'],
      [step, 'This is the step alone. Add it to the line above.'],
      [step * at, `This forgets that ${name} starts at ${start}.`],
      [key - 1, 'This is one too few. Add the step to the line above.'],
    ],
    show: plain,
    believable: notNegative,
    why: `In each turn ${step} is added to the value in the line above: ${values[at - 1]} + ${step} = ${key}.`,
    steps: [`The line above has ${values[at - 1]}.`, `Add the step: ${values[at - 1]} + ${step} = ${key}`],
    hints: ['What does the loop do in each turn?', 'Look at the line above the gap.', 'Add the step once.'],
    drawn: { ...shared(loop).drawn, form: 'table' },
  });
};

/** Backwards: which condition leads to this end. */
const condition = (loop: Loop): Draft<string> => {
  const { name, start, step, end } = loop;
  const below = (limit: number): string => `while ${name} is less than ${limit}`;
  const endsAt = (limit: number): number => start + step * Math.ceil((limit - start) / step);
  return {
    ...shared(loop),
    stem: `${name} starts at ${start}. A loop adds ${step} to ${name} in each turn, and at the end ${name} is ${end}. Which condition does the loop have?`,
    key: below(end),
    slips: [end + 1, end - step, end + step, end - 2 * step]
      .filter((limit) => limit > start && endsAt(limit) !== end)
      .map((limit) => [below(limit), `This ends at ${endsAt(limit)}: the check is made before each turn.`] as const),
    show: asItStands,
    why: `At ${end} the condition must be false for the first time, and at ${end - step} still true.`,
    steps: [`The last value but one is ${end - step}: the loop goes on.`, `At ${end} it stops.`],
    hints: [
      'Go through the turns with each condition.',
      'The check is made before each turn.',
      'The loop stops when the condition is false.',
    ],
    drawn: { ...shared(loop).drawn, form: 'condition' },
  };
};

export const traceTables = makeGenerator<string>(
  {
    subject: 'computing',
    id: 'computing-trace-loops',
    title: 'Tracing loops',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['trace tables', 'tracing', 'loops', 'iteration', 'for loops', 'while loops', 'algorithms'],
    kinds: [
      asking(/\bwhile\b/, /\b[Ww]hile\b|Which condition/),
      asking(/\bfor[- ]?loops?\b|\bcount(?:er)?[- ]controlled\b/, /runs \d+ times|counts i/),
    ],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const kind = level(pick(['for', 'for', 'while'] as const), pick(['for', 'while'] as const), pick(['while', 'if'] as const));
    const [start, step, count] = [int(0, 9), int(2, 6), int(3, level(4, 6, 6))];
    const limit = start + step * int(2, 5) - int(0, step - 1);
    const each = kind === 'if' ? Array.from({ length: count }, (_, i) => i + 1).filter((i) => i % 2 === 0) : [];
    const turns = kind === 'for' ? count : Math.max(0, Math.ceil((limit - start) / step));
    const end = kind === 'if' ? start + each.reduce((sum, i) => sum + i, 0) : start + step * turns;
    const loop: Loop = { kind, name: pick(['total', 'score', 'x', 'n']), start, step, count, limit, turns, each, end };
    const form = pick(['end', 'end', 'end', 'mistake', 'turns', 'table', 'condition'] as const);
    if (form === 'mistake') return mistaken(loop, draw);
    if (form === 'table' && kind !== 'if') return table(loop, draw);
    if (form === 'turns' && kind === 'while') return turnsOf(loop);
    if (form === 'condition' && kind === 'while') return condition(loop);
    return endOf(loop);
  },
);
