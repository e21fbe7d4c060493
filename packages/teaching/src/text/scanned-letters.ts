import { isEnglish } from './language.ts';

/** "hirn", "ernployer", "noctumal": scanners read an m as r and n, and r and n as an m. */
const longestLooked = 24;
/** "La carne" is meat, and no form of "come". */
const afterArticle = /(?<!\p{L})(?:el|la|los|las|una?|le|les|du|des|de|der|die|das|den|dem|eine?)\s+$/iu;
const withinSentence = /[\p{L}\d,;)"'] $/u;
/** The list has hardly any word in more than one. */
const isWord = (word: string): boolean => isEnglish(word) || (word.length > 4 && /[^s]s$/.test(word) && isEnglish(word.slice(0, -1)));
const withM = (word: string): string | undefined => {
  if (word.length > longestLooked || isWord(word.toLowerCase())) return undefined;
  const made = [word.replaceAll('rn', 'm'), word.replace('m', 'rn'), ...(word.includes('cl') ? [word.replace(/cl(?!.*cl)/, 'd')] : [])];
  return made.find((mended) => mended !== word && isWord(mended.toLowerCase()));
};
/** Each word is looked at once, however often it stands there. */
const withWordsMended = (page: string): string => {
  const mended = new Map<string, { readonly word: string | undefined; readonly isSaid: boolean }>();
  const mendedOf = (word: string) => {
    const before = mended.get(word);
    if (before !== undefined) return before;
    const found = withM(word);
    const about = { word: found, isSaid: found !== undefined && /^\p{Lu}\p{Ll}/u.test(word) && page.includes(found) };
    mended.set(word, about);
    return about;
  };
  return page.replaceAll(/(?<!\p{L})\p{L}*(?:rn|(?<=\p{L})m|(?<=\p{L})cl)\p{L}*(?!\p{L})/gu, (word, at: number) => {
    const { word: other, isSaid } = mendedOf(word);
    const before = page.slice(Math.max(0, at - 8), at);
    if (other === undefined || afterArticle.test(before)) return word;
    // "The Farne Islands": a name is what it is, unless the page has the other word too, as "Roman" beside "Rornan".
    const isName = /^\p{Lu}\p{Ll}/u.test(word) && withinSentence.test(before);
    return isName && !isSaid ? word : other;
  });
};

/** "cel1s" and "wh1ch": a figure for an l or an i, whichever gives a word. */
const withL = (word: string): string => {
  const [l, i] = [word.replace('1', 'l'), word.replace('1', 'i')];
  return !isEnglish(l) && isEnglish(i) ? i : l;
};

/** "6,OOO years ago", "in 185O": an O among figures. In "2O" of an equation it is oxygen, so only whole thousands and years are read so. */
const withFigures = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\d])\d{1,3}(?:,[\dO]{3})+(?![\p{L}\d])/gu, (found) => found.replaceAll('O', '0'))
    .replaceAll(/(?<![\p{L}\d])(?:(?:1[0-9O]|20)[\dO]{2}|[1-9]OO)(?![\p{L}\d])/gu, (found) => found.replaceAll('O', '0'));

/** "cIear", "lron Age", "lt was": an l read as a capital I, and a capital I as an l. */
const withI = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}'’-])\p{L}\p{Ll}{0,12}I\p{Ll}{1,12}(?!\p{L})/gu, (word) => {
      const mended = word.replaceAll('I', 'l');
      return isEnglish(mended.toLowerCase()) ? mended : word;
    })
    .replaceAll(/(?<![\p{L}'’-])l\p{Ll}{2,14}(?!\p{L})/gu, (word) =>
      !isEnglish(word) && isEnglish(`i${word.slice(1)}`) ? `I${word.slice(1)}` : word,
    )
    .replaceAll(/(?:^|(?<=[.!?] ))l(?=[tfs] \p{Ll})/gmu, 'I');

/** What a scanner misread inside words: an l or an o as a figure, an l as a capital I, an m as r and n. */
export const withScannedLetters = (text: string): string =>
  withWordsMended(
    withI(withFigures(text))
      .replaceAll(/(?<![\p{L}\d])\p{Ll}{1,14}1\p{Ll}{1,14}(?![\p{L}\d])/gu, withL)
      .replaceAll(/(?<=\p{Ll})1+(?=\p{Ll})|(?<=\p{Ll}l)1(?![\p{L}\d.])/gu, (found) => 'l'.repeat(found.length))
      .replaceAll(/(?<=\p{Ll}{2})I{1,2}(?![\p{Lu}\d])/gu, (found) => 'l'.repeat(found.length)),
  )
    .replaceAll(/(?<![\p{L}\d])rn(?=[aeiou]\p{Ll})/gu, 'm')
    .replaceAll(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o');
