import { mayPass, saveProgress } from './api.ts';
import { type AnswerStore, answerStore, type SaveState } from './attempt-draft.ts';

/** After Exit a save that waits goes on trying, until the attempt is opened again: an older answer must not arrive after a newer one. */
const trying = new Map<string, AnswerStore>();

export const later = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

export const storeOf = (id: string, who: string, onState: (state: SaveState) => void): AnswerStore =>
  answerStore({ id, who, storage: localStorage, send: (snapshot) => saveProgress(id, snapshot), mayPass, later, onState });

/** From now on this one sends the attempt's answers, and no other. */
export const takeOver = (id: string, store: AnswerStore): void => {
  const before = trying.get(id);
  if (before !== store) before?.stop();
  trying.set(id, store);
};

export const isTrying = (id: string): boolean => trying.has(id);
