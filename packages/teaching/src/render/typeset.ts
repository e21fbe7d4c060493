/** What stands before a number that is below nothing; after a letter, a digit or a bracket that closes it is a hyphen: 1-9, year-5, 2021-05. */
const minus = /(^|[\s([=<>≤≥±,:;/×÷+−“"‘])-(?=[£€]?\.?\d)/gu;

/** The end of a word on its own: “-amos” must not lose its hyphen to the line above. */
const ending = /(^|[\s([,/“"‘])-(?=\p{L})/gu;

/** Signs as they are printed: a true minus before a number, and a hyphen that no line ends after before the ending of a word. */
export const typeset = (text: string): string => (text.includes('-') ? text.replaceAll(minus, '$1−').replaceAll(ending, '$1\u2011') : text);
