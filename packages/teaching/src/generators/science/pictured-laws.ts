import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { inUnit, plain } from '../written.ts';

type Force = { readonly newtons: number; readonly to: 'left' | 'right' | 'up' | 'down' };

const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
const pulls = {
  box: { said: 'box', ways: ['left', 'right'] },
  car: { said: 'car', ways: ['left', 'right'] },
  boat: { said: 'boat', ways: ['left', 'right'] },
  parachutist: { said: 'parachutist', ways: ['up', 'down'] },
} as const;

export const resultantForce = makeGenerator<Force>(
  {
    id: 'physics-resultant-force',
    title: 'Resultant forces',
    subject: 'physics',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: [
      'resultant force',
      'resultant forces',
      'balanced and unbalanced forces',
      'force diagrams',
      'force arrows',
      'free body diagrams',
    ],
  },
  ({ int, pick, level }) => {
    const on = pick(level(['box', 'car'] as const, ['box', 'car', 'boat', 'parachutist'] as const, ['box', 'car', 'boat'] as const));
    const [one, other] = pulls[on].ways;
    const unit = pick(level([1, 2], [5, 10, 50], [5, 10]));
    const [a, b] = [int(2, 9) * unit, int(1, 8) * unit];
    // Two pull the same way where it is hard.
    const [c, three] = [int(1, 5) * unit, level(false, false, true)];
    const first = three ? a + c : a;
    if (first === b || a === b || a === c || b === c) return undefined;
    const key: Force = first > b ? { newtons: first - b, to: one } : { newtons: b - first, to: other };
    const up = pulls[on].ways[0] === 'up';
    return {
      stem: `What is the resultant force on the ${pulls[on].said}?`,
      figure: {
        kind: 'forces',
        on,
        arrows: [
          { to: one, newtons: first, text: three ? `${plain(a)} N + ${plain(c)} N` : `${plain(a)} N` },
          { to: other, newtons: b, text: `${plain(b)} N` },
        ],
      },
      key,
      slips: [
        [{ newtons: first + b, to: key.to }, 'This adds forces that pull opposite ways. Subtract them.'],
        [{ newtons: key.newtons, to: opposite[key.to] }, 'This points the wrong way. The larger force wins.'],
        [{ newtons: Math.max(first, b), to: key.to }, 'This is only the larger force. The other one pulls against it.'],
        [
          { newtons: three ? Math.abs(a - b) : Math.min(first, b), to: key.to },
          three ? 'This leaves out one of the two forces on the same side.' : 'This is only the smaller force.',
        ],
      ],
      show: ({ newtons, to }) => `${plain(newtons)} N ${up ? `${to}wards` : `to the ${to}`}`,
      believable: ({ newtons }) => newtons > 0,
      why: `Forces that point opposite ways are subtracted: ${plain(Math.max(first, b))} N − ${plain(Math.min(first, b))} N = ${plain(key.newtons)} N, the way of the larger one.`,
      steps: [
        ...(three ? [`Add the two on the same side: ${plain(a)} N + ${plain(c)} N = ${plain(first)} N.`] : []),
        `Subtract the smaller from the larger: ${plain(Math.max(first, b))} N − ${plain(Math.min(first, b))} N.`,
        'The resultant points the way of the larger force.',
      ],
      hints: ['Do the arrows point the same way or opposite ways?', 'Subtract forces that pull against each other.'],
      drawn: { three: three ? 'yes' : 'no' },
    };
  },
);

const squaresAcross = 16;

