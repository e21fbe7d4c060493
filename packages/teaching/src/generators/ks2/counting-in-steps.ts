import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { plain } from '../written.ts';

export const countInLargerSteps = makeGenerator<number>(
  {
    id: 'maths-count-in-larger-steps',
    varies: 'step',
    title: 'Counting in steps',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: [
      'counting in 50s',
      'counting in 100s',
      'counting in 25s',
      'counting in 1000s',
      'count in multiples',
      'counting in 4s',
      'counting in 8s',
    ],
    kinds: [asking(/\bback/, /back/)],
  },
  ({ int, pick, level }) => {
    const step = pick(level([4, 8, 50, 100], [6, 7, 9, 25, 50, 100, 1000], [6, 7, 8, 9, 25, 50, 100, 1000]));
    const first = step * int(level(0, 2, 6), level(5, 12, 18)) + level(0, 0, step >= 25 ? pick([0, 0, step === 25 ? 0 : 10]) : 0);
    const kind = level(pick(['next', 'gap'] as const), pick(['next', 'gap', 'back'] as const), pick(['gap', 'back', 'far'] as const));
    const down = kind === 'back';
    const start = down ? first + 6 * step : first;
    const at = (place: number): number => start + (down ? -place : place) * step;
    const far = int(5, 9);
    const key = kind === 'gap' ? at(2) : kind === 'far' ? at(far) : at(4);
    const list = [0, 1, 2, 3, 4].map(at);
    if (list.some((x) => x < 0)) return undefined;
    return {
      stem: {
        next: `Count in ${plain(step)}s. What comes next? ${list
          .slice(0, 4)
          .map((x) => plain(x))
          .join('; ')}; …`,
        back: `Count back in ${plain(step)}s. What comes next? ${list
          .slice(0, 4)
          .map((x) => plain(x))
          .join('; ')}; …`,
        gap: `This counts in ${plain(step)}s. Which number is missing? ${list.map((x, place) => (place === 2 ? '…' : plain(x))).join('; ')}`,
        far: `You start at ${plain(start)} and count on ${far} steps of ${plain(step)}. Where do you land?`,
      }[kind],
      key,
      slips: [
        [down ? key - step : key + step, 'This is one step too far.'],
        [down ? key + step : key - step, 'This is one step too few.'],
        [key + (step >= 25 ? 10 : 1), `This is not a step of ${plain(step)}.`],
        [key - (step >= 25 ? 10 : 1), `This is not a step of ${plain(step)}.`],
        [at(3) + (down ? -1 : 1) * (step >= 25 ? 5 : 2), `This is not a step of ${plain(step)}.`],
      ],
      show: plain,
      believable: (x) =>
        x >= 0 &&
        (kind === 'far' ||
          !list
            .slice(0, 4)
            .filter((_, place) => kind !== 'gap' || place !== 2)
            .includes(x)),
      why:
        kind === 'far'
          ? `${far} steps of ${plain(step)} are ${plain(far * step)}, and ${plain(start)} + ${plain(far * step)} = ${plain(key)}.`
          : `Each step ${down ? 'takes away' : 'adds'} ${plain(step)}: ${plain(kind === 'gap' ? at(1) : at(3))} ${down ? '−' : '+'} ${plain(step)} = ${plain(key)}.`,
      steps:
        kind === 'far'
          ? [`${far} × ${plain(step)} = ${plain(far * step)}`, `${plain(start)} + ${plain(far * step)} = ${plain(key)}`]
          : [`Each step is ${plain(step)}.`, `${plain(kind === 'gap' ? at(1) : at(3))} ${down ? '−' : '+'} ${plain(step)} = ${plain(key)}`],
      hints: [
        'How large is each step?',
        down ? 'Take one step away from the last number.' : 'Add one step to the number before.',
        step === 50 ? 'Two steps of 50 make 100.' : 'Say the numbers aloud: do you hear a pattern?',
      ],
      drawn: { step, start, kind, far },
    };
  },
);
