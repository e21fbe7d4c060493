import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { plainSlips } from './plain-slips.ts';
import { isNearly, plainWords } from './word-forms.ts';

let speller: ReturnType<typeof nspell> | undefined;
const spell = (): ReturnType<typeof nspell> => (speller ??= nspell(dictionary));

const mostNotes = 5;
/** -ize is good British spelling where -ise is; analyze and paralyze are not. */
const withS = (word: string): string => word.replace(/iz(?=(?:e|es|ed|er|ers|ing|ation|ations|able)$)/, 'is');

const isRight = (word: string, known: ReadonlySet<string>): boolean => {
  const lower = word.toLowerCase();
  return known.has(lower) || spell().correct(word) || spell().correct(lower) || (withS(lower) !== lower && spell().correct(withS(lower)));
};

/** American endings and the British ones that a dictionary word must confirm. */
const american: readonly (readonly [RegExp, string])[] = [
  [/or(?=$|s$|ed$|ing$|ful$|less$|able$|ite$)/, 'our'],
  [/er(?=$|s$)/, 're'],
  [/yz(?=e)/, 'ys'],
  [/og(?=$|s$)/, 'ogue'],
  [/ense$/, 'ence'],
  [/el(?=ed$|ing$|er$)/, 'ell'],
  [/e(?=[a-z]{4})/, 'ae'],
];

/** Words that pupils are right to use though the dictionary lacks them stand in the question, the scheme or the model answer. */
const suggestionFor = (word: string, known: ReadonlySet<string>): string | undefined => {
  const british = american.map(([pattern, ending]) => word.replace(pattern, ending)).find((form) => form !== word && spell().correct(form));
  if (british !== undefined) return british;
  const near = [...known].find((other) => isNearly(other, word));
  if (near !== undefined) return near;
  return word.length <= 14 ? spell().suggest(word)[0] : undefined;
};

const slips: readonly (readonly [RegExp, string])[] = [
  [/\b(could|should|would|might|must) of\b/i, 'Write “$1 have”, not “$1 of”.'],
  [/\balot\b/i, 'Write “a lot” as two words.'],
  [/(?:^|[\s"'(])i(?=[\s',.])/, 'Write “I” with a capital letter.'],
  [/\b(they|we|you) was\b/i, 'Write “$1 were”, not “$1 was”.'],
  [/\b(he|she|it) were\b/i, 'Check “$1 were”: usually it is “$1 was”.'],
  [/\b(?!had|that)(\p{L}+) \1\b/iu, 'The word “$1” is there twice in a row.'],
  [/[.!?]\s+\p{Ll}\p{L}+\s/u, 'Begin every sentence with a capital letter.'],
  [/[\p{L}\d]\s*$/u, 'End the last sentence with a full stop.'],
];

/** Up to five short notes on spelling and writing, and how many words look misspelt. */
export const languageNotes = (answer: string, reference: string): { readonly notes: readonly string[]; readonly misspelt: number } => {
  const known = new Set(plainWords(reference));
  const wrong: string[] = [];
  for (const { 0: word, index } of answer.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)) {
    const opens = /(?:^|[.!?]["')]?\s+|\n)$/.test(answer.slice(0, index));
    const isName = /^\p{Lu}/u.test(word) && !opens;
    const bare = word.replace('’', "'").replace(/'s?$/, '');
    if (isName || bare.length < 3 || bare.toLowerCase() === 'alot' || wrong.includes(bare.toLowerCase()) || isRight(bare, known)) continue;
    wrong.push(bare.toLowerCase());
  }
  const spelling = wrong.slice(0, 4).map((word) => {
    const better = suggestionFor(word, known);
    return better === undefined ? `Check the spelling of “${word}”.` : `Check the spelling of “${word}”: did you mean “${better}”?`;
  });
  const writing = slips.flatMap(([pattern, note]) => {
    const found = pattern.exec(answer.trim());
    return found ? [note.replaceAll('$1', found[1]?.toLowerCase() ?? '')] : [];
  });
  return { notes: [...spelling, ...writing, ...plainSlips(answer)].slice(0, mostNotes), misspelt: wrong.length };
};
