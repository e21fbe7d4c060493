import type { Figure } from '@hedgerow/figures/figure';

/** One line of the working, and the sum as it stands after it. */
export type ColumnStep = { readonly text: string; readonly figure: Figure };
type Column = Extract<Figure, { kind: 'column-method' }>;

/** The first two are those after a decimal point. */
const columnNames = ['Hundredths', 'Tenths', 'Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands', 'Hundred thousands'];
const digitAt = (x: number, column: number): number => Math.floor(x / 10 ** column) % 10;
const lowest = (x: number, columns: number, all: number): string =>
  columns >= all ? String(x) : String(x % 10 ** columns).padStart(columns, '0');
const countDigits = (x: number): number => String(x).length;

/** Adds from the right; each ten that is carried stands above the next column. */
export const addedInSteps = (a: number, b: number, places: 0 | 2 = 0): readonly ColumnStep[] => {
  const sum: Column = { kind: 'column-method', sign: '+', rows: [String(a), String(b)] };
  const above: string[] = [''];
  const length = Math.max(countDigits(a), countDigits(b));
  const steps: ColumnStep[] = [];
  let carried = 0;
  for (let at = 0; at < length; at += 1) {
    const [top, bottom] = [digitAt(a, at), digitAt(b, at)];
    const total = top + bottom + carried;
    const isLast = at === length - 1;
    const line = `${columnNames[at + 2 - places]}: ${top} + ${bottom}${carried > 0 ? ' + 1' : ''} = ${total}`;
    carried = total > 9 ? 1 : 0;
    if (carried > 0 && !isLast) above[at + 1] = '1';
    else above[at + 1] ??= '';
    steps.push({
      text: carried > 0 && !isLast ? `${line}, so write ${total % 10} and carry 1.` : `${line}.`,
      figure: { ...sum, above: above.slice(0, length), result: isLast ? String(a + b) : lowest(a + b, at + 1, countDigits(a + b)) },
    });
  }
  return steps;
};

/** Takes away from the right; what is exchanged is crossed out, and stands above as it is now. */
export const takenInSteps = (a: number, b: number, places: 0 | 2 = 0): readonly ColumnStep[] => {
  const length = countDigits(a);
  const now = Array.from({ length }, (_, at) => digitAt(a, at));
  const steps: ColumnStep[] = [];
  const above: string[] = Array.from({ length }, () => '');
  const struck = new Set<number>();
  const shownLength = countDigits(a - b);
  const change = (column: number, by: number): void => {
    now[column] = (now[column] ?? 0) + by;
    above[column] = String(now[column]);
    struck.add(column);
  };
  for (let at = 0; at < length; at += 1) {
    const [before, bottom] = [now[at] ?? 0, digitAt(b, at)];
    let exchanged = '';
    if (before < bottom) {
      // Over zeros the exchange begins further left and passes through each of them.
      let from = at + 1;
      while ((now[from] ?? 0) === 0 && from < length - 1) from += 1;
      for (let column = from; column > at; column -= 1) {
        change(column, -1);
        change(column - 1, 10);
      }
      exchanged = `${before} is less than ${bottom}, so exchange from the ${columnNames[from + 2 - places]?.toLowerCase()}. `;
    }
    steps.push({
      text: `${columnNames[at + 2 - places]}: ${exchanged}${now[at]} − ${bottom} = ${(now[at] ?? 0) - bottom}.`,
      figure: {
        kind: 'column-method',
        sign: '−',
        rows: [String(a), String(b)],
        above: [...above],
        struck: [...struck].toSorted((one, other) => one - other),
        result: at + 1 >= shownLength ? String(a - b) : lowest(a - b, at + 1, shownLength),
      },
    });
    if (at + 1 >= shownLength && at + 1 >= countDigits(b)) break;
  }
  return steps;
};

/** Two digits by two: the row of the ones, the row of the tens, and their sum. */
export const multipliedInSteps = (a: number, b: number): readonly Figure[] => {
  const partials = [String(a * (b % 10)), String(a * (b - (b % 10)))];
  const set = { kind: 'column-method' as const, sign: '×' as const, rows: [String(a), String(b)] };
  return [
    { ...set, partials: partials.slice(0, 1) },
    { ...set, partials },
    { ...set, partials, result: String(a * b) },
  ];
};

/** What is divided, subtracted and left at each digit of the answer, as it is written under the bus stop. */
export const dividedInSteps = (total: number, by: number): readonly ColumnStep[] => {
  const dividend = String(total);
  const quotient = Array.from(dividend, () => ' ');
  const work: { text: string; end: number; line?: boolean }[] = [];
  const steps: ColumnStep[] = [];
  let left = 0;
  let begun = false;
  for (const [at, digit] of Array.from(dividend, Number).entries()) {
    const now = left * 10 + digit;
    const times = Math.floor(now / by);
    left = now - times * by;
    if (begun) {
      // The next digit comes down beside what was left.
      const last = work.at(-1);
      if (last !== undefined) work[work.length - 1] = { text: String(now), end: at };
    }
    if (!begun && times === 0) continue;
    begun = true;
    quotient[at] = String(times);
    if (times > 0) work.push({ text: String(times * by), end: at, line: true }, { text: String(left), end: at });
    steps.push({
      text:
        times === 0
          ? `${by} into ${now} goes 0: write 0 above.`
          : `${by} into ${now} goes ${times}: ${now} − ${times * by} = ${left} left.`,
      figure: { kind: 'long-division', divisor: String(by), dividend, quotient: quotient.join(''), work: work.map((one) => ({ ...one })) },
    });
  }
  return steps;
};

/** Short division digit by digit: what is left is carried in front of the next digit. */
export const sharedInSteps = (total: number, by: number): readonly ColumnStep[] => {
  const dividend = String(total);
  const quotient = Array.from(dividend, () => ' ');
  const carried = Array.from(dividend, () => '');
  const steps: ColumnStep[] = [];
  let left = 0;
  for (const [at, digit] of Array.from(dividend, Number).entries()) {
    const now = left * 10 + digit;
    const times = Math.floor(now / by);
    const isLast = at === dividend.length - 1;
    left = now - times * by;
    const begins = quotient.some((sign) => sign !== ' ');
    if (times > 0 || begins || isLast) quotient[at] = String(times);
    if (!isLast && left > 0) carried[at + 1] = String(left);
    const rest = left === 0 ? '' : isLast ? `, remainder ${left}` : `, with ${left} left. Carry ${left}`;
    steps.push({
      text: times === 0 && !begins && !isLast ? `${by} into ${now} does not go. Carry ${now}.` : `${by} into ${now} goes ${times}${rest}.`,
      figure: {
        kind: 'short-division',
        divisor: String(by),
        dividend,
        quotient: quotient.join(''),
        carried: [...carried],
        ...(isLast && left > 0 ? { remainder: String(left) } : {}),
      },
    });
  }
  return steps;
};
