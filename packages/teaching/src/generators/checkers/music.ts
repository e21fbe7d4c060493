import { close, figureOf, num, numbersInStem, shows, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const lengths: Readonly<Record<string, number>> = { semibreve: 16, minim: 8, crotchet: 4, quaver: 2, semiquaver: 1 };
/** The keys of a piano from C, by both names; the scales are written out. */
const majors: Readonly<Record<string, string>> = {
  C: 'C D E F G A B',
  G: 'G A B C D E F♯',
  F: 'F G A B♭ C D E',
  D: 'D E F♯ G A B C♯',
  A: 'A B C♯ D E F♯ G♯',
  E: 'E F♯ G♯ A B C♯ D♯',
};
const minorThirds: Readonly<Record<string, string>> = { C: 'E♭', G: 'B♭', F: 'A♭', D: 'F', A: 'C', E: 'G' };
const loudness = 'pianissimo piano mezzo_piano mezzo_forte forte fortissimo'.split(' ');
const speeds = 'largo adagio andante moderato allegro presto'.split(' ');
const meanings: Readonly<Record<string, string>> = {
  'very quiet': 'pianissimo',
  quiet: 'piano',
  'fairly quiet': 'mezzo piano',
  'fairly loud': 'mezzo forte',
  loud: 'forte',
  'very loud': 'fortissimo',
  'very slow and broad': 'largo',
  slow: 'adagio',
  'at a walking pace': 'andante',
  'at a moderate speed': 'moderato',
  fast: 'allegro',
  'very fast': 'presto',
};

const terms = (option: string, question: Parameters<Checkers[string]>[1]): boolean => {
  if (word(question, 'asks') === 'order') {
    const order = word(question, 'kind') === 'tempo' ? speeds : loudness;
    const names = question.drawn['names'];
    const places = (Array.isArray(names) ? names : []).map((name) => order.indexOf(String(name).replace(' ', '_')));
    const place = order.indexOf(option.replace(' ', '_'));
    return /slowest|quietest/.test(question.stem) ? places.every((each) => place <= each) : places.every((each) => place >= each);
  }
  return word(question, 'asks') === 'meaning' ? meanings[option] === word(question, 'name') : option === word(question, 'name');
};

export const musicCheckers: Checkers = {
  'music-note-values': (option, question) => {
    const sixteenths = Array.from(
      word(question, 'listed').matchAll(/(\d+) (dotted )?([a-z]+?)s?(?:,| and |$)/g),
      ([, count, dotted, name = '']) => (Number(count) * (lengths[name] ?? Number.NaN) * (dotted === undefined ? 2 : 3)) / 2,
    ).reduce((a, b) => a + b, 0);
    return close(sixteenths / 4, valuesIn(option)[0] ?? Number.NaN);
  },
  'music-time-signatures': shows((question) => {
    const [top = 0, bottom = 1, bars = 0] = numbersInStem(question);
    const [, name = ''] = /How many (\w+)s fill/.exec(question.stem) ?? [];
    return (bars * top * (16 / bottom)) / (lengths[name] ?? 1);
  }),
  'music-intervals': (option, question) => {
    const [, one = '', way = '', two = ''] = /from ([A-G]) (up|down) to the next ([A-G])/.exec(question.stem) ?? [];
    const names = 'CDEFGAB'.repeat(3);
    const [low, high] = way === 'up' ? [one, two] : [two, one];
    const start = names.indexOf(low);
    return (
      ['unison', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'octave'].indexOf(option) ===
      names.indexOf(high, start + 1) - start
    );
  },
  'music-major-scales': (option, question) => (majors[word(question, 'tonic')] ?? '').split(' ')[num(question, 'degree') - 1] === option,
  'music-triads': (option, question) => {
    const notes = (majors[word(question, 'tonic')] ?? '').split(' ');
    const chord = [notes[0], word(question, 'minor') === 'yes' ? minorThirds[word(question, 'tonic')] : notes[2], notes[4]];
    return option === (word(question, 'inverted') === 'yes' ? [chord[1], chord[2], chord[0]] : chord).join(', ');
  },
  'music-dynamics': terms,
  'music-tempo': terms,
  'music-notes-on-the-stave': (option, question) => {
    // From the note below the lowest short line, one letter for each step of the picture.
    const { clef, notes } = figureOf(question, 'stave');
    const ladder = clef === 'treble' ? 'CDEFGABCDEFGA' : 'EFGABCDEFGABC';
    return ladder[(notes[0]?.step ?? Number.NaN) + 2] === option;
  },
};
