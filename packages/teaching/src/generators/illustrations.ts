import type { Figure } from '@hedgerow/figures/figure';

const times = <T>(count: number, item: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => item(at));

/** One bar in equal parts with its whole below; the parts that are asked for are shaded. */
export const equalParts = (parts: number, taken: number, whole: string): Figure | undefined =>
  parts > 12 || !Number.isInteger(taken)
    ? undefined
    : {
        kind: 'bar-model',
        bars: [{ parts: times(parts, (at) => ({ share: 1, text: taken === 1 && at === 0 ? '?' : '', shaded: at < taken })), whole }],
      };

/** Bars of one length, each cut into its own number of parts, for fractions side by side. */
export const fractionBars = (fractions: readonly (readonly [shaded: number, parts: number])[]): Figure | undefined =>
  fractions.length > 4 || fractions.some(([, parts]) => parts > 12)
    ? undefined
    : {
        kind: 'bar-model',
        bars: fractions.map(([shaded, parts]) => ({ parts: times(parts, (at) => ({ share: 12 / parts, text: '', shaded: at < shaded })) })),
      };

/** A jump from a number to one that is to be found, on a line of whole tens. */
export const jumpOnLine = (start: number, by: number): Figure | undefined => {
  const [low, high] = by < 0 ? [start + by, start] : [start, start + by];
  const from = 10 * Math.floor(low / 10);
  const to = 10 * Math.floor(high / 10) + 10;
  return from < 0
    ? undefined
    : {
        kind: 'number-line',
        from,
        to,
        step: to - from > 40 ? 10 : 1,
        labelled: [start, start + by],
        texts: { [String(start + by)]: '?' },
        jumps: [{ from: start, to: start + by, text: by < 0 ? `−${-by}` : `+${by}` }],
      };
};

const near = (value: number): number => Number(value.toFixed(6));

/** A number between the marks it can be rounded to: only the ends of the line are written. */
export const roundingLine = (number: number, gap: number, shown: string): Figure | undefined => {
  const from = near(Math.floor(number / (10 * gap)) * 10 * gap);
  const to = near(from + 10 * gap);
  return { kind: 'number-line', from, to, step: gap, labelled: [from, to], marked: number, markedText: shown };
};

/** Counting on: to the next full hour first, then to the end. Minutes after midnight. */
export const timeLine = (from: number, to: number, said: (minutes: number) => string, asksEnd: boolean): Figure => {
  const hour = from - (from % 60) + 60;
  return {
    kind: 'number-line',
    from,
    to,
    step: 5,
    labelled: [from, hour, to],
    texts: { [from]: said(from), [hour]: said(hour), [to]: asksEnd ? '?' : said(to) },
    jumps: [
      { from, to: hour, text: asksEnd ? `${60 - (from % 60)} min` : '?' },
      { from: hour, to, text: '?' },
    ],
  };
};

/** The fewest coins and notes that make an amount. */
export const fewestPieces = (pence: number): Figure | undefined => {
  const pieces: (1 | 2 | 5 | 10 | 20 | 50 | 100 | 200 | 500)[] = [];
  let left = pence;
  for (const value of [500, 200, 100, 50, 20, 10, 5, 2, 1] as const) for (; left >= value; left -= value) pieces.push(value);
  return pieces.length > 12 ? undefined : { kind: 'money', pieces };
};

/** Two people's bars, one above the other. */
export const twoBars = (
  [one, other]: readonly [string, string],
  longer: readonly { readonly share: number; readonly text: string }[],
  share: number,
): Figure => ({
  kind: 'bar-model',
  bars: [
    { name: one, parts: longer.map((part) => ({ ...part })) },
    { name: other, parts: [{ share, text: '?' }] },
  ],
});

/** Numbers under each other, as they are worked with on paper. */
export const inColumns = (sign: '+' | '−' | '×', rows: readonly number[]): Figure => ({
  kind: 'column-method',
  sign,
  rows: rows.map(String),
});

type Corner = readonly [number, number];
/** Points on squared paper in x and y, with the line between them where it is asked for; none where they lie too far out. */
export const pointsOnGrid = (named: readonly (readonly [name: string, at: Corner])[], joined: boolean): Figure | undefined => {
  const all = named.flatMap(([, at]) => at);
  const [from, to] = all.every((one) => one >= 0 && one <= 20) ? [0, 20] : [-10, 10];
  if (all.some((one) => one < from || one > to)) return undefined;
  const axis = { from, to, step: 2 };
  return {
    kind: 'graph',
    x: { ...axis, name: 'x' },
    y: { ...axis, name: 'y' },
    curves: joined ? [{ points: named.map(([, [x, y]]) => [x, y]) }] : [],
    points: named.map(([name, [x, y]]) => ({ at: [x, y], name })),
  };
};

/** Crosses near a line of best fit, which goes from one side to the other. */
export const scatterAround = (start: number, end: number, across: number): Figure | undefined => {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => Math.max(start, end) / each <= 10);
  if (step === undefined || Math.min(start, end) < 0) return undefined;
  const onLine = (x: number): number => start + ((end - start) * x) / across;
  return {
    kind: 'graph',
    x: { from: 0, to: across, step: across / 10, name: 'x' },
    y: { from: 0, to: step * Math.ceil(Math.max(start, end) / step + 0.5), step, name: 'y' },
    curves: [
      {
        points: [
          [0, start],
          [across, end],
        ],
      },
    ],
    points: [1, 4, 7, 10, 13, 16, 19].map((x, at) => ({ at: [x, near(onLine(x) + (at % 2 === 0 ? 0.4 : -0.4) * step)] })),
  };
};

