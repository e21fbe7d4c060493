export type NumberKind = 'year' | 'date' | 'quantity' | 'count';
export type FoundNumber = { readonly text: string; readonly start: number; readonly kind: NumberKind };

const months = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
export const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
const units = String.raw`(?:\s?(?:%|°C|°)|\s(?:per cent|percent|million|billion|thousand|hundred|cm|mm|km|m|kg|g|mg|ml|l|litres?|Hz|kHz|dB|N|J|W|V|A|metres?|kilometres?|centimetres?|millimetres?|miles?|tonnes?|grams?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|degrees?|people|men|women|children|deaths|homes|times)\b)?`;

const patterns: readonly (readonly [NumberKind, RegExp])[] = [
  ['date', new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}(?: \d{4})?\b`, 'g')],
  ['date', new RegExp(String.raw`\b${months} \d{4}\b`, 'g')],
  ['year', /(?<![\d,.£])1\d{3}[-–](?:\d{4}|\d{2})\b/g],
  [
    'year',
    /\bAD \d{1,4}\b|\b\d{1,4} (?:AD|BC|BCE|CE)\b|(?<![\d,.£])(?:1\d{3}|20\d{2})s?\b(?![,.]?\d)(?! (?:people|men|km|m|cm|metres|kg|deaths|homes|tonnes|miles|years))/g,
  ],
  [
    'quantity',
    new RegExp(
      String.raw`(?<![\d.,/\p{L}]|\d[-–]|\d |\b(?:Act|Scene|Chapter|Stage|Step|Figure|Page|Year|Unit|Part|Table|Category|Grade|Level|Question|Key Stage|Paper|Exercise|Lesson) )[£＄]?(?:\d{1,3}(?: \d{3})+(?!\d)|\d+(?:,\d{3})*)(?:\.\d+)?${units}(?![\d/\p{L}½¼¾⅓⅔⅛]|[-–]\d|\.\d)`,
      'gu',
    ),
  ],
  ['count', new RegExp(String.raw`\b(?:${numberWords.slice(1).join('|')})\b(?=\s\p{L})`, 'giu')],
];

/** Dates, years, quantities with their unit, and counts in words; none overlaps another. */
export const numbersIn = (sentence: string): readonly FoundNumber[] => {
  const found: FoundNumber[] = [];
  for (const [kind, pattern] of patterns) {
    for (const { 0: text, index } of sentence.matchAll(pattern)) {
      const overlaps = found.some(({ start, text: other }) => index < start + other.length && start < index + text.length);
      if (!overlaps) found.push({ text: text.trim(), start: index, kind });
    }
  }
  return found;
};
