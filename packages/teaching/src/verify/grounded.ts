import { fold } from '@hedgerow/curriculum/words';

const digits = /\d+(?:[.,]\d+)*/g;
const plainNumber = (text: string): string => text.replaceAll(',', '').replace(/\.0+$/, '');

/** A word with a capital inside a sentence: a name, whatever stands at its beginning. */
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![.!?:“"(\n]\s*)(?<!^)\b\p{Lu}[\p{L}’'-]{2,}/gu), ([word]) => word.replace(/[’']s$/u, ''));

/** Numbers and names of a text that its source does not have: what nobody can check is not taught (docs/product/teaching-engine.md#simulation). */
export const ungrounded = (text: string, source: string): string[] => {
  const numbers = new Set(Array.from(source.matchAll(digits), ([found]) => plainNumber(found)));
  const words = new Set(fold(source.replaceAll(/[’']s\b/gu, '')).split(' '));
  return [
    ...Array.from(text.matchAll(digits), ([found]) => plainNumber(found)).filter((number) => !numbers.has(number)),
    ...namesIn(text).filter(
      (name) =>
        !fold(name)
          .split(' ')
          .every((word) => words.has(word)),
    ),
  ];
};
