import { escaped } from './escaped.ts';

/** Whether the text holds the answer as a word or number of its own: 4 stands in "4 apples", not in "14" or "4.5". */
export const tellsAnswer = (text: string, answer: string): boolean =>
  // Most texts hold nothing like it, and an expression for each answer takes far longer to make than to look.
  text.includes(answer) && new RegExp(String.raw`(?<![\d.,\p{L}])${escaped(answer)}(?![\d\p{L}]|[.,]\d)`, 'u').test(text);
