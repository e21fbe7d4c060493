/** What heads a list of words with their meanings. */
const headsTerms =
  /\b(?:key (?:terms?|words?|vocab(?:ulary)?)|glossary|definitions?|vocab(?:ulary)?|terms? to (?:know|learn)|words? to (?:know|learn))\b/i;
const longestHead = 9;
const fewest = 4;
const mostOfTerm = 3;
const fewestOfMeaning = 3;

const wordsIn = (line: string): number => line.trim().split(/\s+/).length;
const isBare = (line: string): boolean =>
  line.trim() !== '' && !/\s{3,}|[|=:_?]|\s[–—-]\s/.test(line.trim()) && !/^\s*(?:[-–—•*▪●]|\(?\d{1,2}[.)])\s/.test(line);
const isTerm = (line: string): boolean => isBare(line) && wordsIn(line) <= mostOfTerm && /^\s*\p{L}[\p{L}'’ -]{1,38}$/u.test(line);

/** "Atonement" and below it "Restoring the relationship ...": below "Key terms" each second line tells what the one above it means. */
export const withTermsAbove = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    told.push(line);
    if (!headsTerms.test(line) || wordsIn(line) > longestHead || line.length > 90) continue;
    const pairs: (readonly [string, string])[] = [];
    let end = at + 1;
    while ((lines[end] ?? '').trim() === '' && end < lines.length) end += 1;
    while (end + 1 < lines.length) {
      const [term = '', meaning = ''] = [lines[end], lines[end + 1]];
      if (!isTerm(term) || !isBare(meaning) || meaning.length > 240) break;
      pairs.push([term.trim(), meaning.trim()]);
      end += 2;
      while ((lines[end] ?? '').trim() === '' && end < lines.length) end += 1;
    }
    const long = pairs.filter(([, meaning]) => wordsIn(meaning) >= fewestOfMeaning).length;
    if (pairs.length < fewest || long * 4 < pairs.length * 3) continue;
    told.push('', ...pairs.map(([term, meaning]) => `${term} = ${meaning.replace(/\.$/, '')}`), '');
    at = end - 1;
  }
  return told;
};
