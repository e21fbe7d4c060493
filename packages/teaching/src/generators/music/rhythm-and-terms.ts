import type { Figure, FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { add, mul, q, sub } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, plain } from '../written.ts';

const about = { subject: 'music' } as const;

const notes: readonly (readonly [name: Length, beats: Rational])[] = [
  ['semibreve', q(4)],
  ['minim', q(2)],
  ['crotchet', q(1)],
  ['quaver', q(1, 2)],
  ['semiquaver', q(1, 4)],
];

type Length = FigureOf<'stave'>['notes'][number]['length'];
/** The notes on one line in the middle of a stave, as many as find room. */
const written = (drawn: readonly { readonly name: Length; readonly count: number; readonly dotted: boolean }[]): Figure | undefined => {
  const signs = drawn.flatMap(({ name, count, dotted }) =>
    Array.from({ length: count }, () => ({ step: 4, length: name, ...(dotted ? { dotted } : {}) })),
  );
  return signs.length > 8 ? undefined : { kind: 'stave', clef: 'none', notes: signs };
};

const total = (list: readonly Rational[]): Rational => list.reduce(add, q(0));

export const noteValues = makeGenerator<Rational>(
  {
    ...about,
    id: 'music-note-values',
    title: 'Note values',
    keyStage: 'KS2',
    years: [3, 4, 5, 6, 7],
    synonyms: ['note values', 'rhythm', 'crotchets and quavers', 'minims', 'how many beats', 'note lengths', 'dotted notes'],
  },
  ({ int, some, level }) => {
    const drawn = some(level(notes.slice(0, 4), notes, notes), level(2, 3, 3)).map(([name, beats]) => ({
      name,
      beats,
      count: int(1, level(3, 3, 4)),
      dotted: level(false, false, int(0, 1) === 1) && name !== 'semiquaver',
    }));
    const worth = ({ beats, count, dotted }: (typeof drawn)[number]): Rational => mul(dotted ? mul(beats, q(3, 2)) : beats, count);
    const key = total(drawn.map(worth));
    const first = drawn[0];
    if (first === undefined || key.d > 4n) return undefined;
    const listed = drawn
      .map(({ name, count, dotted }) => counted(count, `${dotted ? 'dotted ' : ''}${name}`))
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1');
    return {
      stem: `A crotchet lasts 1 beat. How many beats do ${listed} last together?`,
      illustration: written(drawn),
      key,
      slips: [
        [q(drawn.reduce((sum, { count }) => sum + count, 0)), 'This counts the notes. Each kind has its own length.'],
        [total(drawn.map(({ beats, count }) => mul(beats, count))), 'This forgets that a dot adds half the length.'],
        [sub(key, worth(first)), `This leaves out the ${first.name}s.`],
        [add(key, 1), 'This is one beat too many.'],
        [add(key, first.beats), `This counts one ${first.name} too many.`],
        [mul(key, 2), 'This takes each note twice as long.'],
      ],
      show: plain,
      believable: (x) => x.n > 0n && 100n % x.d === 0n,
      why: `Add the lengths: ${drawn.map((each) => `${counted(each.count, `${each.dotted ? 'dotted ' : ''}${each.name}`)}: ${plain(worth(each))}`).join(', ')}. That makes ${plain(key)}.`,
      steps: [
        ...drawn.map(
          (each) =>
            `${each.dotted ? 'dotted ' : ''}${each.name}: ${each.count} × ${plain(each.dotted ? mul(each.beats, q(3, 2)) : each.beats)} = ${plain(worth(each))}`,
        ),
        `Together: ${plain(key)}`,
      ],
      hints: [
        'Each note lasts half as long as the one before: semibreve, minim, crotchet, quaver, semiquaver.',
        'A dot adds half the length of the note.',
      ],
      drawn: { listed },
    };
  },
);

