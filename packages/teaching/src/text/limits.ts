/**
 * How much of one upload is read. A text of 200,000 letters can hold so many short lines, or one endless sentence, that a child's
 * own notes would keep a processor busy for minutes; a long chapter stays well inside all of these.
 */
export const limits = {
  /** Characters of one text. */
  letters: 200_000,
  /** Characters of a line: a longer one is cut where a sentence or a word ends. */
  line: 1500,
  lines: 3000,
  /** Characters of a paragraph. */
  paragraph: 4000,
  /** Characters of a sentence: nobody can be asked about a longer one. */
  sentence: 500,
  statements: 800,
  /** Explained words, and likewise reasons and results. */
  definitions: 250,
  causes: 250,
  columns: 12,
  /** Values of one column, and candidates of one kind, that are tried as wrong options. */
  candidates: 250,
} as const;

const lastSentence = (text: string): number => Math.max(...['. ', '! ', '? '].map((end) => text.lastIndexOf(end))) + 1;

/**
 * A text in pieces of at most `most` characters, each ending at a sentence, else at a word, else anywhere. They are about equally
 * long: a rest of one word would be taken for no sentence and be lost.
 */
export const inPieces = (text: string, most: number): readonly string[] => {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > most) {
    const left = text.length - from;
    const window = text.slice(from, from + Math.min(most, Math.ceil((left / Math.ceil(left / most)) * 1.2)));
    const cut = [lastSentence(window), window.lastIndexOf(' ')].find((place) => place > window.length / 2) ?? window.length;
    pieces.push(window.slice(0, cut).trim());
    from += cut;
  }
  return pieces.length === 0 ? [text] : [...pieces, text.slice(from).trim()];
};
