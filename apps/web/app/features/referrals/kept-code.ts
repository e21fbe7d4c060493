import { useSyncExternalStore } from 'react';
import { readReferralCode } from '@hedgerow/domain/referrals';

/** The friend's code from the link, until there is an account to keep it with. Signing out forgets it (lib/session.ts). */
const key = 'hedgerow.referral';
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = (): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a code that can be one; answers it as it is written. */
export const keepCode = (typed: string): string | undefined => {
  const code = readReferralCode(typed);
  if (code === undefined) return undefined;
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // A browser without storage: the code can be typed again later.
  }
  tell();
  return code;
};

export const forgetCode = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  tell();
};

/** Undefined in prerendered pages, and where no code is kept. */
export const useKeptCode = (): string | undefined => useSyncExternalStore(listen, read, () => undefined);
