import { div, mul, parseRational, q, type Rational } from '../generators/rational.ts';

export type NumberForm = 'whole' | 'decimal' | 'fraction' | 'percentage' | 'standard';
export type NumberReading = {
  readonly value: Rational;
  readonly form: NumberForm;
  /** False for a fraction that can be made simpler: 2/4, 1 3/6, 4/1. */
  readonly simplest: boolean;
};

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
/** Longer than any number a pupil types. */
const longest = 40;

/** One way of writing for signs that look alike; TeX fractions as they are typed. */
const tidy = (text: string): string =>
  text
    .replaceAll('$', '')
    .replaceAll(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu, (sign) => ` ${vulgar[sign] ?? ''}`)
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2')
    .replaceAll(/[−–]/gu, '-')
    .replaceAll('⁄', '/')
    .replaceAll('{,}', ',')
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\+\s*/, '')
    .replace(/^(?:minus|negative)\s+/i, '-')
    .replace(/^-\s+/, '-')
    .replace(/(?<=\d) and (?=\d+\/\d)/i, ' ');

/** Takes "1,000" and "1 000" apart from "1,5": separators stand before groups of three. */
const withoutSeparators = (text: string): string =>
  /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) || /^-?\d{1,3}(?: \d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(/[, ]/g, '') : text;

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

const isSimplest = (text: string): boolean => {
  const parts = /(\d+)\/(\d+)$/.exec(text);
  if (!parts) return true;
  const [n, d] = [BigInt(parts[1] ?? 0), BigInt(parts[2] ?? 1)];
  const mixed = text.includes(' ');
  return d > 1n && greatestDivisor(n, d) === 1n && !(mixed && n > d);
};

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 4.2 × 10^5, as a formula, with a small 5, or typed with an x or a star. */
const readStandard = (text: string): NumberReading | undefined => {
  const typed = text
    .replaceAll(/\\times|[×x*]/giu, '×')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (sign) => `${superscripts.indexOf(sign)}`)
    .replaceAll('⁻', '-')
    .replaceAll(/[\s{}^]/g, '');
  const found = /^(-?\d+(?:\.\d+)?)×10(-?\d{1,2})$/.exec(typed);
  const front = found === null ? undefined : parseRational(found[1] ?? '');
  if (found === null || front === undefined) return undefined;
  const power = Number(found[2]);
  const ten = q(10 ** Math.min(15, Math.abs(power)));
  if (Math.abs(power) > 15) return undefined;
  const oneToTen = /^-?[1-9](?:\.|$)/.test(found[1] ?? '');
  return { value: power < 0 ? div(front, ten) : mul(front, ten), form: oneToTen ? 'standard' : 'decimal', simplest: true };
};

/** A number as pupils type it: 1,000, .5, -3/4, 1 3/4, 1½, 25%, 25 per cent; undefined where it is none. */
export const readNumber = (text: string): NumberReading | undefined => {
  if (text.length > longest) return undefined;
  const typed = tidy(text);
  const standard = readStandard(typed);
  if (standard !== undefined) return standard;
  const percent = /^(.*?)\s*(?:%|per ?cent)$/i.exec(typed);
  const bare = withoutSeparators((percent?.[1] ?? typed).trim())
    .replace(/^(-?)\./, '$10.')
    .replace(/(?<=\d)\.$/, '');
  const value = /^-?[\d. /]+$/.test(bare) ? parseRational(bare) : undefined;
  if (value === undefined) return undefined;
  if (percent) return { value: div(value, 100), form: 'percentage', simplest: true };
  const form = bare.includes('/') ? 'fraction' : bare.includes('.') ? 'decimal' : 'whole';
  return { value, form, simplest: isSimplest(bare) };
};

export const sameValue = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const isTimes = (a: Rational, b: Rational, times: number): boolean => sameValue(a, mul(b, q(times)));