/** Bits in their columns, with what each is worth above; what is to be found stands as question marks. */
export const bitColumns = (rows: readonly string[], isSum = false): Figure => ({
  kind: 'binary-columns',
  rows: rows.map((row) => row.padStart(8, ' ')),
  worth: !isSum,
  ...(isSum ? { sum: true } : {}),
});

/** A balanced beam; a distance that is to be found is drawn where it is, and says nothing of it. */
export const beam = (left: readonly [newtons: number, metres: number], right: readonly [newtons: number, metres: number]): Figure => {
  // The longer arm reaches to the end of the drawn beam.
  const unit = 3 / Math.max(left[1], right[1]);
  const drawn = (metres: number): number => Math.max(0.5, near(metres * unit));
  return {
    kind: 'seesaw',
    left: { newtons: `${left[0]} N`, metres: drawn(left[1]), distance: `${near(left[1])} m` },
    right: { newtons: `${right[0]} N`, metres: drawn(right[1]), distance: '?' },
  };
};

/** From one year to another, with the marks of a timeline between them. */
export const fromYearToYear = (from: number, to: number): Figure => {
  const step = [50, 100, 200, 500].find((each) => (to - from) / each <= 6) ?? 500;
  const first = Math.floor(from / step) * step;
  return {
    kind: 'timeline',
    from: first,
    to: Math.max(first + step, Math.ceil(to / step) * step),
    step,
    events: [
      { year: from, text: 'built' },
      { year: to, text: 'fell' },
    ],
    dated: true,
  };
};

/** The square of a cross, to be filled in: the alleles of one parent above, of the other at the side. */
export const emptyCross = (above: string, beside: string): Figure => ({
  kind: 'table',
  head: ['', ...Array.from(above)],
  rows: Array.from(beside, (allele) => [allele, '?', '?']),
});

/** A rounded length with the marks half a unit to either side; the arrow is at the bound that is asked for. */
export const boundOnLine = (value: number, gap: number, bound: number): Figure => ({
  kind: 'number-line',
  from: near(value - gap),
  to: near(value + gap),
  step: near(gap / 2),
  labelled: [near(value - gap), near(value), near(value + gap)],
  marked: near(bound),
});

/** From the time in London to the time in a city, an hour from mark to mark. Minutes after midnight. */
export const hoursApart = (start: number, shift: number, said: (minutes: number) => string): Figure => {
  const [from, to] = shift < 0 ? [start + shift, start] : [start, start + shift];
  return {
    kind: 'number-line',
    from,
    to,
    step: 60,
    labelled: [from, to],
    texts: { [start]: said(start), [start + shift]: '?' },
    jumps: [{ from: start, to: start + shift, text: `${shift < 0 ? '−' : '+'}${Math.abs(shift) / 60} h` }],
  };
};

const writtenDistance = (km: number): string => (km < 1 ? `${near(km * 1000)} m` : `${near(km)} km`);
/** A distance on a map against its scale bar: from mark to mark 1 cm, and one length in the world is written. */
export const scaleBar = (cm: number, kmInCm: number): Figure | undefined => {
  const to = Math.ceil(cm) + 1;
  // What is written needs room beside the nought, and no more than six letters.
  const told = times(to, (at) => at + 1).find((at) => at >= to / 4 && near(at) !== cm && writtenDistance(at * kmInCm).length <= 6);
  return told === undefined || to > 26
    ? undefined
    : { kind: 'number-line', from: 0, to, step: 1, labelled: [0, told], texts: { [told]: writtenDistance(told * kmInCm) }, marked: cm };
};

/** Two shapes of one form, the smaller as large beside the larger as it is, with what is known of each below. */
export const similarPair = (
  name: 'triangle' | 'rectangle',
  small: number,
  large: number,
  below: readonly [readonly string[], readonly string[]],
): Figure | undefined =>
  small / large < 0.2
    ? undefined
    : { kind: 'flat-shapes', shapes: [name, name], sizes: [near(small / large), 1], below: below.map((texts) => [...texts]) };

/** Two octaves of a piano, with a dot on the note from which to count. */
export const countingFrom = (letter: string): Figure => ({ kind: 'keyboard', octaves: 2, marked: [`${letter}1`], named: true });

/** As high as the stave reaches. */
const highestStep = 10;
/** Two notes one after the other, on a treble stave; letters counted from the C below it. */
export const twoNotes = (first: number, second: number): Figure | undefined =>
  Math.max(first, second) - 2 > highestStep
    ? undefined
    : { kind: 'stave', clef: 'treble', notes: [first, second].map((letter) => ({ step: letter - 2, length: 'semibreve' })) };

const placeNames = ['h', 't', 'O', 'T', 'H', 'Th', 'TTh'] as const;
/** A number in counters under the names of its places; none where it needs more places than the chart has. */
export const inPlaces = (digits: readonly number[], decimals: number): Figure | undefined => {
  const first = digits.length - 1 - decimals + 2;
  if (decimals > 2 || digits.length > 6 || first >= placeNames.length) return undefined;
  return { kind: 'place-value-chart', columns: digits.map((counters, at) => ({ place: placeNames[first - at] ?? 'O', counters })) };
};
