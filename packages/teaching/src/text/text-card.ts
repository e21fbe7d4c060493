import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { Statement } from './read-notes.ts';

export type TextCard = {
  readonly question: string;
  readonly answer: string;
  readonly difficulty: Difficulty;
  /** Of the statement that it asks about. */
  readonly from: Statement['id'];
  /** A blank for a word that the page neither explains nor repeats, in a sentence that has nothing better. */
  readonly isWeak?: boolean;
};

export const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
/** "CHILE" heads a column in capitals, and is Chile in a sentence; "DNA" stays. */
export const fromCapitals = (head: string): string => {
  const [, bare = head] = /^(\p{Lu}{4,}) \(\p{Lu}+\)$/u.exec(head) ?? [];
  return /^\p{Lu}{4,}$/u.test(bare) ? capital(bare.toLowerCase()) : head;
};
export const uncapital = (text: string): string =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

/** An answer ends as a sentence does. */
export const ended = (text: string): string => (/[?!]["”')]?$/.test(text) ? text : `${text.replace(/\.$/, '')}.`);
