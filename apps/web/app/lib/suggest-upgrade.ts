/** What somebody pressed that the plan does not open, and the name of the plan that does. */
export type UpgradeWish = { readonly feature: string; readonly planName: string };

const name = 'suggestUpgrade';

/** Opens the upgrade dialog, which is there in a parent's session alone: a pupil's screen asks for nothing (decisions.md 5). */
export const suggestUpgrade = (wish: UpgradeWish): void => {
  window.dispatchEvent(new CustomEvent<UpgradeWish>(name, { detail: wish }));
};

const isWish = (detail: unknown): detail is UpgradeWish =>
  typeof detail === 'object' && detail !== null && 'feature' in detail && 'planName' in detail;

export const listenToUpgrades = (listener: (wish: UpgradeWish) => void): (() => void) => {
  const hear = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (isWish(detail)) listener(detail);
  };
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
};
