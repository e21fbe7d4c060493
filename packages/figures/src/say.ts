const small = [
  'no',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
] as const;

/** "third": says a place without writing its number, so that a description is not an answer. */
export const ordinal = (place: number): string => {
  const known = small[place];
  if (known !== undefined) return known;
  const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'][Math.floor(place / 10)];
  return tens === undefined ? `mark number ${place}` : place % 10 === 0 ? `${tens.replace(/y$/, 'ie')}th` : `${tens}-${small[place % 10]}`;
};

const cardinals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
export const cardinal = (count: number): string => cardinals[count] ?? String(count);

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** Where a value stands on a scale whose marks are `step` apart: "at the third mark after 20". */
export const placeOnScale = (value: number, start: number, step: number, mark = 'mark', startName = String(start)): string => {
  const place = (value - start) / step;
  const whole = Math.floor(place + 1e-6);
  if (near(place, 0)) return `at ${startName}`;
  if (near(place, whole)) return `at the ${ordinal(whole)} ${mark} after ${startName}`;
  const from = whole === 0 ? startName : `the ${ordinal(whole)} ${mark} after ${startName}`;
  const share = place - whole;
  const parts: readonly (readonly [number, string])[] = [
    [1 / 2, 'halfway'],
    [1 / 4, 'a quarter of the way'],
    [3 / 4, 'three quarters of the way'],
    [1 / 5, 'one fifth of the way'],
    [2 / 5, 'two fifths of the way'],
    [3 / 5, 'three fifths of the way'],
    [4 / 5, 'four fifths of the way'],
  ];
  const tenths = Math.round(share * 10);
  const said = parts.find(([part]) => near(part, share))?.[1] ?? `${cardinal(tenths)} ${tenths === 1 ? 'tenth' : 'tenths'} of the way`;
  return `${said} from ${from} to the next ${mark}`;
};

/** "apples, pears and plums" */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
