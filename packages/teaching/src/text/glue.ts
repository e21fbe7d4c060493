import { isEnglish } from './language.ts';

/** Words that keep their hyphen when a line breaks behind it. */
const hyphenated =
  /\b(?:well|self|non|semi|co|ex|mid|half|low|high|long|short|north|south|east|west|anti|multi|re|two|three|four|five|one|part|full|old|new)-$/i;
/** A broken word is looked for at the end of what was read, not in all of it. */
const longestWord = 60;
const noWord = /^(?:[b-hj-z]|[b-df-hj-np-tv-z]{2})\s/;
/** "By the tops", "my": without a vowel, and words. */
const isSmallWord = /^(?:by|my|why|fly|try|dry|sky|cry|sly|shy)\s/;

/** Two lines as one: a word that was broken between them is whole again, as `whole`, the page, has it. */
export const glue = (before: string, after: string, whole: string): string => {
  // "wher" and "e it meets": no word begins with such a rest.
  if (/\p{Ll}{2}$/u.test(before.slice(-longestWord)) && noWord.test(after) && !isSmallWord.test(after)) return `${before}${after}`;
  if (!/\p{L}-$/u.test(before.slice(-longestWord)) || !/^\p{Ll}/u.test(after)) return `${before} ${after}`;
  const first = /\p{L}+-$/u.exec(before.slice(-longestWord))?.[0] ?? '';
  const second = /^\p{L}+/u.exec(after.slice(0, longestWord))?.[0] ?? '';
  // "Hunter-" and "gatherers": both are words, and one word they are not.
  const areTwo = (): boolean => {
    const [left, right] = [first.slice(0, -1).toLowerCase(), second.toLowerCase()];
    return (
      left.length > 3 &&
      right.length > 3 &&
      isEnglish(left) &&
      (isEnglish(right) || isEnglish(right.replace(/s$/, ''))) &&
      !isEnglish(`${left}${right}`)
    );
  };
  const keeps = hyphenated.test(before.slice(-longestWord)) || whole.includes(`${first}${second}`) || areTwo();
  return keeps ? `${before}${after}` : `${before.slice(0, -1)}${after}`;
};
