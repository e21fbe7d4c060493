import type { FigureOf } from '@hedgerow/figures/figure';
import { saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { inUnit } from '../written.ts';

export const springExtension = makeGenerator<number>(
  {
    id: 'physics-spring-extension',
    title: 'Extension of a spring',
    subject: 'physics',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['springs', 'extension', 'hooke’s law', 'stretching a spring', 'elastic', 'spring extension'],
  },
  ({ int, pick, level }) => {
    const natural = int(3, 7);
    const each = int(1, 3);
    const load = pick([1, 2, 5]);
    const more = int(2, 4);
    const asks = level('extension' as const, pick(['extension', 'length'] as const), pick(['length', 'load'] as const));
    const stretched = natural + more * each;
    const further = more + int(1, 2);
    const figure: FigureOf<'spring'> = {
      kind: 'spring',
      springs: [{ cm: natural }, { cm: stretched, load: `${more * load} N` }],
    };
    const extension = stretched - natural;
    const key = asks === 'extension' ? extension : asks === 'length' ? natural + further * each : further * load;
    const wanted = {
      extension: 'What is its extension with the load?',
      length: `How long is it with ${further * load} N?`,
      load: `Which load gives it an extension of ${further * each} cm?`,
    };
    const start = 'The picture shows one spring without a load (A) and with a load (B).';
    return {
      stem: asks === 'extension' ? `${start} ${wanted.extension}` : `${start} Its extension grows in step with the load. ${wanted[asks]}`,
      figure,
      key,
      slips:
        asks === 'extension'
          ? [
              [stretched, 'This is its whole length with the load.'],
              [natural, 'This is its length without the load.'],
              [natural + stretched, 'This adds the two lengths. Take one from the other.'],
              [extension + 1, 'This reads one mark too far.'],
            ]
          : asks === 'length'
            ? [
                [further * each, 'This is only the extension. Add the length without a load.'],
                [Math.round((stretched * further) / more), 'This lets the whole length grow with the load. Only the extension does.'],
                [stretched + further * each, 'This adds the new extension to a spring that is stretched already.'],
                [key + each, 'This is one step too far.'],
                [key + 1, 'This reads one mark too far.'],
              ]
            : [
                [further * each, 'This is the extension. Find the force.'],
                [more * load, 'This is the load in the picture. Its extension is another.'],
                [(further + 1) * load, 'This is one step too far.'],
                [(further + 2) * load, 'This is two steps too far.'],
              ],
      show: inUnit(asks === 'load' ? 'N' : 'cm'),
      believable: wholeAndPositive,
      why: `The lower end hangs at ${natural} cm without a load and at ${stretched} cm with ${more * load} N, so ${more * load} N give ${extension} cm.`,
      steps:
        asks === 'extension'
          ? [`Length with the load: ${stretched} cm`, `Take away the length without it: ${stretched} − ${natural} = ${extension} cm`]
          : [
              `${more * load} N give an extension of ${extension} cm, so ${load} N give ${each} cm.`,
              asks === 'length'
                ? `${further * load} N give ${further * each} cm, and ${natural} + ${further * each} = ${key} cm.`
                : `For ${further * each} cm there must be ${further} times as much as for ${each} cm: ${key} N.`,
            ],
      hints: ['Read where the lower end of each spring is on the ruler.', 'The extension is how much longer it gets, not how long it is.'],
      drawn: { asks, further: further * load, wanted: further * each },
    };
  },
);

export const velocityTimeGraphs = makeGenerator<number>(
  {
    id: 'physics-velocity-time-graphs',
    title: 'Velocity–time graphs',
    subject: 'physics',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['velocity time graphs', 'velocity-time graph', 'motion graphs', 'area under a graph', 'gradient of a velocity graph'],
    kinds: [
      saying(/\bareas?\b|\bdistance\b(?![-– ]time)|\bdisplacement\b|\bhow far\b/, /How far/),
      saying(/\bgradients?\b|\b(?:ac|de)celerat|\bslopes?\b/, /acceleration|by how many/i),
    ],
  },
  ({ int, pick, level }) => {
    const [rise, flat, fall] = [2 * int(1, 2), 2 * int(1, 3), 2 * int(1, 2)];
    const speed = 4 * int(2, 5);
    if (speed % rise !== 0 || speed % fall !== 0 || rise === fall) return undefined;
    const [end, whole] = [rise + flat, rise + flat + fall];
    const asks = level(pick(['speed', 'time'] as const), pick(['up', 'down'] as const), pick(['far', 'steady'] as const));
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { from: 0, to: 12, step: 2, name: 'Time (s)' },
      y: { from: 0, to: 24, step: 4, name: 'Velocity (m/s)' },
      curves: [
        {
          points: [
            [0, 0],
            [rise, speed],
            [end, speed],
            [whole, 0],
          ],
        },
      ],
    };
    const steady = speed * flat;
    const far = steady + (speed * (rise + fall)) / 2;
    const key = { speed, time: flat, up: speed / rise, down: speed / fall, far, steady }[asks];
    const unit = { speed: 'm/s', time: 's', up: 'm/s²', down: 'm/s²', far: 'm', steady: 'm' }[asks];
    const stem = {
      speed: 'What is the greatest velocity in this journey?',
      time: 'For how long is the velocity in this journey steady and not zero?',
      up: 'What is the acceleration while the velocity in this journey grows?',
      down: 'By how many m/s does the velocity fall each second at the end of this journey?',
      far: 'How far does this journey go in total?',
      steady: 'How far does this journey go while the velocity is steady?',
    }[asks];
    return {
      stem,
      figure,
      key,
      slips: [
        [
          asks === 'far' ? speed * whole : asks === 'steady' ? far : speed,
          asks === 'far'
            ? 'This takes the greatest velocity for the whole time.'
            : asks === 'steady'
              ? 'This is the whole journey.'
              : 'This is the greatest velocity.',
        ],
        [
          asks === 'far' ? steady : asks === 'steady' ? speed * end : asks === 'up' ? speed / fall : speed / rise,
          asks === 'far'
            ? 'This leaves out the two sloping parts.'
            : asks === 'steady'
              ? 'This counts the sloping part before it as well.'
              : 'This is about another part of the journey.',
        ],
        [
          asks === 'speed' ? speed / 4 : asks === 'time' ? end : speed * rise,
          asks === 'speed'
            ? 'This counts the lines of the scale. Each is worth more.'
            : asks === 'time'
              ? 'This counts from the start.'
              : 'This multiplies velocity and time of the first part.',
        ],
        [
          asks === 'speed' ? speed + 4 : asks === 'time' ? whole : speed,
          asks === 'speed'
            ? 'This is one line too high.'
            : asks === 'time'
              ? 'This is the time of the whole journey.'
              : 'This is the greatest velocity.',
        ],
        [
          asks === 'speed' ? whole : asks === 'time' ? rise : whole,
          asks === 'time' ? 'This is the time of the first part.' : 'This is the time of the whole journey.',
        ],
        [key * 2, 'This is twice as much.'],
      ],
      show: inUnit(unit),
      believable: wholeAndPositive,
      why: {
        speed: `The top of the line is level with ${speed} on the axis that goes up.`,
        time: `The line is level from ${rise} s to ${end} s.`,
        up: `The gradient is ${speed} m/s in ${rise} s: ${speed} ÷ ${rise} = ${key}.`,
        down: `The velocity falls from ${speed} m/s to 0 in ${fall} s: ${speed} ÷ ${fall} = ${key}.`,
        far: `The distance is the area below the line: ${(speed * rise) / 2} + ${steady} + ${(speed * fall) / 2} = ${far}.`,
        steady: `The distance is the area below the level part: ${speed} × ${flat} = ${steady}.`,
      }[asks],
      steps: [
        `The velocity grows to ${speed} m/s in ${rise} s, stays for ${flat} s and falls to zero in ${fall} s.`,
        asks === 'far' || asks === 'steady'
          ? 'The area below a velocity–time graph is the distance.'
          : 'The gradient of a velocity–time graph is the acceleration.',
      ],
      hints: [
        'Read both scales: what is one line worth?',
        asks === 'far' || asks === 'steady'
          ? 'Cut the area below the line into triangles and a rectangle.'
          : 'Find the part of the line that the question is about.',
      ],
      drawn: { asks },
    };
  },
);
