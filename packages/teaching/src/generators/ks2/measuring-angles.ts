import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { inUnit } from '../written.ts';

const degrees = inUnit('°');

export const measureAngles = makeGenerator(
  {
    id: 'maths-measure-angles',
    title: 'Measuring angles with a protractor',
    keyStage: 'KS2',
    years: [5, 6, 7],
    synonyms: ['measuring angles', 'protractor', 'using a protractor', 'measure an angle', 'degrees', 'acute and obtuse angles'],
  },
  ({ int, pick, level }) => {
    const size = level(10 * int(2, 16), 10 * int(2, 16) + 5, 5 * int(3, 34));
    if (size === 90) return undefined;
    const near = size % 10 === 0 ? 10 : 5;
    return {
      stem: pick(['One arm of the angle lies on 0. What is the size of the angle?', 'How many degrees is the angle? One arm lies on 0.']),
      figure: { kind: 'angle', degrees: size, protractor: true },
      key: size,
      slips: [
        [180 - size, 'This is read from the wrong end of the scale. Start at the arm that lies on 0.'],
        [size + near, `This is ${near}° too far. Read the scale just under the arm.`],
        [size - near, `This stops ${near}° too soon. Read the scale just under the arm.`],
        [size > 90 ? size - 90 : size + 90, 'This counts from the square corner, not from 0.'],
      ],
      show: degrees,
      believable: (x: number) => wholeAndPositive(x) && x < 180,
      why: `Starting at 0, the other arm crosses the scale at ${size}. The angle is ${size < 90 ? 'sharper' : 'wider'} than a square corner, so that fits.`,
      steps: ['Start at the arm that lies on 0.', `Follow the scale round to the other arm: ${size}°.`],
      hints: ['Is the angle more or less than a square corner (90°)?', 'Follow the scale from 0, not from 180.'],
      drawn: { size },
    };
  },
);
