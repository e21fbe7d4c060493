/** The name of an answer by its place, from 0: before a fraction or a number a number would be read with it. */
export const optionLetter = (at: number): string => String.fromCodePoint(65 + at);
