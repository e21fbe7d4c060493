import { askedWords } from './request-words.ts';

/** "fractions and decimals", "mitosis vs meiosis" and "the difference between mitosis and meiosis" ask for two things. */
export const partsOf = (text: string): string[] =>
  text
    .replace(/^.*\bdifferences? between\b/i, '')
    .split(/,|;|&|\+|\/|\b(?:and|or|vs?|versus)\b/i)
    .map((part) => part.trim())
    .filter((part) => askedWords(part).length > 0);
