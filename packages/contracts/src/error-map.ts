import { config } from 'zod/mini';
import { problemInWords } from './problem-words.ts';

/** The validator's own sentences are for programmers: nobody is to read "expected string, received undefined". Called once by each program. */
export const speakPlainly = (): void => {
  config({ customError: (problem) => problemInWords(problem) });
};
