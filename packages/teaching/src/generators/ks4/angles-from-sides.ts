import { trigRatios } from '../kinds.ts';
import { rightTriangle } from '../polygon-figures.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths } from '../written.ts';

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);
/** The opposite and the adjacent side, and the hypotenuse where it is whole. */
const whole = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

export const trigonometryAngles = makeGenerator<number>(
  {
    id: 'maths-trigonometry-angles',
    title: 'Finding angles with trigonometry',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: [
      'trigonometry missing angles',
      'finding angles with trigonometry',
      'inverse sin cos tan',
      'soh cah toa angles',
      'inverse trigonometry',
    ],
    kinds: trigRatios,
  },
  ({ int, pick, level }) => {
    const times = int(1, level(2, 4, 3));
    const [opposite, adjacent, hypotenuse] = pick(whole).map((side) => side * times) as [number, number, number];
    const ratio = pick(level<readonly ('sin' | 'cos' | 'tan')[]>(['sin', 'tan'], ['sin', 'cos', 'tan'], ['cos', 'tan']));
    const story = level(false, false, true);
    const unit = story ? 'm' : 'cm';
    const [top, bottom] = { sin: [opposite, hypotenuse], cos: [adjacent, hypotenuse], tan: [opposite, adjacent] }[ratio] as [
      number,
      number,
    ];
    const part = top / bottom;
    const key = degrees({ sin: Math.asin(part), cos: Math.acos(part), tan: Math.atan(part) }[ratio]);
    const [nameTop, nameBottom] = { sin: ['opposite', 'hypotenuse'], cos: ['adjacent', 'hypotenuse'], tan: ['opposite', 'adjacent'] }[
      ratio
    ] as [string, string];
    const inverse = `\\${ratio}^{-1}`;
    return {
      stem: story
        ? ratio === 'cos'
          ? `A straight cable ${hypotenuse} m long runs from the top of a mast to the level ground, and its lower end is ${adjacent} m from the foot of the mast. What angle does the cable make with the ground, to the nearest degree?`
          : `A straight ramp rises ${opposite} m over ${adjacent} m of level ground. What angle does it make with the ground, to the nearest degree?`
        : `In a right-angled triangle the ${nameTop} side to the angle x is ${top} cm and the ${nameBottom === 'hypotenuse' ? 'hypotenuse' : 'adjacent side'} is ${bottom} cm. What is x, to the nearest degree?`,
      figure: rightTriangle([adjacent, opposite], {
        across: ratio === 'sin' ? '' : `${adjacent} ${unit}`,
        up: ratio === 'cos' ? '' : `${opposite} ${unit}`,
        hypotenuse: ratio === 'tan' ? '' : `${hypotenuse} ${unit}`,
        right: 'x',
      }),
      key,
      slips: [
        [90 - key, 'This is the other angle of the triangle: check which side is opposite to x.'],
        [
          degrees({ sin: Math.acos(part), cos: Math.asin(part), tan: Math.atan(bottom / top) }[ratio]),
          'This turns the two sides round. Look at the angle x again.',
        ],
        [
          degrees({ sin: Math.atan(part), cos: Math.atan(part), tan: Math.asin(Math.min(part, 1 / part)) }[ratio]),
          `This uses another ratio. The sides that are known are ${nameTop} and ${nameBottom}.`,
        ],
        [Math.round(part * 90), 'This takes the part as a part of 90°. The inverse function gives the angle.'],
        [
          Math.round(Math.sin((part * Math.PI) / 180) * 1000),
          `This uses ${ratio} and not its inverse. The ratio is known, and the angle is not.`,
        ],
        [
          degrees({ sin: Math.acos(part), cos: Math.atan(1 / part), tan: Math.acos(Math.min(part, 1 / part)) }[ratio]),
          'This uses another ratio. Write the names of the sides on the triangle first.',
        ],
      ],
      show: (value) => `${value}°`,
      believable: (value) => value > 0 && value < 90,
      why: `The ${nameTop} and the ${nameBottom} are known, so ${maths(`\\${ratio} x = \\frac{${top}}{${bottom}}`)}, and the inverse function gives the angle.`,
      steps: [
        `Known: ${nameTop} ${top} ${unit} and ${nameBottom} ${bottom} ${unit}. This is ${ratio}.`,
        maths(`\\${ratio} x = \\frac{${top}}{${bottom}}`),
        `${maths(String.raw`x = ${inverse}\left(\frac{${top}}{${bottom}}\right)`)} = ${key}° to the nearest degree`,
      ],
      hints: [
        'Write “opposite”, “adjacent” and “hypotenuse” on the sides, as seen from the angle. Which two are known?',
        'A ratio of two sides belongs to each angle. To go back from the ratio to the angle, use the inverse function.',
      ],
      drawn: { top, bottom, ratio },
    };
  },
);
