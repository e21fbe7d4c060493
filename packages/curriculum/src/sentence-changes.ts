/** A sentence as words and marks, however its spaces, dashes and quotation marks were typed. */
export type SentencePart = { readonly text: string; readonly isWord: boolean };

/** One way of writing what keyboards write in several. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ`´′]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[“”„«»″]|''/gu, '"')
    .replaceAll('…', '...')
    // A dash, and not the hyphen of a word.
    .replaceAll(/[—―]|(?<= )[-‐‑–]{1,2}(?= )|--/gu, ' – ')
    .replaceAll(/[‐‑–](?=\S)(?<=\S[‐‑–])/gu, '-')
    // Speech may stand in single marks: one that opens before a letter, or closes behind a mark of its own.
    .replaceAll(/(?<=^|[\s([])'(?=\p{L})/gu, '"')
    .replaceAll(/(?<=[.,!?])'/gu, '"');

const part = /[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}\d]+)*(?:'(?!\p{L}))?|\.{3}|[^\s]/gu;

export const partsIn = (sentence: string): readonly SentencePart[] =>
  (plain(sentence).match(part) ?? []).map((text) => ({ text, isWord: /[\p{L}\d]/u.test(text) }));

/** A place where two sentences differ: [from, to) in the one, [at, end) in the other. */
export type Change = { readonly from: number; readonly to: number; readonly at: number; readonly end: number };

/** How many parts of the rest both have, by where each begins. */
const sharedRests = (one: readonly SentencePart[], other: readonly SentencePart[]): readonly (readonly number[])[] => {
  const rows = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      if (row === undefined) continue;
      row[j] = one[i]?.text === other[j]?.text ? 1 + (rows[i + 1]?.[j + 1] ?? 0) : Math.max(rows[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
};

/** What has to be changed in one sentence to make it the other, in the order of its words. */
export const changesBetween = (one: readonly SentencePart[], other: readonly SentencePart[]): readonly Change[] => {
  const rests = sharedRests(one, other);
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [from, at] = [i, j];
    const isSame = (): boolean => i < one.length && j < other.length && one[i]?.text === other[j]?.text;
    while ((i < one.length || j < other.length) && !isSame()) {
      const goesOn = (rests[i + 1]?.[j] ?? -1) >= (rests[i]?.[j + 1] ?? -1);
      if (i < one.length && (goesOn || j >= other.length)) i += 1;
      else j += 1;
    }
    if (i > from || j > at) changes.push({ from, to: i, at, end: j });
    while (isSame()) {
      i += 1;
      j += 1;
    }
  }
  return changes;
};

/** The word by which a place is spoken of: the first that differs, else the one before it, else the first of all. */
export const wordAt = (parts: readonly SentencePart[], { from, to }: Change): string =>
  [...parts.slice(from, to), ...parts.slice(0, from).toReversed(), ...parts].find(({ isWord }) => isWord)?.text ?? '';
