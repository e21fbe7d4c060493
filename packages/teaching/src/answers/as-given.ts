/** "I think it is", "my answer is": how a pupil begins to say an answer. */
const beginnings = /^(?:i think )?(?:(?:the |my )?answer(?: is|:)|it is|it[’']?s|they are|that is|that[’']s)\s+|^i think\s+/i;

/** "= 12", "12." and "answer: 12" are 12: what stands around an answer is no part of it. */
export const withoutFrame = (typed: string): string =>
  typed
    .trim()
    .replace(beginnings, '')
    .replace(/^[=≈]\s*/u, '')
    .replace(/(?<=\S)\s*[.!;]$/u, '');

/** The same, and without the letter that it is the value of: "x = 3". */
export const asGiven = (typed: string): string => withoutFrame(withoutFrame(typed).replace(/^[a-zθ]\s*=\s*/iu, ''));
