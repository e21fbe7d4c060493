import { useSyncExternalStore } from 'react';
import { emptyDraft, SignupDraft } from './draft.ts';

/** This browser tab's memory: it outlives a reload, and is gone with the tab. */
const key = 'hedgerow.sign-up';

/** What was kept; a draft that cannot be read is an empty one. */
export const readDraft = (storage: Pick<Storage, 'getItem'>): SignupDraft => {
  try {
    const draft = SignupDraft.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
    return draft.success ? draft.data : emptyDraft;
  } catch {
    return emptyDraft;
  }
};

/** Only the fields of the draft are written, whatever else the object carries. A browser that keeps nothing is no reason to stop. */
export const writeDraft = (storage: Pick<Storage, 'setItem'>, draft: SignupDraft): void => {
  try {
    storage.setItem(key, JSON.stringify(SignupDraft.parse(draft)));
  } catch {
    // Storage may be full or forbidden: the draft then lives until the next reload.
  }
};

let held: SignupDraft | undefined;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tell = (): void => {
  for (const listener of listeners) listener();
};

export const currentDraft = (): SignupDraft => {
  held ??= readDraft(sessionStorage);
  return held;
};

/** Always from the newest draft: two fields may change in one turn. */
export const changeDraft = (change: (draft: SignupDraft) => SignupDraft): void => {
  held = change(currentDraft());
  writeDraft(sessionStorage, held);
  tell();
};

/** After the payment. Signing out forgets it too (lib/session.ts). */
export const forgetDraft = (): void => {
  held = emptyDraft;
  sessionStorage.removeItem(key);
  tell();
};

/** Undefined in the prerendered page and in the first render, which must be the same for everybody. */
export const useDraft = (): SignupDraft | undefined => useSyncExternalStore(listen, currentDraft, () => undefined);
