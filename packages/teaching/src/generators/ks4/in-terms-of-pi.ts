import { fractionTex, toNumber } from '../rational.ts';
import type { Num, Rational } from '../rational.ts';
import { maths } from '../written.ts';

export const piTex = (x: Num): string => (fractionTex(x) === '1' ? String.raw`\pi` : String.raw`${fractionTex(x)}\pi`);

/** A multiple of pi, as it stands or rounded to 1 decimal place. */
export const inPi =
  (unit: string, isDecimal: boolean) =>
  (x: Rational): string =>
    isDecimal ? `${(toNumber(x) * Math.PI).toFixed(1).replaceAll(/\B(?=(\d{3})+\.)/g, ',')} ${unit}` : `${maths(piTex(x))} ${unit}`;

export const askedInPi = (isDecimal: boolean, what: string, unit: string): string =>
  isDecimal ? `What is its ${what} in ${unit}, to 1 decimal place?` : `What is its exact ${what} in ${unit}?`;
