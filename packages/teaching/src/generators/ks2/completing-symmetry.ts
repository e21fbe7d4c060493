import type { FigureOf } from '@hedgerow/figures/figure';
import { saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Corner } from '../on-squared-paper.ts';

type Answer = number | readonly [number, number];
const isPoint = (answer: Answer): answer is readonly [number, number] => typeof answer !== 'number';

export const completeSymmetricFigures = makeGenerator<Answer>(
  {
    id: 'maths-complete-symmetric-figures',
    title: 'Completing symmetric figures',
    keyStage: 'KS2',
    years: [4, 5],
    synonyms: [
      'complete the symmetric figure',
      'completing symmetry',
      'draw the other half',
      'reflect to complete',
      'complete the pattern symmetry',
    ],
    kinds: [saying(/\bcomplet/, /[Cc]omplete/)],
    leavesOut: /^(?!.*\b(?:complet|other half|draw|reflect)).*\blines? of symmetry\b/,
  },
  ({ int, pick, level }) => {
    const mirror = int(4, 6);
    const wide = int(2, Math.min(4, mirror, 10 - mirror));
    const tall = int(level(2, 3, 4), level(5, 6, 8));
    const [cutWide, cutTall] = level(
      [0, 0],
      [int(1, Math.max(1, wide - 1)), int(1, tall - 1)],
      [int(1, Math.max(1, wide - 1)), int(1, tall - 1)],
    );
    const isLeft = pick([true, false]);
    const up = int(0, 10 - tall);
    if (wide === cutWide) return undefined;
    // Counted from the mirror line outwards; the outer top corner may be cut away.
    const half: readonly Corner[] =
      cutWide === 0
        ? [
            [0, 0],
            [wide, 0],
            [wide, tall],
            [0, tall],
          ]
        : [
            [0, 0],
            [wide, 0],
            [wide, tall - cutTall],
            [wide - cutWide, tall - cutTall],
            [wide - cutWide, tall],
            [0, tall],
          ];
    const at = ([x, y]: Corner, left: boolean): Corner => [mirror + (left ? -x : x), up + y];
    const figure: FigureOf<'grid-shapes'> = {
      kind: 'grid-shapes',
      size: 10,
      shapes: [{ name: '', points: half.map((corner) => at(corner, isLeft)) }],
      mirror: { axis: 'x', at: mirror },
    };
    const squares = wide * tall - cutWide * cutTall;
    const asks = level(
      pick(['squares', 'squares', 'corner', 'width'] as const),
      pick(['squares', 'corner', 'width'] as const),
      pick(['squares', 'corner'] as const),
    );
    const corner = pick(half.slice(1, -1));
    const [x, y] = at(corner, isLeft);
    const [px, py] = at(corner, !isLeft);
    const key: Answer = { squares: 2 * squares, width: 2 * wide, corner: [px, py] as const }[asks];
    // The words of the picture say where the mirror line stands.
    if (key === mirror) return undefined;
    const slips: readonly (readonly [Answer, string])[] =
      asks === 'corner'
        ? [
            [[px + 1, py], 'This is one square too far across. Count from the mirror line on both sides.'],
            [[px - 1, py], 'This is one square off. Count from the mirror line on both sides.'],
            [[px, py + (py > 8 ? -1 : 1)], 'This is not at the same height.'],
            [[x, py > 5 ? py - 3 : py + 3], 'This stays on the same side of the mirror line.'],
          ]
        : asks === 'squares'
          ? [
              [squares, 'This is only the half that is drawn.'],
              [
                2 * wide * tall + (cutWide === 0 ? 2 : 0),
                cutWide === 0 ? 'This counts a row wrongly.' : 'This counts the squares of the corner that is missing.',
              ],
              [2 * squares + 1, 'This is one too many. Both halves have as many squares.'],
              [2 * squares - 2, 'This misses a square in each half.'],
            ]
          : [
              [wide, 'This is how wide the half is.'],
              [2 * wide - 1, 'This is one too few. Both halves are as wide.'],
              [2 * wide + 1, 'This is one too many. Both halves are as wide.'],
              [tall === 2 * wide ? 2 * wide + 2 : tall, 'This is not the width of two halves.'],
            ];
    const line = 'the broken mirror line';
    return {
      stem: {
        squares: `Half of a figure is drawn beside ${line}. Complete the symmetric figure. How many squares does the whole figure cover?`,
        width: `Half of a figure is drawn beside ${line}. Complete the symmetric figure. How many squares wide is the whole figure?`,
        corner: `Complete the symmetric figure. One corner is ${x} squares across and ${y} up from the bottom left of the grid. Where is its partner on the other side?`,
      }[asks],
      figure,
      key,
      slips,
      show: (answer) => (isPoint(answer) ? `${answer[0]} across and ${answer[1]} up` : `${answer} squares`),
      believable: (answer) =>
        isPoint(answer) ? answer[0] >= 0 && answer[0] <= 10 && answer[1] >= 0 && answer[1] <= 10 : wholeAndPositive(answer),
      keyStandsInFigure: true,
      why: {
        squares: `Both halves cover ${squares} squares, so the whole figure covers 2 × ${squares} = ${2 * squares}.`,
        width: `Each half is ${wide} squares wide, so the whole is 2 × ${wide} = ${2 * wide}.`,
        corner: `The corner is ${corner[0]} ${corner[0] === 1 ? 'square' : 'squares'} from the mirror line, so its partner is as far on the other side, at the same height.`,
      }[asks],
      steps: {
        squares: [`Count the half that is drawn: ${squares} squares.`, `2 × ${squares} = ${2 * squares}`],
        width: [`Count how wide the half is: ${wide}.`, `2 × ${wide} = ${2 * wide}`],
        corner: [
          `The mirror line is ${mirror} across. The corner is ${corner[0]} away from it.`,
          `Its partner is ${px} across, and as high: ${py} up.`,
        ],
      }[asks],
      hints: [
        'Each point has a partner just as far from the mirror line on the other side.',
        asks === 'corner'
          ? 'Count the squares from the corner to the mirror line, then as many beyond it.'
          : 'The half that you draw is as large as the half that is there.',
      ],
      drawn: { asks, mirror, x, y },
    };
  },
);
