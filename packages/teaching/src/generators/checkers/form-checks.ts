import { type Checker, close, textsInTex } from './checker.ts';

/** The first line of a working that has not the value of what was given. */
export const findsMistake =
  (valueOf: (tex: string) => number): Checker =>
  (option, { stem }) => {
    const [start = Number.NaN, ...lines] = textsInTex(stem).map(valueOf);
    const at = lines.findIndex((value) => !close(value, start));
    return option === `Line ${at + 1}`;
  };

/** The mistake that leads to what was said: by what each gives, worked out from the numbers of the question. */
export const leadsTo =
  <T>(
    read: (stem: string) => T,
    said: (stem: string, given: T) => number,
    gives: Readonly<Record<string, (given: T) => number>>,
  ): Checker =>
  (option, { stem }) => {
    const given = read(stem);
    return close(gives[option]?.(given) ?? Number.NaN, said(stem, given));
  };
