import { circle, type PlainMark, path, polar } from '../drawing.ts';
import type { Picture } from './cards.ts';
import { dots } from './dots.ts';

const ground = path('M-58 40H58', { width: 2.5 });
const trunk = path('M-7 40Q-3 20 -5 4H5Q3 20 7 40Z', { fill: 'four' });
const twigs = path('M0 10V-34M0 2L-26 -18M0 -6L26 -24M-14 -9L-20 -30M13 -15L16 -38M-26 -18L-42 -18M26 -24L42 -20M0 -18L-10 -36', {
  width: 3,
});
const crown = 'M-40 6Q-58 -10 -40 -22Q-38 -42 -12 -38Q6 -46 24 -36Q46 -34 44 -16Q56 2 36 8Q14 16 -4 8Q-24 16 -40 6Z';
const drops = (from: number): PlainMark =>
  path([-24, -8, 8, 24].map((x, at) => `M${x} ${from + (at % 2) * 6}L${x - 6} ${from + 16 + (at % 2) * 6}`).join(''), {
    stroke: 'one',
    width: 3,
  });
const cloud = (y: number): PlainMark =>
  path(
    `M-34 ${y + 16}Q-52 ${y + 14} -46 ${y}Q-42 ${y - 12} -26 ${y - 8}Q-18 ${y - 24} 2 ${y - 20}Q20 ${y - 20} 22 ${y - 6}Q46 ${y - 10} 46 ${y + 6}Q46 ${y + 16} 32 ${y + 16}Z`,
    {
      fill: 'paper',
    },
  );
const flake = (x: number, y: number): string =>
  [0, 60, 120]
    .map((turn) => {
      const [a, b] = [polar([x, y], 6, turn), polar([x, y], 6, turn + 180)];
      return `M${Math.round(a[0] * 10) / 10} ${Math.round(a[1] * 10) / 10}L${Math.round(b[0] * 10) / 10} ${Math.round(b[1] * 10) / 10}`;
    })
    .join('');

/** One tree through the year, and the signs of the weather. */
export const seasonPictures = {
  'tree in spring': {
    looks: 'a tree with small new leaves and blossom, and flowers in the grass',
    marks: [
      ground,
      trunk,
      twigs,
      dots(
        [
          [-42, -18],
          [-26, -20],
          [-20, -31],
          [-10, -37],
          [0, -34],
          [16, -38],
          [26, -26],
          [42, -21],
          [-12, -14],
          [14, -20],
        ],
        6,
        {
          fill: 'two',
          stroke: 'line',
          width: 1.2,
        },
      ),
      dots(
        [
          [-34, -27],
          [-2, -24],
          [30, -36],
          [6, -8],
          [36, -10],
        ],
        5,
        { fill: 'paper', stroke: 'three', width: 2 },
      ),
      path('M-42 40V28M-26 40V30M34 40V28', { stroke: 'two', width: 2.5 }),
      dots(
        [
          [-42, 26],
          [-26, 28],
          [34, 26],
        ],
        4.5,
        { fill: 'four', stroke: 'line', width: 1.2 },
      ),
    ],
  },
  'tree in summer': {
    looks: 'a tree full of green leaves, with a bright sun',
    marks: [
      ground,
      trunk,
      path(crown, { fill: 'two' }),
      path('M-24 -10Q-16 -4 -8 -10M6 -20Q14 -14 22 -20M-2 -2Q6 4 14 -2', { width: 1.5 }),
      circle([50, -34], 8, { fill: 'four', stroke: 'line', width: 1.5 }),
    ],
  },
  'tree in autumn': {
    looks: 'a tree with brown and orange leaves, some of them falling and some on the ground',
    marks: [
      ground,
      trunk,
      twigs,
      path(
        (
          [
            [-42, -16],
            [-26, -8],
            [-22, -30],
            [-4, -33],
            [10, -32],
            [20, -38],
            [28, -22],
            [40, -14],
            [-36, -26],
            [38, -30],
            [-34, 14],
            [28, 10],
            [-44, 38],
            [-24, 38],
            [18, 38],
            [36, 38],
          ] as const
        )
          .map(([x, y]) => `M${x - 7} ${y}Q${x} ${y - 9} ${x + 7} ${y}Q${x} ${y + 4} ${x - 7} ${y}Z`)
          .join(''),
        { fill: 'three', width: 1.2 },
      ),
    ],
  },
  'tree in winter': {
    looks: 'a tree with bare branches and snow on the ground',
    marks: [
      trunk,
      twigs,
      path('M-58 40Q-40 28 -14 36Q10 28 30 35Q48 30 58 40Z', { fill: 'paper' }),
      path(`${flake(-48, -2)}${flake(48, 4)}${flake(-34, 16)}`, { stroke: 'one', width: 1.8 }),
    ],
  },
  sun: {
    looks: 'a bright sun with no cloud',
    marks: [
      circle([0, 0], 19, { fill: 'four', stroke: 'line', width: 2.5 }),
      path(
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((turn) => {
            const [a, b] = [polar([0, 0], 26, turn), polar([0, 0], 38, turn)].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
            return `M${a}L${b}`;
          })
          .join(''),
        { stroke: 'four', width: 4 },
      ),
    ],
  },
  rain: { looks: 'a cloud with drops of water falling from it', marks: [cloud(-10), drops(14)] },
  snow: {
    looks: 'a cloud with white flakes falling from it',
    marks: [
      cloud(-10),
      path(`${flake(-26, 18)}${flake(0, 26)}${flake(26, 18)}${flake(-12, 36)}${flake(14, 36)}`, { stroke: 'one', width: 1.8 }),
    ],
  },
  wind: {
    looks: 'three curled lines of moving air and a bent tree',
    marks: [
      path('M-56 -24H4Q20 -26 16 -36Q8 -42 2 -34M-56 -6H28Q44 -8 40 -18Q32 -24 26 -16M-56 12H0Q14 14 10 24Q4 28 0 22', {
        stroke: 'one',
        width: 3.5,
      }),
      path('M26 40Q28 22 40 10', { width: 4 }),
      path('M34 16Q38 -6 58 2Q60 18 34 16Z', { fill: 'two' }),
    ],
  },
  storm: {
    looks: 'a heavy cloud with a flash below it',
    marks: [
      path('M-34 4Q-52 2 -46 -12Q-42 -24 -26 -20Q-18 -36 2 -32Q20 -32 22 -18Q46 -22 46 -6Q46 4 32 4Z', { fill: 'one' }),
      path('M2 6L-12 24H0L-6 41L16 18H4L10 6Z', { fill: 'four' }),
    ],
  },
} satisfies Record<string, Picture>;
