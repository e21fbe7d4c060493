/*
 * Unified English Braille, uncontracted (grade 1), as the Rules of Unified English Braille (ICEB, 2013) and its Guidelines for
 * Technical Material have it. Checked against liblouis (en-ueb-g1); fractions, roots and powers go beyond what it does with plain text.
 */

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵', (cell, at) => [String.fromCodePoint(97 + at), cell]),
);
const digits = '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊';
const numeric = '⠼';
const capital = '⠠';
/** Says that a letter from a to j after a number is a letter. */
const letterSign = '⠰';
/** Takes signs of mathematics as such: a power or an index. */
const grade1 = '⠰';

const signs = new Map(
  Object.entries({
    ' ': '⠀',
    '.': '⠲',
    ',': '⠂',
    ';': '⠆',
    ':': '⠒',
    '!': '⠖',
    '¡': '⠘⠰⠖',
    '?': '⠦',
    '¿': '⠘⠰⠦',
    "'": '⠄',
    '’': '⠄',
    '‘': '⠠⠦',
    '“': '⠦',
    '”': '⠴',
    '«': '⠸⠦',
    '»': '⠸⠴',
    '-': '⠤',
    '–': '⠠⠤',
    '—': '⠠⠤',
    '(': '⠐⠣',
    ')': '⠐⠜',
    '[': '⠨⠣',
    ']': '⠨⠜',
    '{': '⠸⠣',
    '}': '⠸⠜',
    '/': '⠸⠌',
    '|': '⠸⠳',
    _: '⠨⠤',
    '…': '⠲⠲⠲',
    '&': '⠈⠯',
    '@': '⠈⠁',
    '#': '⠸⠹',
    '*': '⠐⠔',
    '★': '⠐⠔',
    '•': '⠸⠲',
    '%': '⠨⠴',
    '£': '⠈⠇',
    $: '⠈⠎',
    '€': '⠈⠑',
    '°': '⠘⠚',
    '′': '⠶',
    '♭': '⠼⠣',
    '♯': '⠼⠩',
    '+': '⠐⠖',
    '−': '⠐⠤',
    '×': '⠐⠦',
    '÷': '⠐⠌',
    '=': '⠐⠶',
    '<': '⠈⠣',
    '>': '⠈⠜',
    '≤': '⠸⠈⠣',
    '≥': '⠸⠈⠜',
    '≠': '⠐⠶⠈⠱',
    '≈': '⠘⠔',
    '≡': '⠸⠶',
    '∝': '⠸⠐⠶',
    '±': '⠸⠖',
    '·': '⠐⠲',
    '∠': '⠸⠪',
    '∩': '⠨⠦',
    '∪': '⠨⠖',
    '∈': '⠘⠑',
    '∉': '⠘⠑⠈⠱',
    '∅': '⠈⠚',
    '∞': '⠼⠿',
    '∴': '⠠⠡',
    '□': '⠰⠫⠼⠲',
    '△': '⠰⠫⠼⠒',
    '→': '⠰⠳⠕',
    '⇒': '⠰⠳⠶⠕',
    '⇌': '⠘⠸⠶',
    '√': '⠐⠩',
    α: '⠨⠁',
    β: '⠨⠃',
    γ: '⠨⠛',
    Δ: '⠠⠨⠙',
    θ: '⠨⠹',
    λ: '⠨⠇',
    μ: '⠨⠍',
    µ: '⠨⠍',
    ξ: '⠨⠭',
    π: '⠨⠏',
    ρ: '⠨⠗',
    σ: '⠨⠎',
    '∑': '⠠⠨⠎',
    Ω: '⠠⠨⠺',
    ß: '⠨⠮',
    æ: '⠁⠘⠖⠑',
    œ: '⠕⠘⠖⠑',
    Æ: '⠠⠁⠘⠖⠠⠑',
    Œ: '⠠⠕⠘⠖⠠⠑',
    ø: '⠈⠡⠕',
    Ø: '⠠⠈⠡⠕',
    ł: '⠈⠡⠇',
  }),
);