export const timeSignatures = makeGenerator<number>(
  {
    ...about,
    id: 'music-time-signatures',
    title: 'Time signatures and bars',
    keyStage: 'KS2',
    years: [4, 5, 6, 7, 8],
    synonyms: ['time signatures', 'time signature', 'beats in a bar', 'bars', 'metre', 'simple and compound time'],
  },
  ({ int, pick, level }) => {
    const [top, bottom] = pick(
      level<readonly (readonly [number, 2 | 4 | 8])[]>(
        [
          [2, 4],
          [3, 4],
          [4, 4],
        ],
        [
          [2, 4],
          [3, 4],
          [4, 4],
          [2, 2],
          [3, 2],
        ],
        [
          [6, 8],
          [9, 8],
          [3, 8],
          [12, 8],
          [6, 4],
        ],
      ),
    );
    const bars = int(2, level(12, 9, 6));
    const unit = { 2: 'minim', 4: 'crotchet', 8: 'quaver' }[bottom];
    const smaller = { 2: 'crotchet', 4: 'quaver', 8: 'semiquaver' }[bottom];
    const asksSmaller = level(false, pick([true, false]), pick([true, false]));
    const key = bars * top * (asksSmaller ? 2 : 1);
    return {
      stem: `A tune in ${top}/${bottom} time is ${bars} bars long. How many ${asksSmaller ? smaller : unit}s fill it?`,
      illustration: { kind: 'stave', clef: 'treble', time: [top, bottom], notes: [] },
      key,
      slips: [
        [bars * bottom * (asksSmaller ? 2 : 1), 'This uses the lower number. The upper one counts the notes in a bar.'],
        [
          asksSmaller ? bars * top : bars * top * 2,
          asksSmaller ? `This counts ${unit}s. Two ${smaller}s make one ${unit}.` : `This counts ${smaller}s.`,
        ],
        [bars + top, 'This adds. Each bar has the same number of notes.'],
        [top * (asksSmaller ? 2 : 1), 'This is one bar only.'],
        [key + top, 'This is one bar too many.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `${top}/${bottom} means ${counted(top, unit)} in a bar: ${bars} × ${top}${asksSmaller ? ' × 2' : ''} = ${key}.`,
      steps: [
        `The lower number ${bottom} means ${unit}s, the upper number says ${top} in a bar.`,
        `${bars} × ${top} = ${bars * top}`,
        ...(asksSmaller ? [`Two ${smaller}s make a ${unit}: ${bars * top} × 2 = ${key}`] : []),
      ],
      hints: ['The upper number says how many, the lower number which note.', '2 is a minim, 4 a crotchet and 8 a quaver.'],
      drawn: { top, bottom, bars },
    };
  },
);

const terms = [
  ['pianissimo', 'very quiet', 'dynamics', 1],
  ['piano', 'quiet', 'dynamics', 2],
  ['mezzo piano', 'fairly quiet', 'dynamics', 3],
  ['mezzo forte', 'fairly loud', 'dynamics', 4],
  ['forte', 'loud', 'dynamics', 5],
  ['fortissimo', 'very loud', 'dynamics', 6],
  ['largo', 'very slow and broad', 'tempo', 1],
  ['adagio', 'slow', 'tempo', 2],
  ['andante', 'at a walking pace', 'tempo', 3],
  ['moderato', 'at a moderate speed', 'tempo', 4],
  ['allegro', 'fast', 'tempo', 5],
  ['presto', 'very fast', 'tempo', 6],
] as const;

/** “Play very quietly”, and “play fast” as it is. */
const asAdverb = (meaning: string): string =>
  meaning.replace(/(?:quiet|loud|slow)\b/, '$&ly').replace('slowly and broad', 'slowly and broadly');

const termGenerator = (kind: 'dynamics' | 'tempo', base: Parameters<typeof makeGenerator<string>>[0]) =>
  makeGenerator<string>(base, ({ int, pick, some, level }) => {
    const list = terms.filter(([, , each]) => each === kind);
    const [name, meaning] = pick(list);
    const others = list.filter(([each]) => each !== name);
    const asks = level('meaning' as const, pick(['meaning', 'word'] as const), 'order' as const);
    const least = pick([true, false]);
    const four = some(list, 4);
    if (asks === 'order') {
      const sorted = four.toSorted((a, b) => (least ? a[3] - b[3] : b[3] - a[3]));
      const [first, ...rest] = sorted;
      if (first === undefined) return undefined;
      return {
        stem: `Which of these is the ${kind === 'tempo' ? (least ? 'slowest' : 'fastest') : least ? 'quietest' : 'loudest'}?`,
        key: first[0],
        slips: rest.map(([each, what]) => [each, `This means ${what}.`] as const),
        show: String,
        why: `*${first[0]}* means ${first[1]}. In order: ${sorted.map(([each]) => each).join(', ')}.`,
        steps: sorted.map(([each, what]) => `*${each}*: ${what}`),
        hints: [
          'Say what each word means.',
          kind === 'tempo' ? 'Adagio is slow and allegro is fast.' : 'Piano is the quiet word, forte the loud one.',
        ]
          .filter((hint) => !hint.toLowerCase().includes(first[0]))
          .concat('Put them in order in your mind.'),
        drawn: { kind, asks, names: four.map(([each]) => each) },
      };
    }
    const toMeaning = asks === 'meaning';
    const turned = int(0, others.length - 1);
    return {
      stem: toMeaning
        ? pick([`What does *${name}* mean?`, `A composer writes *${name}*. How should it be played?`])
        : pick([`Which word means “${meaning}”?`, `Which word tells you to play ${asAdverb(meaning)}?`]),
      key: toMeaning ? meaning : name,
      slips: [...others.slice(turned), ...others.slice(0, turned)].map(
        ([each, what]) => [toMeaning ? what : each, toMeaning ? `This is *${each}*.` : `This means ${what}.`] as const,
      ),
      show: String,
      why: `*${name}* means ${meaning}. ${
        kind === 'tempo'
          ? 'From slow to fast come largo, adagio, andante, moderato, allegro and presto.'
          : 'From quiet to loud come pianissimo, piano, mezzo piano, mezzo forte, forte and fortissimo.'
      }`,
      steps: [
        kind === 'tempo'
          ? 'From slow to fast: *largo*, *adagio*, *andante*, *moderato*, *allegro*, *presto*.'
          : '*Piano* is quiet and *forte* is loud; *mezzo* means half, and *-issimo* makes a word stronger.',
        `So *${name}* means ${meaning}.`,
      ],
      hints: [
        kind === 'tempo' ? 'It is about speed.' : 'It is about loudness.',
        kind === 'tempo'
          ? 'Put the tempo words in order from slow to fast.'
          : 'The ending -issimo makes a word stronger; mezzo means half.',
      ],
      drawn: { kind, asks, name },
      keyStandsInStem: false,
    };
  });

export const dynamics = termGenerator('dynamics', {
  ...about,
  id: 'music-dynamics',
  title: 'Dynamics: piano to forte',
  keyStage: 'KS2',
  years: [3, 4, 5, 6, 7],
  synonyms: ['dynamics', 'piano and forte', 'loud and quiet', 'pianissimo fortissimo', 'italian terms', 'musical terms'],
});

export const tempo = termGenerator('tempo', {
  ...about,
  id: 'music-tempo',
  title: 'Tempo: largo to presto',
  keyStage: 'KS2',
  years: [4, 5, 6, 7, 8],
  synonyms: ['tempo', 'fast and slow', 'allegro andante adagio', 'speed in music', 'italian terms', 'musical terms'],
});
