const toneMarks: Readonly<Record<string, string>> = { a: 'āáǎà', e: 'ēéěè', i: 'īíǐì', o: 'ōóǒò', u: 'ūúǔù', ü: 'ǖǘǚǜ' };

/** Where a syllable carries its tone: on a or e, on the o of ou, otherwise on its last vowel. */
const markedVowel = (syllable: string): number => {
  const open = syllable.search(/[ae]/);
  if (open >= 0) return open;
  const ou = syllable.indexOf('ou');
  if (ou >= 0) return ou;
  return Array.from(syllable).findLastIndex((letter) => 'iouü'.includes(letter));
};

const withMark = (syllable: string, tone: number): string => {
  const at = markedVowel(syllable);
  const letter = syllable[at] ?? '';
  return tone === 5 || at < 0 ? syllable : `${syllable.slice(0, at)}${toneMarks[letter]?.[tone - 1] ?? letter}${syllable.slice(at + 1)}`;
};

/** "ni3 hao3" as "nǐ hǎo"; what has marks already stays. */
export const withToneMarks = (text: string): string =>
  text.replaceAll(/([a-zü:]+)([1-5])/gu, (_, syllable: string, tone: string) => withMark(syllable.replaceAll(/u:|v/g, 'ü'), Number(tone)));

const marks = new RegExp(`[${Object.values(toneMarks).join('')}]`, 'u');
export const hasTones = (text: string): boolean => marks.test(text.normalize('NFC'));
