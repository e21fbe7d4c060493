import type { FigureOf } from '@hedgerow/figures/figure';
import { asItStands, asText } from '../forms.ts';
import { jumpOnLine } from '../illustrations.ts';
import { makeGenerator, notNegative } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { plain } from '../written.ts';

/** The pattern as jumps along a line, with a question mark where the next one lands. */
const patternLine = (shown: readonly number[], jump: number): FigureOf<'number-line'> => {
  const next = (shown.at(-1) ?? 0) + jump;
  const all = [...shown, next];
  return {
    kind: 'number-line',
    from: Math.min(...all),
    to: Math.max(...all),
    step: Math.abs(jump),
    labelled: all,
    texts: { [String(next)]: '?' },
    jumps: shown.slice(1).map((to, at) => ({ from: shown[at] ?? to, to, text: `${jump > 0 ? '+' : '−'}${Math.abs(jump)}` })),
  };
};

/** Numbers that go up or down by one step. */
type Pattern = { readonly first: number; readonly step: number; readonly down: number; readonly shown: readonly number[] };

const way = ({ down }: Pattern): string => (down > 0 ? 'up' : 'down');
const firstJump = (pattern: Pattern): string =>
  `From ${pattern.first} to ${pattern.shown[1]} is a jump of ${pattern.step} ${way(pattern)}.`;
const patternWhy = ({ step, down }: Pattern): string => `Each number is ${step} ${down > 0 ? 'more' : 'less'} than the one before.`;

const nextOf = (pattern: Pattern): Draft<string> => {
  const { step, down, shown } = pattern;
  const last = shown[3] ?? 0;
  return asText({
    stem: `Look how we count: ${shown.join(', ')}, … Which number comes next?`,
    figure: patternLine(shown, down * step),
    key: last + down * step,
    slips: [
      [last + down * (step === 1 ? 2 : 1), step === 1 ? 'This jumps over a number.' : 'This goes on by 1 only.'],
      [last - down * step, 'This goes the wrong way.'],
      [last + 2 * down * step, 'This makes two jumps.'],
    ],
    show: plain,
    believable: notNegative,
    why: `Each number is ${step} ${down > 0 ? 'more' : 'less'} than the one before, and so is the next.`,
    steps: [firstJump(pattern), `Jump ${step} ${way(pattern)} from ${last}: ${last + down * step}.`],
    hints: ['Do the numbers get bigger or smaller?', 'How big is each jump?', 'Make the same jump from the last number.'],
    drawn: { form: 'next', shown, step },
  });
};

/** One number in the row is covered up. */
const gapIn = (pattern: Pattern): Draft<string> => {
  const { step, down, shown } = pattern;
  const [, , third = 0, fourth = 0] = shown;
  const after = fourth + down * step;
  return asText({
    stem: `We count and leave one out. Which number is missing? ${shown.slice(0, 3).join(', ')}, __, ${after}`,
    key: fourth,
    slips: [
      [third + down, 'This goes on by 1 only.'],
      [after - down, 'This goes back by 1 only.'],
      [third - down * step, 'This goes the wrong way.'],
    ],
    show: plain,
    believable: notNegative,
    why: patternWhy(pattern),
    steps: [firstJump(pattern), `Jump ${step} ${way(pattern)} from ${third}: ${fourth}.`],
    hints: ['Do the numbers get bigger or smaller?', 'How big is each jump?', `Make one jump from ${third}.`],
    drawn: { form: 'gap', shown, step },
  });
};

/** How large the jumps are. */
const stepOf = (pattern: Pattern): Draft<string> => {
  const { step, shown } = pattern;
  return asText({
    stem: `We count in jumps. How big is each jump? ${shown.join(', ')}`,
    figure: { kind: 'number-line', from: Math.min(...shown), to: Math.max(...shown), step, labelled: [...shown] },
    key: step,
    slips: [
      [step - 1, 'This jump is too small. Count it again.'],
      [step + 1, 'This jump is too big. Count it again.'],
      [2 * step, 'This is two jumps.'],
    ],
    show: plain,
    why: patternWhy(pattern),
    steps: [`Start at ${shown[0]}.`, `Count on your fingers to ${shown[1]}.`],
    hints: ['Look at two numbers next to each other.', 'Count from one to the other.', 'Use your fingers.'],
    drawn: { form: 'step', shown, step },
  });
};

/** One number of the row is not where it should be. */
const wrongIn = (pattern: Pattern, { int, pick }: Draw): Draft<string> | undefined => {
  const { shown, step } = pattern;
  const at = int(2, 3);
  const right = shown[at] ?? 0;
  const wrong = right + pick([1, -1]);
  const row = shown.map((number, place) => (place === at ? wrong : number));
  if (step < 3) return undefined;
  return {
    stem: `We count in ${step}s. One number is wrong: ${row.join(', ')}. Which one?`,
    key: `${wrong}`,
    keyStandsInStem: true,
    slips: shown.flatMap((number, place) =>
      place === at || place === 0 ? [] : [[`${number}`, 'This one is right. Count the jumps again.'] as const],
    ),
    show: asItStands,
    why: `Each jump is ${step}, so it must be ${right}.`,
    steps: [`Start at ${shown[0]} and jump ${step}.`, `You land on ${right}, and not on ${wrong}.`],
    hints: [`Start at the first number.`, `Jump ${step} each time.`, 'Which number do you not land on?'],
    drawn: { form: 'wrong', row, step },
  };
};

