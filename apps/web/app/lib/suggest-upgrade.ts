/** What somebody pressed that the plan does not open, and the name of the plan that does. */
export type UpgradeRequest = { readonly feature: string; readonly planName: string };

const name = 'suggestUpgrade';

/** What was pressed before the dialog was there to hear it: it loads after the page. */
let unheard: UpgradeRequest | undefined;

/** Opens the upgrade dialog, which is there in a parent's session alone: a pupil's screen asks for nothing (docs/product/plans.md#what-plans-open). */
export const suggestUpgrade = (wish: UpgradeRequest): void => {
  const isUnheard = window.dispatchEvent(new CustomEvent<UpgradeRequest>(name, { detail: wish, cancelable: true }));
  unheard = isUnheard ? wish : undefined;
};

const isWish = (detail: unknown): detail is UpgradeRequest =>
  typeof detail === 'object' && detail !== null && 'feature' in detail && 'planName' in detail;

export const listenToUpgrades = (listener: (wish: UpgradeRequest) => void): (() => void) => {
  const hear = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (!isWish(detail)) return;
    event.preventDefault();
    listener(detail);
  };
  if (unheard) listener(unheard);
  unheard = undefined;
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
};
