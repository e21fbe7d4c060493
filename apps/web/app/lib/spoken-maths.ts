/** A formula as a tree: what a browser's MathML element, or a test's, is made of. */
export type Formula = { readonly name: string; readonly text: string; readonly parts: readonly Formula[] };

const signs: Readonly<Record<string, string>> = {
  '+': 'plus',
  '−': 'minus',
  '-': 'minus',
  '×': 'times',
  '⋅': 'times',
  '·': 'times',
  '∗': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '≠': 'is not equal to',
  '≈': 'is about',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '±': 'plus or minus',
  '%': 'percent',
  '‰': 'per thousand',
  '∘': 'degrees',
  '°': 'degrees',
  ':': 'to',
  '∶': 'to',
  '/': 'over',
  '(': ', open bracket,',
  ')': ', close bracket,',
  '[': ', open bracket,',
  ']': ', close bracket,',
  '→': 'goes to',
  '⇒': 'so',
  '…': 'and so on',
  '⋯': 'and so on',
  '□': 'blank',
  '◻': 'blank',
  '?': 'what',
  '∠': 'angle',
  π: 'pi',
  '∥': 'is parallel to',
  '⊥': 'is perpendicular to',
  '′': 'prime',
};
/** Holds a formula together without a sound of its own. */
const silent = /[\u2061-\u2064|]/gu;

const ordinals: Readonly<Record<string, string>> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
  8: 'eighth',
  9: 'ninth',
  10: 'tenth',
  11: 'eleventh',
  12: 'twelfth',
  20: 'twentieth',
  100: 'hundredth',
  1000: 'thousandth',
};
const many = (ordinal: string): string => (ordinal === 'half' ? 'halves' : `${ordinal}s`);

const joined = (words: readonly string[]): string =>
  words
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=,)/g, '')
    .replaceAll(/,(?: ?,)+/g, ',')
    .replaceAll(/^,|,$/g, '')
    .trim();

const isShort = (words: string): boolean => !words.includes(' ');

const fraction = (over: string, under: string): string => {
  const ordinal = ordinals[under];
  if (ordinal !== undefined && /^\d+$/.test(over)) return over === '1' ? `one ${ordinal}` : `${over} ${many(ordinal)}`;
  if (isShort(over) && isShort(under)) return `${over} over ${under}`;
  return `${over}, all over ${under}`;
};

const power = (base: string, exponent: string): string => {
  if (exponent === 'degrees' || exponent === 'prime') return `${base} ${exponent}`;
  if (exponent === '2') return `${base} squared`;
  return exponent === '3' ? `${base} cubed` : `${base} to the power of ${exponent}`;
};

const row = (parts: readonly Formula[]): string =>
  joined(
    parts.flatMap((part, at) => {
      const before = parts[at - 1];
      // 5 000 is one number, written with a thin space.
      if (part.name === 'mspace') return [];
      // Two and a half: a whole number and what is left of it.
      if (part.name === 'mfrac' && before?.name === 'mn') return ['and', mathsInWords(part)];
      return [mathsInWords(part)];
    }),
  )
    .replaceAll(/£ (?=\d)/g, '£')
    .replaceAll(/\b(\d{1,3}) (?=\d{3}\b)/g, '$1');

const spokenSign = (text: string): string => {
  const sign = text.replaceAll(silent, '').trim();
  return signs[sign] ?? sign;
};

/** A formula as an English teacher says it: "3 quarters", "7 times 8", "minus 4", "x squared". */
export const mathsInWords = ({ name, text, parts }: Formula): string => {
  const [first, second, third] = parts.map((part) => mathsInWords(part));
  switch (name) {
    case 'mfrac':
      return fraction(first ?? '', second ?? '');
    case 'msup':
      return power(first ?? '', second ?? '');
    case 'msub':
      return `${first ?? ''} ${second ?? ''}`;
    case 'msubsup':
      return power(`${first ?? ''} ${second ?? ''}`, third ?? '');
    case 'msqrt':
      return `the square root of ${row(parts)}`;
    case 'mroot':
      return second === '3' ? `the cube root of ${first ?? ''}` : `root ${second ?? ''} of ${first ?? ''}`;
    case 'mover':
      return second === '˙' || second === '.' ? `${first ?? ''} recurring` : (first ?? '');
    case 'munder':
    case 'munderover':
    case 'semantics':
      return first ?? '';
    case 'mtr':
    case 'mlabeledtr':
      return `${joined(parts.map((part) => mathsInWords(part)))},`;
    case 'mphantom':
    case 'mspace':
    case 'annotation':
      return '';
    case 'mi':
    case 'mo':
      return spokenSign(text);
    case 'mn':
    case 'mtext':
      return text.replaceAll(/\s+/g, ' ').trim();
    default:
      return parts.length === 0 ? text.trim() : row(parts);
  }
};
