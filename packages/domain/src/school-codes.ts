/** Letters and digits that are not read for each other on paper. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Of a class, which many parents read off a board; of one pupil's card, which nobody else may guess. */
export const classCodeLength = 8;
export const pupilCodeLength = 12;

/** `draw` must be unpredictable, 0 <= x < 1. */
export const drawCode = (length: number, draw: () => number): string =>
  Array.from({ length }, () => signs[Math.floor(draw() * signs.length)] ?? 'A').join('');

/** As somebody types it: spaces, dashes and small letters do not matter. */
export const readCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** In groups of four, as it is shown and printed. */
export const spacedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
