import { isTrying, storeOf, takeOver } from './attempt-stores.ts';
import { attemptOfKey } from './attempt-draft.ts';
import { isHandedIn, recoverHandIns } from './hand-in.ts';

/** Answers of an attempt that an earlier visit could not send; the attempt need not be opened for it. */
const sendLeftAnswers = (id: string, who: string): void => {
  const store = storeOf(id, who, (state) => {
    // Handed in elsewhere meanwhile.
    if (state === 'refused') store.forget();
  });
  const { unsaved, who: whose, ...extras } = store.read();
  if (unsaved === null || whose !== who) return;
  takeOver(id, store);
  store.keep(unsaved, extras);
  addEventListener('online', () => void store.retry());
};

/** Sends what this pupil answered and handed in without a line. */
export const sendLeftWork = (who: string, onArrived: () => void): void => {
  recoverHandIns(who, onArrived);
  for (const key of Object.keys(localStorage)) {
    const id = attemptOfKey(key);
    if (id !== undefined && !isTrying(id) && !isHandedIn(who, id)) sendLeftAnswers(id, who);
  }
};
