/** What Pip says beside a question: about trying and going on, never about being clever (docs/product/words-and-look.md#how-it-speaks). */
const lines = [
  'Take your time. I am right here.',
  'Read it once more if you like.',
  'You are giving it a good try.',
  'A hint is fine. Everybody uses them.',
  'Keep going, step by step.',
] as const;

export const encouragement = (index: number, total: number): string => {
  if (index === total - 1) return 'The last one. You kept going!';
  return lines[index % lines.length] ?? lines[0];
};
