import { countingFrom, twoNotes } from '../illustrations.ts';
import { makeGenerator } from '../make-generator.ts';

const about = { subject: 'music' } as const;

const letters = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];

const semitones = [0, 2, 4, 5, 7, 9, 11];

const numbers = ['unison', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'octave'];

const letterAt = (place: number): string => letters[((place % 7) + 7) % 7] ?? '';

/** The letter `steps` above, with the accidental that makes it `half` semitones higher. */
const above = (from: number, steps: number, half: number): string => {
  const plainHalf = (semitones[(from + steps) % 7] ?? 0) + 12 * Math.floor((from + steps) / 7) - (semitones[from] ?? 0);
  return letterAt(from + steps) + ({ [-1]: '♭', 0: '', 1: '♯' }[half - plainHalf] ?? '?');
};

export const intervals = makeGenerator<number>(
  {
    ...about,
    id: 'music-intervals',
    title: 'Intervals',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['intervals', 'musical intervals', 'third fourth fifth', 'distance between notes', 'pitch'],
  },
  ({ int, pick, level }) => {
    const from = int(0, 6);
    const steps = int(level(1, 2, 3), level(4, 7, 6));
    const up = level(true, pick([true, false]), pick([true, false]));
    const [low, high] = [letterAt(from), letterAt(from + steps)];
    return {
      stem: up ? `What is the interval from ${low} up to the next ${high}?` : `What is the interval from ${high} down to the next ${low}?`,
      illustration: up ? twoNotes(from, from + steps) : twoNotes(from + steps, from),
      key: steps,
      slips: [
        [steps - 1, 'This counts the steps. Count both notes as well.'],
        [steps + 1, 'This counts one letter too many.'],
        [7 - steps, 'This counts in the other direction.'],
        [steps + 2, 'This counts two letters too many.'],
        [steps - 2, 'This counts too few letters.'],
      ],
      show: (x) => numbers[x] ?? '',
      believable: (x) => x >= 0 && x <= 7,
      why: `Count the letters, both ends too: ${Array.from({ length: steps + 1 }, (_, index) => letterAt(from + index)).join(', ')} are ${steps + 1}.`,
      steps: [
        `Letters: ${Array.from({ length: steps + 1 }, (_, index) => letterAt(from + index)).join(', ')}`,
        `There are ${steps + 1}, so it is ${numbers[steps] === 'octave' ? 'an' : 'a'} ${numbers[steps]}.`,
      ],
      hints: ['Count the letters from the one note to the other.', 'The first note counts as one. After G comes A.'],
      drawn: { from, steps },
    };
  },
);

const scale = [0, 2, 4, 5, 7, 9, 11];

const tonics = [
  ['C', 0],
  ['G', 4],
  ['F', 3],
  ['D', 1],
  ['A', 5],
  ['E', 2],
] as const;

export const majorScales = makeGenerator<string>(
  {
    ...about,
    id: 'music-major-scales',
    title: 'Major scales and key signatures',
    keyStage: 'KS3',
    years: [7, 8, 9, 10],
    synonyms: ['major scales', 'scales', 'key signatures', 'sharps and flats', 'tones and semitones', 'c major g major'],
  },
  ({ int, pick, level }) => {
    const [tonic, from] = pick(level(tonics.slice(0, 3), tonics.slice(1, 5), tonics.slice(2)));
    const degree = int(2, 7);
    const key = above(from, degree - 1, scale[degree - 1] ?? 0);
    const wrong = [
      key.length > 1 ? (key[0] ?? '') : `${key}♯`,
      `${key[0]}♭`,
      above(from, degree % 7, scale[degree % 7] ?? 0),
      above(from, (degree + 5) % 7, scale[(degree + 5) % 7] ?? 0),
    ];
    return {
      stem: `What is note ${degree} of the scale of ${tonic} major?`,
      illustration: countingFrom(tonic),
      key,
      slips: [
        [wrong[0] ?? '', key.length > 1 ? 'This forgets the sharp or flat of the key.' : 'This has a sharp that is not in the key.'],
        [wrong[2] ?? '', 'This is another note of the scale.'],
        [wrong[3] ?? '', 'This is another note of the scale.'],
        [wrong[1] ?? '', 'This flat is not in the key.'],
      ],
      show: String,
      why: `A major scale goes tone, tone, semitone, tone, tone, tone, semitone. ${tonic} major is ${scale.map((half, index) => above(from, index, half)).join(', ')}.`,
      steps: [
        `Start on ${tonic}: tone, tone, semitone, tone, tone, tone, semitone.`,
        scale.map((half, index) => above(from, index, half)).join(', '),
      ],
      hints: ['Each letter comes once.', 'Semitones are only between notes 3 and 4 and between 7 and 8.'],
      drawn: { tonic, degree },
      keyStandsInStem: true,
    };
  },
);

const asWritten = (list: readonly string[]): string => list.join(', ');