export const readingWaves = makeGenerator<number>(
  {
    id: 'physics-reading-waves',
    title: 'Reading a wave: wavelength, amplitude and frequency',
    subject: 'physics',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: [
      'wavelength',
      'amplitude',
      'wave diagram',
      'wavelength and amplitude',
      'reading a wave',
      'frequency from a diagram',
      'parts of a wave',
    ],
    kinds: [asking(/\bwave ?lengths?\b/, /wavelength/), asking(/\bamplitudes?\b/, /amplitude/), asking(/\bfrequenc/, /frequency/)],
  },
  ({ int, pick, level }) => {
    const cycles = pick([1, 2, 4, 8]);
    const amplitude = int(1, 4);
    const across = pick(level([1, 2], [2, 5, 10], [5, 20]));
    const high = pick(level([1, 2], [2, 5], [3, 5]));
    const asks = level(
      pick(['wavelength', 'amplitude'] as const),
      pick(['wavelength', 'amplitude'] as const),
      pick(['frequency', 'wavelength'] as const),
    );
    const seconds = pick([1, 2, 4]);
    const long = squaresAcross / cycles;
    const frequency = cycles / seconds;
    if (asks === 'frequency' && !Number.isInteger(frequency)) return undefined;
    const key = { wavelength: long * across, amplitude: amplitude * high, frequency }[asks];
    const scale = `A square is ${across} cm across and ${high} cm high.`;
    return {
      stem: {
        wavelength: `${scale} What is the wavelength?`,
        amplitude: `${scale} What is the amplitude?`,
        frequency: `The whole picture passes a point in ${seconds === 1 ? '1 second' : `${seconds} seconds`}. What is the frequency?`,
      }[asks],
      figure: { kind: 'wave', waves: [{ cycles, amplitude }] },
      key,
      slips: {
        wavelength: [
          [(long / 2) * across, 'This is half a wave, from the middle line up and back to it.'],
          [amplitude * high, 'This is the amplitude: how far it rises above the middle line.'],
          [long, 'This counts squares. How wide is each?'],
          [squaresAcross * across, 'This is the width of the whole picture.'],
          [long * across * 2, 'This is two whole waves.'],
        ],
        amplitude: [
          [2 * amplitude * high, 'This goes from the lowest point to the highest. The amplitude starts at the middle line.'],
          [long * across, 'This is the wavelength: how long one whole wave is.'],
          [amplitude, 'This counts squares. How high is each?'],
          [(amplitude + 1) * high, 'This counts one square too many.'],
          [amplitude * high + across, 'This mixes up the two sides of a square.'],
        ],
        frequency: [
          [cycles, 'This counts the waves. Divide by the seconds.'],
          [cycles * seconds, 'This multiplies. Divide the waves by the seconds.'],
          [cycles * 2, 'This counts ups and downs separately. A whole wave has both.'],
          [frequency + 1, 'This is one too many. Count whole waves again.'],
          [long, 'This is how many squares a wave is long.'],
        ],
      }[asks] as [number, string][],
      show: inUnit(asks === 'frequency' ? 'Hz' : 'cm'),
      believable: wholeAndPositive,
      why: {
        wavelength: `One whole wave takes ${plain(long)} squares, each ${across} cm: ${plain(key)} cm.`,
        amplitude: `It rises ${amplitude} ${amplitude === 1 ? 'square' : 'squares'} above the middle line, each ${high} cm: ${plain(key)} cm.`,
        frequency: `${cycles} whole ${cycles === 1 ? 'wave' : 'waves'} in ${seconds} s: ${cycles} ÷ ${seconds} = ${plain(key)} Hz.`,
      }[asks],
      steps: {
        wavelength: ['Find where the wave begins to repeat, and count the squares to there.', `Multiply by ${across} cm.`],
        amplitude: ['Count the squares from the middle line to the highest point.', `Multiply by ${high} cm.`],
        frequency: ['Count the whole waves in the picture.', 'Divide by the time in seconds.'],
      }[asks],
      hints: {
        wavelength: ['The wavelength is the length of one whole wave, up and down.', 'Count squares, then use how wide a square is.'],
        amplitude: ['The amplitude begins at the middle line.', 'Count squares, then use how high a square is.'],
        frequency: ['Frequency is how many whole waves pass in one second.', 'Count the waves, then divide by the time.'],
      }[asks],
      drawn: { asks, across, high, seconds },
    };
  },
);

export const mirrorAngles = makeGenerator<number>(
  {
    id: 'physics-mirror-angles',
    title: 'Angles of reflection',
    subject: 'physics',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['law of reflection', 'angle of reflection', 'angle of incidence', 'reflection in a mirror', 'plane mirror'],
  },
  ({ int, level, pick }) => {
    const incidence = level(int(10, 34) * 2, int(20, 70), int(20, 70));
    const between = level(false, false, pick([true, false]));
    // Where two of the wrong ways give the right angle, other numbers are drawn.
    if ([30, 45, 60].includes(incidence)) return undefined;
    const key = between ? 2 * incidence : incidence;
    const given = 90 - incidence;
    return {
      stem: between ? 'What is the angle between the ray that comes in and the ray that is reflected?' : 'What is the angle of reflection?',
      figure: { kind: 'rays', at: 'mirror', in: incidence, surfaceText: `${given}°` },
      key,
      slips: [
        [given, 'This is measured from the mirror. Angles are measured from the normal.'],
        between ? [incidence, 'This is only one of the two equal angles.'] : [2 * incidence, 'This is the angle between the two rays.'],
        [180 - given, 'This is measured from the other side of the mirror.'],
        [90, 'This is the angle between the normal and the mirror.'],
      ],
      show: (value) => `${value}°`,
      believable: wholeAndPositive,
      why: `From the normal it is 90° − ${given}° = ${incidence}°${between ? `, and the other ray is as far on its side: ${key}° in all` : ', and the angle of reflection is equal to it'}.`,
      steps: [
        `Measure from the normal: 90° − ${given}° = ${incidence}°.`,
        'The angle of reflection is equal to the angle of incidence.',
        ...(between ? ['Add the two.'] : []),
      ],
      hints: ['The dashed line at right angles to the mirror is the normal.', 'How large is the angle between the ray and the normal?'],
      drawn: { between: between ? 'yes' : 'no' },
    };
  },
);
