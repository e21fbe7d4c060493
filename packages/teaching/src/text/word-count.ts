/** Words as a reader counts them: a gap or a bullet is none. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
