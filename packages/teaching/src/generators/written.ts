import { q, div, formatDecimal, fractionTex, mixedTex } from './rational.ts';
import type { Num } from './rational.ts';

const grouped = (digits: string, comma: string): string => {
  const [whole = '', decimals] = digits.split('.');
  const parts = whole.length <= 3 ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, comma);
  return decimals === undefined ? parts : `${parts}.${decimals}`;
};

/** A number in running text: `12,450`, `3.75`, `−5`. */
export const plain = (x: Num, places = 0): string => grouped(formatDecimal(x, places), ',').replace('-', '−');
/** The same inside TeX, where a bare comma would leave a gap. */
/** A number that may have up to two decimals, such as what is read off a scale. */
export const plainNumber = (x: number): string => plain(q(Math.round(x * 100), 100));
export const tex = (x: Num, places = 0): string => grouped(formatDecimal(x, places), '{,}');

/** `°`, `%` and `p` stand close to the number, other units after a space. */
export const inUnit =
  (unit: string, places = 0) =>
  (x: Num): string =>
    `${plain(x, places)}${['', '°', '%', 'p'].includes(unit) ? '' : ' '}${unit}`;

/** Takes pence, writes pounds: `£3.40`, `£12.00`. */
export const pounds = (pence: Num): string => `£${plain(div(pence, 100), 2)}`;

export const maths = (body: string): string => `$${body}$`;
export const fraction = (x: Num): string => maths(fractionTex(x));
export const mixed = (x: Num): string => maths(mixedTex(x));

/** `[[3, 'x'], [-4, '']]` is `3x - 4`: no ones before letters, no zero terms, minus where the term is negative. */
export const terms = (list: readonly (readonly [number, string])[]): string => {
  const shown = list.filter(([size]) => size !== 0);
  if (shown.length === 0) return '0';
  return shown
    .map(([size, letters], index) => {
      const body = Math.abs(size) === 1 && letters !== '' ? letters : `${Math.abs(size)}${letters}`;
      if (index === 0) return size < 0 ? `-${body}` : body;
      return `${size < 0 ? '-' : '+'} ${body}`;
    })
    .join(' ');
};

/** A number in brackets where it is negative, as after a sign: `3 - (-4)`. */
export const bracketed = (x: number): string => (x < 0 ? `(${x})` : `${x}`);

/** `1 apple`, `3 apples`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${plain(count)} ${count === 1 ? one : many}`;
