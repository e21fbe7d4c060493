import type { FigureOf } from '@hedgerow/figures/figure';
import { isKind, type Turned } from './form.ts';

/** Arms, arrows and rays stop at every mark. */
const each = 5;
const toMark = (degrees: number): number => each * Math.round(degrees / each);

type Slip = readonly [degrees: number, note: string];
const slipsAt = (slips: readonly Slip[], most: number) =>
  slips.flatMap(([degrees, note]) => (degrees >= 0 && degrees <= most && degrees % each === 0 ? [{ given: [degrees / each], note }] : []));

/** Reading a protractor turned round: the second arm is drawn. */
export const drawAngle: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'angle') || figure.protractor !== true || figure.degrees % each !== 0) return undefined;
  const { degrees } = figure;
  const kind = degrees < 90 ? 'sharper' : 'wider';
  return {
    question: `Draw an angle of ${degrees}°. One arm lies on 0. Draw the other arm.`,
    figure: { kind: 'angle', degrees: each, protractor: true, blank: true },
    task: { kind: 'place', snap: each },
    right: [degrees / each],
    slips: slipsAt([[180 - degrees, 'This is counted from the wrong end of the scale. Start at the arm that lies on 0.']], 180),
    explanation: `Count from the arm on 0: the other arm goes through ${degrees} on the scale. The angle is ${kind} than a square corner, so that fits.`,
    steps: ['Start at the arm that lies on 0.', `Follow the scale round to ${degrees}°, and draw the other arm there.`],
    hints: ['Will the angle be more or less than a square corner (90°)?', 'Follow the scale from 0, not from 180.'],
  };
};

const three = (degrees: number): string => `${String(degrees).padStart(3, '0')}°`;
const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

const ring = (from: string): FigureOf<'bearing'> => ({ kind: 'bearing', degrees: 0, from, to: '', text: '', blank: true });

/** A bearing is drawn: in a direction of the compass, or of the way back. */
export const drawBearing: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'bearing')) return undefined;
  const { from, to } = figure;
  const point = /(?:sails|flies|goes) ([a-z-]+)\. What is the bearing\?$/.exec(question.question)?.[1];
  const isBack = from !== '' && to !== '';
  const given = point === undefined ? toMark(figure.degrees) : 45 * compass.indexOf(point);
  const right = isBack ? (given + 180) % 360 : given;
  if (right <= 0 || right >= 360 || (point === undefined && figure.degrees % 360 === 0)) return undefined;
  const asked =
    point === undefined
      ? isBack
        ? `The bearing of ${to} from ${from} is ${three(given)}. Draw an arrow that shows the bearing of ${from} from ${to}.`
        : `A boat sails on a bearing of ${three(given)}. Draw an arrow on this bearing.`
      : `${question.question.replace(/ What is the bearing\?$/, '')} Draw an arrow that shows its bearing.`;
  return {
    question: asked,
    figure: ring(isBack ? to : ''),
    task: { kind: 'place', snap: each },
    right: [right / each],
    slips: slipsAt(
      [
        [360 - right, 'This turns anticlockwise from north. Bearings go clockwise.'],
        [(450 - right) % 360, 'This starts from east. Bearings start from north.'],
        ...(isBack ? [[given, 'This is the bearing that is given. The way back is a half turn from it.'] as const] : []),
      ],
      355,
    ),
    explanation: isBack
      ? `The way back is a half turn from ${three(given)}: ${three(given)} ${given < 180 ? '+' : '−'} 180° = ${three(right)}, counted clockwise from north.`
      : `A bearing begins at north and goes clockwise: the arrow passes ${three(right)} on the ring.`,
    steps: [
      ...(isBack
        ? [`${three(given)} is ${given < 180 ? 'less' : 'not less'} than 180°, so ${given < 180 ? 'add' : 'subtract'} 180°.`]
        : []),
      `Begin at north and turn clockwise to ${three(right)}.`,
    ],
    hints: ['Bearings start at north and go clockwise.', isBack ? 'The way back is a half turn.' : 'How many quarter turns does it pass?'],
  };
};

/** The law of reflection drawn: where the ray goes on. */
export const drawReflection: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'rays') || figure.at !== 'mirror' || figure.out !== undefined || figure.surfaceText === undefined) return undefined;
  const incidence = toMark(figure.in);
  // Half of a square corner: the wrong way would give the same.
  if (incidence === 45) return undefined;
  const given = 90 - incidence;
  return {
    question: 'A ray meets a mirror. Draw the reflected ray.',
    figure: { kind: 'rays', at: 'mirror', in: incidence, surfaceText: `${given}°`, marks: true },
    task: { kind: 'place', snap: each },
    right: [incidence / each],
    slips: slipsAt(
      [
        [given, 'This takes the angle to the mirror. Angles of reflection are measured from the normal, the dashed line.'],
        [2 * incidence, 'This is the angle between the two rays. Measure from the dashed line.'],
        [0, 'This goes along the normal. Only a ray that comes along it goes back along it.'],
      ],
      90,
    ),
    explanation: `From the normal the ray comes in at 90° − ${given}° = ${incidence}°, and it is reflected at the same angle on the other side.`,
    steps: [
      `Measure from the normal: 90° − ${given}° = ${incidence}°.`,
      `Draw the reflected ray ${incidence}° from the normal on its other side.`,
    ],
    hints: ['The dashed line at right angles to the mirror is the normal.', 'How large is the angle between the ray and the normal?'],
  };
};
