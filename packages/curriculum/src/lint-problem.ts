export type Problem = { readonly level: 'error' | 'warning'; readonly text: string };

export const error = (text: string): Problem => ({ level: 'error', text });
export const warning = (text: string): Problem => ({ level: 'warning', text });

/** One error for every text, none for none. */
export const errors = (texts: readonly string[]): Problem[] => texts.map(error);

/** The values that stand more than once. */
export const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