export const countInSteps = makeGenerator<string>(
  {
    id: 'maths-count-in-steps',
    varies: 'step',
    title: 'Count in steps',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['counting', 'skip counting', 'count in twos', 'count in fives', 'count in tens', 'number patterns'],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const step = level(pick([2, 5, 10]), pick([2, 5, 10]), pick([3, 5, 10]));
    const down = level(1, pick([1, -1]), pick([1, -1]));
    const start = step === 3 ? 3 * int(1, 6) : step * int(1, level(4, 6, 6));
    const first = down < 0 ? start + 4 * step : start + level(0, 0, step === 10 ? int(1, 9) : 0);
    const pattern: Pattern = { first, step, down, shown: [0, 1, 2, 3].map((place) => first + down * step * place) };
    switch (pick(['next', 'next', 'gap', 'gap', 'step', 'wrong'] as const)) {
      case 'next':
        return nextOf(pattern);
      case 'gap':
        return gapIn(pattern);
      case 'step':
        return stepOf(pattern);
      case 'wrong':
        return wrongIn(pattern, draw);
    }
  },
);

type Moved = { readonly start: number; readonly by: number; readonly up: boolean };

const moved = ({ start, by, up }: Moved, stem: string): Draft<string> => {
  const sign = up ? 1 : -1;
  const [word, other] = up ? ['more', 'less'] : ['less', 'more'];
  return asText({
    stem,
    illustration: jumpOnLine(start, sign * by),
    key: start + sign * by,
    slips: [
      [start - sign * by, `This is ${by} ${other}, not ${by} ${word}.`],
      [start + sign * (by >= 10 ? 1 : 2), by >= 10 ? `This is only 1 ${word}.` : `This is 2 ${word}.`],
      [start + sign * 10, `This is 10 ${word}.`],
    ],
    show: plain,
    believable: notNegative,
    why:
      by === 1
        ? `1 ${word} is the number that comes just ${up ? 'after' : 'before'} ${start}.`
        : `${by} ${word} changes the tens by ${by / 10} and leaves the ones as they are.`,
    steps: [`Start at ${start}.`, `Go ${up ? 'up' : 'down'} ${by}: you land on ${start + sign * by}.`],
    hints: [
      'Think of a number line or a hundred square.',
      up ? 'Will the answer be bigger?' : 'Will the answer be smaller?',
      `Go ${up ? 'up' : 'down'} the line.`,
    ],
    drawn: { form: 'moved', start, by, way: sign },
  });
};

/** The other way round: it is more than which number? */
const movedBack = ({ start, by, up }: Moved): Draft<string> => {
  const sign = up ? 1 : -1;
  const end = start + sign * by;
  const word = up ? 'more' : 'less';
  return {
    ...moved({ start: end, by, up: !up }, `${end} is ${by} ${word} than a number. What is the number?`),
    slips: [
      [plain(end + sign * by), `This is ${by} ${word} than ${end}. Go the other way.`],
      [plain(Math.max(0, end - sign * (by >= 10 ? 1 : 2))), by >= 10 ? 'This goes back by 1 only.' : 'This goes back by 2.'],
      [plain(end), 'This is the number that is told.'],
    ],
    believable: (text: string) => !text.startsWith('−'),
    why: `${by} ${word} than ${start} is ${end}, so the number is ${start}.`,
    steps: [`Go back: ${up ? 'down' : 'up'} ${by} from ${end}.`, `You land on ${start}.`],
    hints: [`Is the number bigger or smaller than ${end}?`, 'Go back the other way.', 'Use a number line.'],
    drawn: { form: 'back', start, by, way: sign },
  };
};

export const oneMoreOneLess = makeGenerator<string>(
  {
    id: 'maths-one-more-one-less',
    varies: 'by',
    title: 'One more and one less',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['one more', 'one less', 'ten more', 'ten less', '10 more', '10 less'],
  },
  ({ int, pick, level }) => {
    const by = level(1, pick([1, 10]), pick([20, 30]));
    const up = pick([true, false]);
    const start = level(int(2, 19), int(12, 88), int(31, 69));
    const move: Moved = { start, by, up };
    const things = by === 1 ? (up ? 'more comes' : 'goes away') : up ? 'more come' : 'go away';
    switch (pick(['plain', 'plain', 'story', 'story', 'back'] as const)) {
      case 'plain':
        return moved(move, `What is ${by} ${up ? 'more' : 'less'} than ${start}?`);
      case 'story':
        return moved(
          move,
          pick([
            `There are ${start} birds. ${by} ${things}. How many are there now?`,
            `You have ${start} points. You ${up ? `get ${by} more` : `lose ${by}`}. How many do you have now?`,
          ]),
        );
      case 'back':
        return movedBack(move);
    }
  },
);
