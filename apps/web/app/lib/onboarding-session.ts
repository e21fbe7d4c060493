import type { OnboardingChild } from '@hedgerow/contracts/onboarding';

/**
 * What this browser tab remembers between sign-up and the first payment, under the names of docs/product/onboarding.md#the-profile-dialog. Hints for the screens
 * alone: the server is the truth. Signing out empties the tab's memory (lib/session.ts).
 */
const completedChildren = 'completedChildren';
const flags = ['childrenSetupComplete', 'needsOnboarding'] as const;
type Flag = (typeof flags)[number];

const unlessForbidden = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    // A browser without storage: the server's answer decides alone.
    return undefined;
  }
};

/** False where there is no storage, and in prerendered pages. */
export const hasFlag = (flag: Flag): boolean => unlessForbidden(() => sessionStorage.getItem(flag)) === 'true';

export const setFlag = (flag: Flag): void => unlessForbidden(() => sessionStorage.setItem(flag, 'true'));

/** After the children setup: what the server answered, for plan selection. */
export const keepCompletedChildren = (children: readonly OnboardingChild[]): void =>
  unlessForbidden(() => sessionStorage.setItem(completedChildren, JSON.stringify(children)));

/** As it was kept: parse it with `OnboardingChildren`; undefined when there is nothing. */
export const readCompletedChildren = (): unknown =>
  unlessForbidden((): unknown => JSON.parse(sessionStorage.getItem(completedChildren) ?? 'null')) ?? undefined;

/** After a payment or a code that the server has verified (docs/product/onboarding.md#the-profile-dialog, payment result pages). */
export const clearOnboardingSession = (): void =>
  unlessForbidden(() => {
    for (const name of [completedChildren, ...flags]) sessionStorage.removeItem(name);
  });
