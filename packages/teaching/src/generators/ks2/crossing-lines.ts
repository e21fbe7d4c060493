import type { Figure } from '@hedgerow/figures/figure';
import { saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';

const degrees = (x: number): string => `${x}°`;
const fact = 'Where two straight lines cross, vertically opposite angles are equal, and angles side by side add up to 180°.';

/** Two lines that cross with the texts of an angle and of the one opposite it. */
const crossing = (slope: number, text: string, opposite: string): Figure => ({
  kind: 'parallel-lines',
  parallel: false,
  slope,
  marked: [
    { at: 'top', place: 'above right', text },
    { at: 'top', place: 'below left', text: opposite },
  ],
});

/** The opposite angle in two parts. */
const splitCrossing = (angle: number, part: number): Figure => ({
  kind: 'angles-at-point',
  around: 'point',
  angles: [
    { degrees: part, text: degrees(part) },
    { degrees: angle - part, text: '?' },
    { degrees: 180 - angle, text: '' },
    { degrees: angle, text: degrees(angle) },
    { degrees: 180 - angle, text: '' },
  ],
});

export const verticallyOppositeAngles = makeGenerator<number>(
  {
    id: 'maths-vertically-opposite-angles',
    title: 'Vertically opposite angles',
    keyStage: 'KS2',
    years: [6, 7],
    synonyms: [
      'vertically opposite angles',
      'opposite angles',
      'vertically opposite',
      'crossing lines angles',
      'angles where two lines cross',
    ],
    leavesOut: /^(?!.*\bopposite).*\b(?:straight line|point|triangles?|quadrilaterals?)\b/,
    kinds: [saying(/\bopposite\b/, /opposite|cross/)],
  },
  ({ int, pick, level }) => {
    const angle = int(36, 144);
    if (angle > 80 && angle < 100) return undefined;
    const kind = level(
      pick(['opposite', 'together'] as const),
      pick(['together', 'others', 'sum of others', 'times', 'plus'] as const),
      pick(['times', 'plus', 'split'] as const),
    );
    const beside = 180 - angle;
    const times = pick([2, 3, 4, 5]);
    const plus = int(8, 30);
    const part = int(12, Math.max(13, angle - 15));
    if ((kind === 'times' && angle % times > 0) || (kind === 'split' && (part >= angle - 8 || part * 2 === angle))) return undefined;
    const key = {
      opposite: angle,
      together: angle,
      others: beside,
      'sum of others': 2 * beside,
      times: angle / times,
      plus: angle - plus,
      split: angle - part,
    }[kind];
    const unit = kind === 'times' || kind === 'plus' ? (x: number): string => `${x}` : degrees;
    return {
      stem: {
        opposite: `Two straight lines cross. One angle is ${angle}°. How large is the angle vertically opposite it?`,
        together: `Two vertically opposite angles add up to ${2 * angle}°. How large is each of them?`,
        others: `Two straight lines cross. Two vertically opposite angles are ${angle}° each. How large is each of the other two?`,
        'sum of others': `Two straight lines cross. One pair of vertically opposite angles is ${angle}° each. What do the other two add up to?`,
        times: `Two vertically opposite angles are $${times}x°$ and ${angle}°. What is $x$?`,
        plus: `Two vertically opposite angles are $x + ${plus}°$ and ${angle}°. How many degrees is $x$?`,
        split:
          'Two straight lines cross, and a third line splits one of the angles vertically opposite each other. How large is the missing angle?',
      }[kind],
      ...(kind === 'split' ? { figure: splitCrossing(angle, part) } : {}),
      ...(kind === 'opposite' || kind === 'others'
        ? {
            figure: {
              kind: 'parallel-lines' as const,
              parallel: false,
              slope: angle,
              marked: [
                { at: 'top' as const, place: 'above right' as const, text: degrees(angle) },
                { at: 'top' as const, place: kind === 'opposite' ? ('below left' as const) : ('above left' as const), text: '?' },
              ],
            },
          }
        : {}),
      illustration: {
        opposite: undefined,
        others: undefined,
        together: crossing(angle, '?', '?'),
        'sum of others': crossing(angle, degrees(angle), degrees(angle)),
        times: crossing(angle, `${times}x°`, degrees(angle)),
        plus: crossing(angle, `x + ${plus}°`, degrees(angle)),
        split: undefined,
      }[kind],
      key,
      slips: [
        [
          kind === 'together'
            ? 180 - angle
            : {
                opposite: beside,
                others: angle,
                'sum of others': beside,
                times: beside,
                plus: beside - plus,
                split: Math.abs(beside - part),
              }[kind],
          kind === 'others'
            ? 'This is the pair that is given.'
            : kind === 'sum of others'
              ? 'This is only one of the two.'
              : 'This takes them for angles on a straight line. Vertically opposite angles are equal.',
        ],
        [
          kind === 'together'
            ? 2 * angle
            : kind === 'times'
              ? angle - times
              : kind === 'plus'
                ? angle + plus
                : kind === 'sum of others'
                  ? 2 * angle
                  : kind === 'split'
                    ? angle + part
                    : 360 - angle,
          {
            together: 'This is both angles together. Halve it.',
            times: 'This subtracts. The angle is so many times $x$.',
            plus: 'This adds. Take away what stands beside $x$.',
            'sum of others': 'This is the pair that is given.',
            split: 'This adds the part. Take it away.',
            opposite: 'This is the rest of a whole turn.',
            others: 'This is the rest of a whole turn.',
          }[kind],
        ],
        [
          kind === 'times' || kind === 'plus' ? angle : Math.abs(90 - angle),
          kind === 'times' || kind === 'plus' ? 'This is the whole angle.' : 'This uses a right angle. No right angle is told of.',
        ],
        [key + 10, 'This has a slip: it is 10 too much.'],
        [key - 10, 'This has a slip: it is 10 too little.'],
      ],
      show: unit,
      believable: (x) => x > 0 && x < 360,
      keyStandsInStem: kind === 'opposite',
      why: fact,
      steps: {
        opposite: ['Vertically opposite angles lie on the two sides of the crossing.', `They are equal, so it is ${angle}°.`],
        together: [`The two are equal, so each is half of ${2 * angle}°.`, `${2 * angle} ÷ 2 = ${angle}`],
        others: [`Each of the others lies beside one of ${angle}° on a straight line.`, `180 − ${angle} = ${beside}`],
        'sum of others': [`Each of the others is 180 − ${angle} = ${beside} degrees.`, `2 × ${beside} = ${2 * beside}`],
        times: [`They are equal: $${times}x = ${angle}$`, `${angle} ÷ ${times} = ${key}`],
        plus: [`They are equal: $x + ${plus} = ${angle}$`, `${angle} − ${plus} = ${key}`],
        split: [`The whole angle opposite is ${angle}° as well.`, `${angle} − ${part} = ${key}`],
      }[kind],
      hints: [
        'Which angles lie straight across the crossing from each other?',
        'Vertically opposite angles are equal. Angles side by side on a line make 180°.',
        'Write down what you know as a sum or an equation.',
      ],
      drawn: { kind, angle, times, plus, part },
    };
  },
);
