/** The keyboard that a device shows, by what is typed. */
export const modes = { digits: 'numeric', number: 'text', expression: 'text', words: 'text' } as const;
export const examples = {
  digits: 'A number',
  number: 'Like 3/4, 2.5 or 12 cm',
  expression: 'Like 3x + 2, or 5pi',
  words: 'A word or two',
} as const;
