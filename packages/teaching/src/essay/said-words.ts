import { isFunctionWord, plainWords, stem } from './word-forms.ts';

/** A word as it stands in its sentence: in which clause, and whether it is said not to be so. */
export type SaidWord = {
  readonly word: string;
  readonly stem: string;
  readonly isContent: boolean;
  readonly clause: number;
  readonly isDenied: boolean;
};

const breaksClause = new Set(
  'but because becuase becouse cos cuz since although though while whereas so which who whom whose when where if unless until that then than after before'.split(
    ' ',
  ),
);
/** After “and” a new clause begins only where it has a subject or a place of its own. */
const subjects = new Set(
  'he she it they we i you the his her their its a an this these there some others people in at on to from by with towards under for'.split(
    ' ',
  ),
);

const denies = new Set(
  'not never no nobody nothing none cannot without neither nor hardly isnt wasnt dont didnt doesnt wont cant couldnt arent werent wouldnt shouldnt hasnt hadnt havent'.split(
    ' ',
  ),
);
/** “Refuses to laugh”, “failed to win”. */
const deniesBeforeTo = /^(?:refus|fail|forget|forgot|declin)/;
/** “Not only”, “no doubt”: nothing is denied. */
const noDenial = new Set(['only', 'just', 'merely', 'simply', 'doubt', 'matter']);
const nearScope = 5;
const exceptions = new Set(['but', 'except']);
const persons = new Set(['he', 'she', 'it', 'they', 'we', 'i']);
const quantities = new Set(['no', 'nothing', 'nobody', 'none']);

/** “Does not”, “isn't”, “without”: whether a text denies anything. */
const isDenial = (word: string, next: string | undefined): boolean =>
  ((denies.has(word) || word.endsWith("n't")) && !noDenial.has(next ?? '')) || (deniesBeforeTo.test(word) && next === 'to');

type Token = { readonly word: string; readonly stops: boolean };

const tokensOf = (sentence: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const part of sentence.split(/([,;:()–—]|\s-\s)/)) {
    const words = plainWords(part);
    tokens.push(...words.map((word, at) => ({ word, stops: at === 0 && tokens.length > 0 })));
  }
  return tokens;
};

/** Every word of a sentence with its clause and whether it is denied there. What is denied ends with its clause. */
export const saidWords = (sentence: string): readonly SaidWord[] => {
  const tokens = tokensOf(sentence);
  const said: { word: string; stem: string; isContent: boolean; clause: number; isDenied: boolean }[] = [];
  let clause = 0;
  /** How many more words are denied. */
  let denied = 0;
  let since = 0;
  let by = '';
  for (const [at, { word, stops }] of tokens.entries()) {
    const next = tokens[at + 1]?.word;
    const opens =
      stops ||
      (breaksClause.has(word) && !(word === 'than' && tokens[at - 1]?.word === 'rather')) ||
      (word === 'and' && next !== undefined && subjects.has(next));
    if (opens) clause += 1;
    if (denied > 0 && quantities.has(by) && exceptions.has(word)) for (const one of said.slice(since)) one.isDenied = false;
    const hasOwnSubject = denied > 0 && quantities.has(by) && said.length > since + 1 && persons.has(word);
    if (denied > 0 && word === 'and' && !opens) clause += 1;
    if (opens || hasOwnSubject || word === 'and') denied = 0;
    const isInstead = (word === 'instead' && next === 'of') || (word === 'rather' && next === 'than');
    if (isInstead || isDenial(word, next)) {
      denied = isInstead || word === 'without' ? nearScope : Number.POSITIVE_INFINITY;
      since = said.length;
      by = word;
    } else if (denied > 0) denied -= 1;
    said.push({ word, stem: stem(word), isContent: !isFunctionWord(word), clause, isDenied: denied > 0 && !isInstead });
  }
  return said;
};

export const deniesSomething = (text: string): boolean => {
  const words = plainWords(text);
  return words.some((word, at) => isDenial(word, words[at + 1]) || (word === 'instead' && words[at + 1] === 'of'));
};
