/** What stands before a number that is below nothing; after a letter, a digit or a bracket that closes it is a hyphen: 1-9, year-5, 2021-05. */
const minus = /(^|[\s([=<>≤≥±,:;/×÷+−“"‘])-(?=[£€]?\.?\d)/gu;

/** The end of a word on its own: “-amos” must not lose its hyphen to the line above. */
const ending = /(^|[\s([,/“"‘])-(?=\p{L})/gu;

/** In a word, or in O'Neill. Before a capital it is the mark of a point's image: A'B'C'. */
const inWord = /(?<=[\p{L}\d])'(?=\p{Ll})|(?<=(?<!\p{L})[OD])'(?=\p{Lu}\p{Ll})/gu;
/** The pupils' books. Where a quotation was opened with the same sign, this may be its end. */
const afterPlural = /(?<=\p{Ll}s)'(?=[\s.,;:!?)]|$)/gu;
const opensQuotation = /(?:^|[\s([])'(?=\p{L})/u;

const quotation = /(^|[\s([–—])"(\S(?:[^"\n]*\S)?)"(?=$|[\s.,;:!?)\]–—])/gu;
/** Text of a program keeps its signs: name = "Sam", print("Hello"). */
const isProgram = /[={}<>_#]|\w\("|\b(?:print|input|SELECT|WHERE)\b/u;

const withApostrophes = (text: string): string => {
  const within = text.replaceAll(inWord, '’');
  return opensQuotation.test(text) ? within : within.replaceAll(afterPlural, '’');
};
const withQuotations = (text: string): string => (isProgram.test(text) ? text : text.replaceAll(quotation, '$1“$2”'));

/** Signs as they are printed: quotation marks, apostrophes, a true minus before a number, and a hyphen that no line ends after before the ending of a word. */
export const typeset = (text: string): string => {
  const quoted = text.includes('"') ? withQuotations(text) : text;
  const marked = quoted.includes("'") ? withApostrophes(quoted) : quoted;
  return marked.includes('-') ? marked.replaceAll(minus, '$1−').replaceAll(ending, '$1\u2011') : marked;
};
