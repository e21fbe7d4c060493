import type { Statement } from './read-notes.ts';

export type TargetKind = 'date' | 'year' | 'quantity' | 'count' | 'person' | 'place' | 'name' | 'term';
/** A word or figure whose absence makes a fair question, and how specific it is (higher is better). */
export type Target = {
  readonly text: string;
  readonly start: number;
  readonly kind: TargetKind;
  readonly weight: number;
  readonly from: Statement;
};

/** From this weight on a blank is about something that the notes explain, repeat or name: others are any word of a sentence. */
export const worthAsking = 2.3;
/** Where a sentence has nothing better, its own last or longest noun may be asked for on a card. */
export const worthACard = 2;
