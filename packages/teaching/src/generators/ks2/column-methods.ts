import { sharedInSteps } from '../column-steps.ts';
import { saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { maths, plain, tex } from '../written.ts';

export const shortDivision = makeGenerator(
  {
    id: 'maths-short-division',
    title: 'Short division',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['short division', 'bus stop division', 'remainders', 'divide large numbers', 'division with remainders'],
    kinds: [
      saying(/(?<!\b(?:no|without|out) )\bremainders?\b/, /completely|needed|left over|remainder/),
      saying(/\b(?:no|without) remainders?\b|\bexact/, /Work out/),
    ],
  },
  ({ int, pick, level }) => {
    const by = level(int(3, 6), int(4, 9), int(6, 9));
    const whole = level(int(13, 29), int(34, 180), int(212, 1090));
    const left = level(0, pick([0, int(1, by - 1)]), pick([0, int(1, by - 1)]));
    const total = by * whole + left;
    const [thing, box] = pick([
      ['eggs', 'boxes'],
      ['pupils', 'minibuses'],
      ['tins', 'crates'],
    ] as const);
    const up = left > 0 && pick([true, false]);
    const stem =
      left === 0
        ? `Work out ${maths(String.raw`${tex(total)} \div ${by}`)}.`
        : `There are ${plain(total)} ${thing}. Each of the ${box} holds ${by}. ${up ? `How many ${box} are needed for all of the ${thing}?` : `How many ${box} can be filled completely?`}`;
    const key = whole + (up ? 1 : 0);
    const inSteps = sharedInSteps(total, by);
    const ends = [
      `${plain(total)} ÷ ${by} = ${whole}${left > 0 ? ` remainder ${left}` : ''}`,
      left === 0
        ? `Check: ${by} × ${whole} = ${plain(total)}`
        : up
          ? `The remainder needs one more: ${whole} + 1 = ${key}`
          : `The remainder does not fill another, so the answer is ${key}.`,
    ];
    return {
      stem,
      key,
      slips: [
        ...(left > 0
          ? [
              [
                up ? whole : whole + 1,
                up ? `This leaves ${left} of the ${thing} without a place.` : 'This counts one that is not full.',
              ] as const,
            ]
          : []),
        [key + 10, 'This has a tens digit that is one too great.'],
        [key - 10, 'This loses a ten that should be carried to the next digit.'],
        ...(left > 0 ? [[key + left, 'This adds the remainder to the answer.'] as const] : []),
        [key + 2, 'This is too many. Multiply back to check.'],
        [key - 1, 'This is too few. Multiply back to check.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why:
        left === 0
          ? `${by} × ${whole} = ${plain(total)}, so there is no remainder.`
          : `${by} × ${whole} = ${plain(by * whole)}, with ${left} left over${up ? ', and those need one more' : ', which do not fill another'}.`,
      steps: [...inSteps.map(({ text }) => text), ...ends],
      stepFigures: [...inSteps.map(({ figure }) => figure), ...ends.map(() => null)],
      hints: [
        `How many times does ${by} go into the first digits? Carry what is left.`,
        left > 0 ? 'What does the remainder mean in this story?' : 'Check by multiplying back.',
      ],
      drawn: { total, by, kind: left === 0 ? 'exact' : up ? 'up' : 'down' },
    };
  },
);
