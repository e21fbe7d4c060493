/** A question has at most four parts; each is known by its letter, also where a later one is worked out from it. */
export const partLetters = ['a', 'b', 'c', 'd'] as const;
export const mostParts = partLetters.length;

/** “(b)” of the second. */
export const partName = (at: number): string => `(${partLetters[at] ?? ''})`;
