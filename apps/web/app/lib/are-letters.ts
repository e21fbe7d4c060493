/** The answers are letters of a picture: a number or a letter before them would be read as one of them. */
export const areLetters = (options: readonly string[]): boolean => options.every((html) => /^[A-Z]$/.test(html.trim()));
