import { figureOf, shows, sumOf } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';

const cardAt: (option: string, question: Parameters<Checker>[1]) => string = (option, question) =>
  figureOf(question, 'cards').cards['ABC'.indexOf(option)] ?? '';
const boldOf = (stem: string): string => /\*\*(\w+)\*\*/.exec(stem)?.[1] ?? '';

/** How the end of a word is said, written down apart from the lists that the questions are drawn from. */
const saidEnd = (word: string): string =>
  word
    .replace(/^(?:bear|chair)$/, 'air')
    .replace(/^key$/, 'ee')
    .replace(/^[^aeiou]+(?=[aeiou])/, '');
/** House, mouse and horse end with s; king and car begin with the sound of c. */
const lastSound = (word: string): string => word.replace(/e$/, '').slice(-1);
const firstSound = (word: string): string => word.charAt(0).replace('k', 'c');

export const receptionCheckers: Checkers = {
  'maths-next-in-pattern': (option, question) => {
    const { row, choices = [] } = figureOf(question, 'pattern');
    const filled = row.map((piece) => (piece === '?' ? choices['ABC'.indexOf(option)] : piece));
    return [2, 3].some((every) => filled.every((piece, at) => at < every || piece === filled[at - every]));
  },
  'maths-see-how-many': shows((question) => sumOf(figureOf(question, 'dominoes').tiles.flat())),
  'maths-counters-in-frame': shows((question) => {
    const { first, boxes = 10 } = figureOf(question, 'ten-frame');
    return question.stem.includes('no counter') ? boxes - first : first;
  }),
  'maths-parts-of-five': shows((question) => {
    if (question.figure?.kind === 'part-whole') return Number(question.figure.whole) - Number(question.figure.parts[0]);
    const { first, second = 0 } = figureOf(question, 'ten-frame');
    return question.stem.includes('fill') ? 5 - first : first + second;
  }),
  'english-rhyme-pictures': (option, question) => saidEnd(cardAt(option, question)) === saidEnd(boldOf(question.stem)),
  'english-first-sound-pictures': (option, question) => {
    const asked = boldOf(question.stem);
    const word = cardAt(option, question);
    return question.stem.includes('ends with') ? lastSound(word) === asked : firstSound(word) === firstSound(asked);
  },
  'english-word-to-picture': (option, question) => cardAt(option, question) === boldOf(question.stem),
};
