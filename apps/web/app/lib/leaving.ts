import { neverBack } from './never-back.ts';

const key = 'hedgerow:leaving';

/** Ends every call of this page once somebody has begun to sign out: the page goes, and an answer would only say that they are signed out. */
const pageLeft = new AbortController();

/** Signing out has begun on this device, and is not finished. */
export const isLeaving = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** From here on this page asks nothing more, and the device remembers what is to be finished, should there be no line. */
export const beginLeaving = (): void => {
  pageLeft.abort();
  neverBack();
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // A forbidden storage has nothing to forget later.
  }
};

/** The device and the server have both forgotten. */
export const endLeaving = (): void => {
  if (isLeaving()) localStorage.removeItem(key);
};

export const hasLeftPage = (): boolean => pageLeft.signal.aborted;

/** A signal that ends with the caller's own, or with the page. */
export const untilLeaving = (own?: AbortSignal): AbortSignal => {
  if (own === undefined || hasLeftPage()) return pageLeft.signal;
  // Browsers from before 2024 have no `any`: there a call runs on, and `hasLeftPage` drops what it answers.
  return 'any' in AbortSignal ? AbortSignal.any([own, pageLeft.signal]) : own;
};
