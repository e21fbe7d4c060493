import { useSyncExternalStore } from 'react';
import { readReferralCode } from '@hedgerow/domain/referrals';
import { referralPlace } from '../../lib/referral-place.ts';

/** The friend's code from the link, until there is an account to keep it with: in every tab of this browser, for a month. Signing out forgets it (lib/session.ts). */
const keptMs = 30 * 86_400_000;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** Kept as the code and the moment in which it came. */
const read = (): string | undefined => {
  try {
    const [code = '', keptAt] = (localStorage.getItem(referralPlace) ?? '').split(' ');
    return Date.now() - Number(keptAt) < keptMs ? readReferralCode(code) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a code that can be one; answers it as it is written. */
export const keepCode = (typed: string): string | undefined => {
  const code = readReferralCode(typed);
  if (code === undefined) return undefined;
  try {
    localStorage.setItem(referralPlace, `${code} ${Date.now()}`);
  } catch {
    // A browser without storage: the code can be typed again later.
  }
  tell();
  return code;
};

export const forgetCode = (): void => {
  try {
    localStorage.removeItem(referralPlace);
  } catch {
    // Nothing was kept.
  }
  tell();
};

/** Undefined in prerendered pages, and where no code is kept. */
export const useKeptCode = (): string | undefined => useSyncExternalStore(listen, read, () => undefined);