/** Accents come before their letter; their combining marks as Unicode takes letters apart. */
const accents = new Map(
  Object.entries({
    '\u0300': '⠘⠡',
    '\u0301': '⠘⠌',
    '\u0302': '⠘⠩',
    '\u0303': '⠘⠻',
    '\u0304': '⠈⠤',
    '\u0307': '⠘⠲',
    '\u0308': '⠘⠒',
    '\u030A': '⠘⠫',
    '\u030C': '⠘⠬',
    '\u0327': '⠘⠯',
    '\u0328': '⠘⠢',
  }),
);

const powers = new Map(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (sign, at) => [sign, String(at)]));
const indices = new Map(Array.from('₀₁₂₃₄₅₆₇₈₉', (sign, at) => [sign, String(at)]));
const raisedSigns: Readonly<Record<string, string>> = { '⁺': '+', '⁻': '−', ⁿ: 'n' };
const loweredSigns: Readonly<Record<string, string>> = { '₊': '+', '₋': '−', ₙ: 'n' };
/** "x²" and "H₂O" as "x^(2)" and "H_(2)O", so that there is one way to read a power and an index; fractions of one sign in full. */
const spelt = (text: string): string =>
  text
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+/g, (run) => `^(${Array.from(run, (sign) => powers.get(sign) ?? raisedSigns[sign] ?? '').join('')})`)
    .replaceAll(
      /[₀₁₂₃₄₅₆₇₈₉₊₋ₙ]+/g,
      (run) => `\u{E000}(${Array.from(run, (sign) => indices.get(sign) ?? loweredSigns[sign] ?? '').join('')})`,
    )
    .replaceAll('½', '1/2')
    .replaceAll('¼', '1/4')
    .replaceAll('¾', '3/4')
    // A sign of its own for less and below nought, which is typed as a hyphen.
    .replaceAll(/(^|[\s(=,±×÷])-(?=[\d.√(]|\p{L}(?!\p{L}))/gu, '$1−')
    .replaceAll(/(?<=[\d)]|(?<!\p{L})\p{L}) - (?=[\d√(]|\p{L}(?!\p{L}))/gu, ' − ')
    // A place to fill in is one sign, however long it was drawn.
    .replaceAll(/_{2,}/g, '_');

/** A space inside of a number ("25 000") does not end it. */
const withinNumber: Readonly<Record<string, string>> = { '.': '⠲', ',': '⠂', ' ': '⠐' };
const digitCells = (run: string): string => Array.from(run, (sign) => withinNumber[sign] ?? digits[Number(sign)] ?? '').join('');

/** Where the bracket that opens at `at` closes; -1 where it does not. */
const closing = (text: string, at: number): number => {
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
};

/** One number, word of capitals or sign at a time: what it is in braille, and how much of the text it was. */
type Cells = { readonly cells: string; readonly length: number };

const letterCells = (letter: string): string | undefined => {
  const [base = '', ...marks] = letter.normalize('NFD');
  const cell = letters[base.toLowerCase()];
  if (cell === undefined) return undefined;
  const before = marks.map((mark) => accents.get(mark));
  return before.includes(undefined) ? undefined : before.join('') + cell;
};

/** A number, and a fraction of numbers alone under one sign: "3/4", and no date. */
const numberAt = (text: string, before: string): Cells | undefined => {
  const [both, over = '', below] = /^(\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*)(?:\/(\d+)(?![\d/]))?/.exec(text) ?? [];
  if (both === undefined) return undefined;
  const [all, under] = before.endsWith('/') ? [over, undefined] : [both, below];
  const cells = numeric + digitCells(over) + (under === undefined ? '' : `⠌${digitCells(under)}`);
  // "5a": without the sign it would be 51. A power or a word of a capital says itself that the number is over.
  return { cells: cells + (/^[a-j]/.test(text.slice(all.length)) ? letterSign : ''), length: all.length };
};

/** A root, power or index and what it reaches over, in the brackets of braille. */
const reachAt = (text: string): Cells | undefined => {
  const sign = text.charAt(0);
  if (sign === '√' || sign === '∛') {
    const index = sign === '√' ? '' : '⠔⠼⠉';
    const end = text.charAt(1) === '(' ? closing(text, 1) : -1;
    return end < 0 ? undefined : { cells: `${grade1}⠩${index}${brailleCells(text.slice(2, end))}${grade1}⠬`, length: end + 1 };
  }
  if (sign !== '^' && sign !== '\u{E000}') return undefined;
  const mark = sign === '^' ? '⠔' : '⠢';
  const end = text.charAt(1) === '(' ? closing(text, 1) : -1;
  const [reach = ''] = end < 0 ? (/^-?(?:[\d.]+|\p{L})/u.exec(text.slice(1)) ?? []) : [text.slice(2, end)];
  const length = end < 0 ? reach.length + 1 : end + 1;
  if (reach === '') return { cells: '⠈⠢', length: 1 };
  const isOne = /^(?:\d+(?:\.\d+)?|\p{L}|[+−])$/u.test(reach);
  return { cells: isOne ? grade1 + mark + brailleCells(reach) : `${grade1}${mark}⠣${brailleCells(reach)}⠜`, length };
};

/** Letters, with a sign before a capital or before a word of capitals. */
const lettersAt = (text: string): Cells | undefined => {
  const [run = ''] = /^\p{L}[\p{L}\p{M}]*/u.exec(text) ?? [];
  const [word = ''] = /^(?:\p{Lu}\p{M}*){2,}(?!\p{Ll})/u.exec(run) ?? [];
  const [first = ''] = word === '' ? (/^\p{L}\p{M}*/u.exec(run) ?? []) : [word];
  if (first === '') return undefined;
  const cells: string[] = [];
  for (const [letter] of first.matchAll(/\p{L}\p{M}*/gu)) {
    const own = signs.get(letter.normalize('NFC')) ?? letterCells(letter);
    if (own === undefined) return undefined;
    cells.push(own);
  }
  const isCapital = /^\p{Lu}/u.test(first) && !signs.has(first.normalize('NFC'));
  return { cells: (word === '' ? (isCapital ? capital : '') : capital + capital) + cells.join(''), length: first.length };
};

/** Opening or closing, by what stands before. */
const straightQuote = (before: string): Cells => ({ cells: /[\p{L}\p{N}.,!?)]$/u.test(before) ? '⠴' : '⠦', length: 1 });
/** "‘Tis so’": closing where nothing follows that belongs to a word. */
const singleQuote = (text: string, before: string): Cells | undefined =>
  text.startsWith('’') && /[\p{P}]$/u.test(before) ? { cells: '⠠⠴', length: 1 } : undefined;

const signAt = (text: string): Cells | undefined => {
  const [sign = ''] = text;
  const cells = signs.get(sign);
  return cells === undefined ? undefined : { cells, length: sign.length };
};

/** A question mark that stands alone would be taken for a quotation mark. */
const loneQuestionMark = (text: string, before: string): Cells | undefined =>
  /^\?(?:\s|$)/.test(text) && /(?:^|\s)$/.test(before) ? { cells: '⠰⠦', length: 1 } : undefined;

/** Drawings that decorate, and marks of programs, say nothing by touch. */
const isSilent = (sign: string): boolean => /[\p{Extended_Pictographic}\p{C}\p{M}`]/u.test(sign);

/** Signs for which there is no braille here are left out of the cells and said by `unwritten`. */
const read = (text: string): { readonly cells: string; readonly unwritten: readonly string[] } => {
  const whole = spelt(text.normalize('NFC'));
  const unwritten: string[] = [];
  let cells = '';
  let at = 0;
  while (at < whole.length) {
    const rest = whole.slice(at);
    const before = whole.slice(0, at);
    const found =
      numberAt(rest, before) ??
      reachAt(rest) ??
      (rest.startsWith('"') ? straightQuote(before) : undefined) ??
      singleQuote(rest, before) ??
      loneQuestionMark(rest, before) ??
      lettersAt(rest) ??
      signAt(rest);
    const sign = String.fromCodePoint(rest.codePointAt(0) ?? 0);
    if (found === undefined && !isSilent(sign)) unwritten.push(sign);
    cells += found?.cells ?? '';
    at += found?.length ?? sign.length;
  }
  return { cells, unwritten };
};

/** A text in braille cells (Unicode). */
export const brailleCells = (text: string): string => read(text).cells;

/** Signs of a text that cannot be written in braille here: Chinese characters, drawings. */
export const unwrittenIn = (text: string): readonly string[] => [...new Set(read(text).unwritten)];