export const triads = makeGenerator<string>(
  {
    ...about,
    id: 'music-triads',
    title: 'Major and minor triads',
    keyStage: 'KS4',
    years: [8, 9, 10, 11],
    synonyms: ['triads', 'chords', 'major and minor chords', 'major chords', 'minor chords', 'harmony'],
  },
  ({ pick, level }) => {
    const [tonic, from] = pick(level(tonics.slice(), tonics.slice(), tonics.slice(1)));
    const minor = level(false, pick([true, false]), pick([true, false]));
    const inverted = level(false, false, pick([true, false]));
    const [third, fifth] = [above(from, 2, minor ? 3 : 4), above(from, 4, 7)];
    const key = inverted ? asWritten([third, fifth, tonic]) : asWritten([tonic, third, fifth]);
    const other = above(from, 2, minor ? 4 : 3);
    const order = (list: readonly [string, string, string]): string =>
      inverted ? asWritten([list[1], list[2], list[0]]) : asWritten(list);
    return {
      stem: `${pick(['Which notes make', 'Which three notes are', 'Spell'])} the chord of ${tonic} ${minor ? 'minor' : 'major'}${inverted ? ' in first inversion, from the lowest' : ', from the lowest'}?`.replace(
        /^(Spell.*)\?$/,
        '$1.',
      ),
      illustration: countingFrom(tonic),
      key,
      slips: [
        [order([tonic, other, fifth]), `This is ${tonic} ${minor ? 'major' : 'minor'}: look at the middle note.`],
        [
          inverted ? asWritten([tonic, third, fifth]) : asWritten([third, fifth, tonic]),
          inverted
            ? 'This is in root position. The first inversion begins with the third.'
            : 'This is an inversion: the chord’s own note is not the lowest.',
        ],
        [order([tonic, above(from, 3, 5), fifth]), 'This has a fourth in place of the third.'],
        [order([tonic, above(from, 1, 2), fifth]), 'This has a second in place of the third.'],
      ],
      show: String,
      why: `A ${minor ? 'minor' : 'major'} triad has ${minor ? '3 semitones and then 4' : '4 semitones and then 3'}: ${tonic}, ${third}, ${fifth}.`,
      steps: [
        `Every second letter from ${tonic}: ${letterAt(from)}, ${letterAt(from + 2)}, ${letterAt(from + 4)}`,
        `${minor ? 'Minor: 3 semitones' : 'Major: 4 semitones'} up to ${third}, then ${minor ? 4 : 3} to ${fifth}.`,
        ...(inverted ? [`First inversion: ${key}`] : []),
      ],
      hints: ['Take every second letter.', 'Count semitones: a major chord has 4 and then 3, a minor chord 3 and then 4.'],
      drawn: { tonic, minor: minor ? 'yes' : 'no', inverted: inverted ? 'yes' : 'no' },
    };
  },
);

const clefs = { treble: { lines: 'EGBDF', spaces: 'FACE' }, bass: { lines: 'GBDFA', spaces: 'ACEG' } } as const;

export const staveNotes = makeGenerator<string>(
  {
    ...about,
    id: 'music-notes-on-the-stave',
    title: 'Notes on the stave',
    keyStage: 'KS2',
    years: [4, 5, 6, 7],
    synonyms: ['notes on the stave', 'reading music', 'treble clef', 'bass clef', 'note names', 'lines and spaces', 'staff notation'],
  },
  ({ pick, level, int }) => {
    const clef = level('treble' as const, pick(['treble', 'bass'] as const), pick(['treble', 'bass'] as const));
    const step = level(int(0, 8), int(0, 8), int(-2, 10));
    const length = pick(['semibreve', 'minim', 'crotchet'] as const);
    const named = (place: number, sign: 'treble' | 'bass' = clef): string => letterAt(place + (sign === 'treble' ? 2 : 4) + 14);
    const kind = step % 2 === 0 ? 'lines' : 'spaces';
    const key = named(step);
    return {
      stem: pick([
        `What is the letter name of this ${length}?`,
        `The clef is a ${clef} clef. Which note is shown?`,
        `Look where the head stands. Which letter names this ${length}?`,
      ]),
      figure: { kind: 'stave', clef, notes: [{ step, length }] },
      key,
      slips: [
        [named(step, clef === 'treble' ? 'bass' : 'treble'), `This is its name in the ${clef === 'treble' ? 'bass' : 'treble'} clef.`],
        [named(8 - step), 'This counts down from the top of the stave.'],
        [named(step + 1), 'This is one step too high.'],
        [named(step - 1), 'This is one step too low.'],
        [named(step + 2), 'This is two steps too high.'],
        [named(step - 2), 'This is two steps too low.'],
      ],
      show: String,
      why: `In the ${clef} clef the ${kind} from the bottom are ${Array.from(clefs[clef][kind]).join(', ')}${step < 0 || step > 8 ? `; go on by steps ${step < 0 ? 'below' : 'above'} the stave` : ''}, so this is ${key}.`,
      steps: [
        `Find the clef: it is a ${clef} clef.`,
        `From the bottom the ${kind} are ${Array.from(clefs[clef][kind]).join(', ')}.`,
        `Count to the head: ${key}`,
      ],
      hints: [
        kind === 'lines'
          ? 'Five lines have five letters: learn a sentence for them.'
          : 'Learn the letters of the four spaces as a word or a sentence.',
        'Count from the bottom of the stave up to the head of the note.',
      ],
      drawn: { clef, step, length },
    };
  },
);
