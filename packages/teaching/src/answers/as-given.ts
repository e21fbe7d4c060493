/** "= 12", "12." and "answer: 12" are 12: what stands around an answer is no part of it. */
export const withoutFrame = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:(?:the |my )?answer(?: is|:)|it is|it[’']s)\s+/i, '')
    .replace(/^[=≈]\s*/u, '')
    .replace(/(?<=\S)\s*[.!;]$/u, '');

/** The same, and without the letter that it is the value of: "x = 3". */
export const asGiven = (typed: string): string => withoutFrame(withoutFrame(typed).replace(/^[a-zθ]\s*=\s*/iu, ''));
