import type { FigureOf } from '@hedgerow/figures/figure';
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
          [cycles * 2, 'This counts ups and downs apart. A whole wave has both.'],
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

const tenths = (value: number): number => Math.round(value * 10) / 10;
const amps = (value: number): string => `${tenths(value)} A`;

export const circuitReadings = makeGenerator<number>(
  {
    id: 'physics-circuit-readings',
    title: 'Meters in series and parallel circuits',
    subject: 'physics',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: [
      'series and parallel circuits',
      'ammeter readings',
      'voltmeter readings',
      'current in parallel circuits',
      'current in series circuits',
      'circuit rules',
    ],
  },
  ({ int, pick, level }) => {
    const kind = level(pick(['series', 'parallel'] as const), pick(['parallel', 'branch'] as const), pick(['volts', 'branch'] as const));
    const [a, b] = [int(1, 9) / 10, int(1, 9) / 10];
    if (a === b) return undefined;
    const whole = tenths(a + b);
    const [v, w] = [int(1, 5), int(1, 6)];
    if (v === w) return undefined;
    const figure: FigureOf<'circuit'> = {
      series: {
        kind: 'circuit' as const,
        cells: 2,
        branches: [[{ part: 'ammeter' as const, text: amps(whole) }, { part: 'lamp' as const }, { part: 'ammeter' as const, text: '?' }]],
      },
      parallel: {
        kind: 'circuit' as const,
        cells: 2,
        main: [{ part: 'ammeter' as const, text: '?' }],
        branches: [
          [{ part: 'lamp' as const }, { part: 'ammeter' as const, text: amps(a) }],
          [{ part: 'lamp' as const }, { part: 'ammeter' as const, text: amps(b) }],
        ],
      },
      branch: {
        kind: 'circuit' as const,
        cells: 2,
        main: [{ part: 'ammeter' as const, text: amps(whole) }],
        branches: [
          [{ part: 'lamp' as const }, { part: 'ammeter' as const, text: amps(a) }],
          [{ part: 'lamp' as const }, { part: 'ammeter' as const, text: '?' }],
        ],
      },
      volts: {
        kind: 'circuit' as const,
        cells: 3,
        supply: `${v + w} V`,
        branches: [
          [
            { part: 'resistor' as const, across: `${v} V` },
            { part: 'resistor' as const, across: '?' },
          ],
        ],
      },
    }[kind];
    const key = { series: whole, parallel: whole, branch: b, volts: w }[kind];
    return {
      stem:
        kind === 'volts' ? 'What does the voltmeter with the question mark read?' : 'What does the ammeter with the question mark read?',
      figure,
      key,
      slips: {
        series: [
          [tenths(whole / 2), 'This halves the current. In one loop it is the same everywhere.'],
          [tenths(Math.max(0.1, whole - 0.1)), 'This takes away what the lamp “uses up”. A lamp does not use up current.'],
          [tenths(whole * 2), 'This doubles the current. In one loop it is the same everywhere.'],
          [0, 'This says that the lamp stops the current. It goes on round the loop.'],
        ],
        parallel: [
          [Math.max(a, b), 'This is the current of one branch. Both flow through this ammeter.'],
          [Math.min(a, b), 'This is the current of one branch. Both flow through this ammeter.'],
          [tenths(Math.abs(a - b)), 'This subtracts. The currents of the branches come together here.'],
          [tenths((a + b) / 2), 'This is half way between the branches. Add them.'],
        ],
        branch: [
          [a, 'This is the current of the other branch.'],
          [whole, 'This is the current before it parts.'],
          [tenths(whole + a), 'This adds. What does not go through the one branch goes through the other.'],
          [tenths(whole / 2), 'This shares it equally. The branches need not be equal.'],
        ],
        volts: [
          [v, 'This is the reading across the other resistor.'],
          [v + w, 'This is the whole of the supply. The two resistors share it.'],
          [2 * v + w, 'This adds. The two share the potential difference of the supply.'],
          [w + 1, 'This is one volt too many. Take the other reading from the supply.'],
        ],
      }[kind] as [number, string][],
      show: kind === 'volts' ? inUnit('V') : (value) => amps(value),
      believable: (value) => value >= 0,
      why: {
        series: 'There is only one loop, so the current is the same everywhere in it.',
        parallel: `The currents of the branches add up: ${amps(a)} + ${amps(b)} = ${amps(whole)}.`,
        branch: `The current of ${amps(whole)} parts into the branches: ${amps(whole)} − ${amps(a)} = ${amps(b)}.`,
        volts: `Resistors in one loop share the potential difference: ${v + w} V − ${v} V = ${w} V.`,
      }[kind],
      steps: {
        series: ['Follow the wire: is there more than one way?', 'With one way only, the current is the same everywhere.'],
        parallel: ['Find where the wire parts.', 'Add the currents of the two branches.'],
        branch: ['The current before the wire parts is all of it.', 'Take away what flows through the other branch.'],
        volts: ['There is one loop, so the two share the supply.', `Take ${v} V from ${v + w} V.`],
      }[kind],
      hints: [
        kind === 'volts'
          ? 'How is the potential difference of the supply shared in one loop?'
          : 'Is there one loop, or does the wire part?',
        kind === 'series'
          ? 'A lamp does not use up current.'
          : kind === 'volts'
            ? 'The two readings together make the supply.'
            : 'What flows in must flow out: nothing gets lost where wires meet.',
      ],
      drawn: { kind },
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
      stem: between ? 'What is the angle between the ray that comes in and the ray that goes off?' : 'What is the angle of reflection?',
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

type Web = { readonly levels: readonly (readonly string[])[]; readonly eats: readonly (readonly [string, string])[] };
const webs: readonly Web[] = [
  {
    levels: [
      ['grass', 'oak leaves'],
      ['rabbit', 'caterpillar', 'slug'],
      ['blue tit', 'hedgehog'],
      ['fox', 'hawk'],
    ],
    eats: [
      ['rabbit', 'grass'],
      ['slug', 'grass'],
      ['caterpillar', 'oak leaves'],
      ['blue tit', 'caterpillar'],
      ['hedgehog', 'slug'],
      ['hedgehog', 'caterpillar'],
      ['fox', 'rabbit'],
      ['hawk', 'blue tit'],
    ],
  },
  {
    levels: [['pondweed', 'algae'], ['tadpole', 'water snail', 'water flea'], ['newt', 'stickleback'], ['heron']],
    eats: [
      ['tadpole', 'algae'],
      ['water snail', 'pondweed'],
      ['water flea', 'algae'],
      ['newt', 'tadpole'],
      ['stickleback', 'water flea'],
      ['stickleback', 'tadpole'],
      ['heron', 'stickleback'],
      ['heron', 'newt'],
    ],
  },
  {
    levels: [
      ['seaweed', 'plankton'],
      ['limpet', 'mussel', 'prawn'],
      ['crab', 'herring'],
      ['seal', 'gull'],
    ],
    eats: [
      ['limpet', 'seaweed'],
      ['mussel', 'plankton'],
      ['prawn', 'plankton'],
      ['crab', 'limpet'],
      ['crab', 'mussel'],
      ['herring', 'prawn'],
      ['gull', 'crab'],
      ['seal', 'herring'],
    ],
  },
  {
    levels: [['wheat', 'clover'], ['mouse', 'vole', 'bee'], ['weasel', 'shrew'], ['owl']],
    eats: [
      ['mouse', 'wheat'],
      ['vole', 'clover'],
      ['bee', 'clover'],
      ['weasel', 'mouse'],
      ['weasel', 'vole'],
      ['shrew', 'bee'],
      ['owl', 'weasel'],
      ['owl', 'shrew'],
    ],
  },
];

export const foodWebs = makeGenerator<string>(
  {
    id: 'science-food-webs',
    title: 'Reading food webs',
    subject: 'science',
    keyStage: 'KS3',
    years: [5, 6, 7, 8, 9],
    synonyms: ['food webs', 'food web', 'producers and consumers', 'predators and prey', 'food chains and webs', 'interdependence'],
  },
  ({ pick, level }) => {
    const { levels, eats } = pick(webs);
    const all = levels.flat();
    const eatersOf = (name: string): readonly string[] => eats.filter(([, eaten]) => eaten === name).map(([eater]) => eater);
    const foodOf = (name: string): readonly string[] => eats.filter(([eater]) => eater === name).map(([, eaten]) => eaten);
    const asks = level(
      pick(['producer', 'eats', 'eaten'] as const),
      pick(['eats', 'eaten', 'top'] as const),
      pick(['starves', 'grows', 'top'] as const),
    );
    const about = pick(all.filter((name) => foodOf(name).length > 0 && eatersOf(name).length > 0));
    const right: Readonly<Record<typeof asks, readonly string[]>> = {
      producer: levels[0] ?? [],
      eats: foodOf(about),
      eaten: eatersOf(about),
      top: all.filter((name) => eatersOf(name).length === 0),
      // What eats nothing else goes hungry; what nothing else eats grows in number.
      starves: eatersOf(about).filter((name) => foodOf(name).length === 1),
      grows: foodOf(about).filter((name) => eatersOf(name).length === 1),
    };
    const key = right[asks].length === 0 ? undefined : pick([...right[asks]]);
    if (key === undefined) return undefined;
    const wrong: Readonly<Record<typeof asks, (name: string) => string>> = {
      producer: (name) => `This eats ${foodOf(name)[0] ?? 'something'}. A producer eats nothing: it makes its own food.`,
      eats: (name) =>
        eatersOf(about).includes(name)
          ? `This eats the ${about}. The arrow goes from the food to the eater.`
          : `This has no arrow to the ${about}.`,
      eaten: (name) =>
        foodOf(about).includes(name)
          ? `This is food of the ${about}. The arrow goes from the food to the eater.`
          : `This has no arrow from the ${about}.`,
      top: (name) => `This is eaten by the ${eatersOf(name)[0] ?? 'next one'}.`,
      starves: (name) =>
        eatersOf(about).includes(name) ? `This eats the ${about}, but something else as well.` : `This does not eat the ${about}.`,
      grows: (name) => (foodOf(about).includes(name) ? `This is eaten by others as well.` : `This is not eaten by the ${about}.`),
    };
    const others = all.filter((name) => !right[asks].includes(name) && name !== about);
    return {
      stem: {
        producer: 'Which of these is a producer?',
        eats: `What does the ${about} eat in this food web?`,
        eaten: `What eats the ${about} in this food web?`,
        top: 'Which of these is a top predator: nothing in this food web eats it?',
        starves: `All of one kind die: there is no ${about} any more. What has then nothing to eat in this food web?`,
        grows: `All of one kind die: there is no ${about} any more. What is then eaten by nothing in this food web?`,
      }[asks],
      figure: { kind: 'food-web', levels: levels.map((names) => [...names]), eats: eats.map(([a, b]) => [a, b] as [string, string]) },
      key,
      // Those on the same or the next level are the most tempting.
      slips: others
        .toSorted(
          (a, b) =>
            Number(eatersOf(about).includes(b) || foodOf(about).includes(b)) -
            Number(eatersOf(about).includes(a) || foodOf(about).includes(a)),
        )
        .map((name) => [name, wrong[asks](name)] as const),
      show: (name) => name,
      keyStandsInFigure: true,
      why: {
        producer: 'A producer is a plant or an alga. It makes its own food with light, so no arrow leads to it.',
        eats: `An arrow goes from the food to the eater: from ${key} to ${about}.`,
        eaten: `An arrow goes from the food to the eater: from ${about} to ${key}.`,
        top: `No arrow leads away from the ${key}, so nothing in this web eats it.`,
        starves: `Follow the arrows that end at the ${key}: all of them begin at the ${about}, so it would have no food left.`,
        grows: `Follow the arrows that begin at the ${key}: the only one leads to the ${about}, so nothing else hunts it and its number grows.`,
      }[asks],
      steps: [
        'Arrows point from the food to what eats it.',
        {
          producer: 'Look for what no arrow leads to.',
          eats: `Look for arrows that end at the ${about}.`,
          eaten: `Look for arrows that begin at the ${about}.`,
          top: 'Look for what no arrow leaves.',
          starves: `Look at what eats the ${about}, and whether it eats anything else.`,
          grows: `Look at what the ${about} eats, and whether anything else eats it.`,
        }[asks],
      ],
      hints: ['Which way does an arrow point: to the food or to the eater?', 'Follow the arrows one by one.'],
      drawn: { asks, about },
    };
  },
);
