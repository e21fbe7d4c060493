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
