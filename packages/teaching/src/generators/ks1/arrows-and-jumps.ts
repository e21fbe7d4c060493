import { makeGenerator, notNegative } from '../make-generator.ts';
import { plain } from '../written.ts';

export const numberLines = makeGenerator<number>(
  {
    id: 'maths-number-lines',
    title: 'Number lines',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['number lines', 'number line', 'number on a number line', 'estimate on a number line', 'jumps on a number line'],
    kinds: [{ asked: /\bestimat/, drawn: ({ stem }) => /\babout\b/i.test(stem) }],
  },
  ({ int, pick, level }) => {
    const asks = level(
      pick(['arrow', 'jump'] as const),
      pick(['arrow', 'jump', 'about'] as const),
      pick(['arrow', 'about', 'jump'] as const),
    );
    const step = level(1, pick([1, 2, 10]), pick([2, 5, 10]));
    const from = step === 1 ? pick(level([0], [10, 20, 30], [0])) : 0;
    const to = from + 10 * step;
    const place = int(1, 9);
    const key = from + place * step;
    if (asks === 'about') {
      const end = pick(level([20], [20, 100], [100]));
      const near = pick([0.25, 0.5, 0.75, 0.1, 0.9].filter((share) => Number.isInteger(share * end)));
      const at = end * near;
      return {
        stem: pick(['About which number does the arrow point at?', 'The line has no marks between its ends. About where is the arrow?']),
        figure: { kind: 'number-line', from: 0, to: end, step: end, labelled: [0, end], marked: at },
        key: at,
        slips: [
          [end - at, 'This is as far from the other end.'],
          [
            near === 0.5 ? end / 10 : end / 2,
            near === 0.5 ? 'This is close to the start.' : 'This is half way. The arrow is not in the middle.',
          ],
          [near > 0.5 ? end / 4 : (3 * end) / 4, near > 0.5 ? 'This is nearer the start.' : 'This is nearer the end.'],
        ],
        show: plain,
        believable: (value) => Number.isInteger(value) && Math.abs(value - at) >= end / 5,
        why: `Half way is ${end / 2}. ${near === 0.5 ? 'The arrow is just there.' : near < 0.5 ? 'The arrow is before it.' : 'The arrow is after it.'}`,
        steps: ['Find the middle of the line first.', `The middle is ${end / 2}. See on which side the arrow is, and how far.`],
        hints: ['Where would the middle be?', 'Is the arrow nearer the start or the end?'],
        drawn: { asks },
      };
    }
    const by = int(2, 4) * step * pick(level([1], [1, -1], [1, -1]));
    if (asks === 'jump') {
      const end = key + by;
      if (end < from || end > to) return undefined;
      return {
        stem: by > 0 ? `Start at ${key} and jump on ${by}. Where do you land?` : `Start at ${key} and jump back ${-by}. Where do you land?`,
        figure: {
          kind: 'number-line',
          from,
          to,
          step,
          labelled: [from, key, to].filter((at, index, all) => all.indexOf(at) === index && at !== end),
          jumps: [{ from: key, to: end, text: `${by > 0 ? '+' : '−'}${Math.abs(by)}` }],
        },
        key: end,
        slips: [
          [key - by, by > 0 ? 'This jumps back. Jump on.' : 'This jumps on. Jump back.'],
          [end - Math.sign(by) * step, 'This counts the start as the first jump.'],
          [end + Math.sign(by) * step, 'This is one mark too far.'],
        ],
        show: plain,
        believable: notNegative,
        why: `From ${key} ${by > 0 ? 'on' : 'back'} ${Math.abs(by)} you land on ${end}.`,
        steps: [`Put a finger on ${key}.`, `Go ${by > 0 ? 'on' : 'back'} ${Math.abs(by)}: you land on ${end}.`],
        hints: ['Put a finger on the start.', by > 0 ? 'Jumping on makes the number larger.' : 'Jumping back makes the number smaller.'],
        drawn: { asks, step },
      };
    }
    return {
      stem: pick(['Which number is the arrow at?', 'What number does the arrow show?', 'The arrow points at a mark. Which number is it?']),
      figure: {
        kind: 'number-line',
        from,
        to,
        step,
        labelled: [from, ...level([from + 5], place === 5 ? [] : [from + 5 * step], []), to].filter((at) => at !== key),
        marked: key,
      },
      key,
      slips: [
        [key + step, 'This is one mark too far.'],
        [key - step, 'This is one mark too early.'],
        [from + place, 'This counts each mark as one. Each mark is worth more.'],
      ],
      show: plain,
      believable: notNegative,
      why: step === 1 ? `Count on from ${from}, one for each mark: ${key}.` : `Each mark is ${step} more. Count on from ${from}: ${key}.`,
      steps: [step === 1 ? 'Each mark is one more.' : `Each mark is ${step} more.`, `Count on from ${from} to the arrow: ${key}`],
      hints: ['What is each mark worth?', 'Count on from a number that is written.'],
      drawn: { asks, step },
    };
  },
);
