import { terms } from '../written.ts';

export const linear = (a: number, b: number): string =>
  terms([
    [a, 'x'],
    [b, ''],
  ]);

/** As it stands in a line of words: equations beside each other are told apart by all their numbers. */
export const inWords = (tex: string): string => tex.replaceAll('-', '−').replaceAll('x^2', 'x²');

export const undo = (b: number): string => `${b > 0 ? 'subtract' : 'add'} ${Math.abs(b)}`;
