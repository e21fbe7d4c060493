import type { Interval } from '@hedgerow/domain/plans';
import { type PlanPicks, readPicks } from './plan-picks.ts';

/**
 * What this tab remembers of a payment that was begun (docs/product/money.md#the-billing-page, plan selection): which plans were chosen, so that coming
 * back finds them again. Hints for the screen alone; the server knows the order.
 */
const chosenKey = 'pendingPlans';
const intervalKey = 'pendingInterval';
const begunKey = 'pendingPayment';

const unlessForbidden = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    // A browser without storage, or nothing readable in it.
    return undefined;
  }
};

type Kept = { readonly owner?: unknown; readonly picks?: unknown };

/** The choices of this person in this tab. */
export const keptPicks = (userId: string): PlanPicks => {
  const kept = unlessForbidden(() => JSON.parse(sessionStorage.getItem(chosenKey) ?? 'null') as Kept | null);
  return kept?.owner === userId ? readPicks(kept.picks) : {};
};

export const keepPicks = (userId: string, picks: PlanPicks): void =>
  unlessForbidden(() => sessionStorage.setItem(chosenKey, JSON.stringify({ owner: userId, picks })));

/** How often this person chose to pay in this tab. */
export const keptInterval = (userId: string): Interval => {
  const kept = unlessForbidden(() => sessionStorage.getItem(intervalKey));
  return kept === `year ${userId}` ? 'year' : 'month';
};

export const keepInterval = (userId: string, interval: Interval): void =>
  unlessForbidden(() => sessionStorage.setItem(intervalKey, `${interval} ${userId}`));

/** The browser is on its way to the provider's page. */
export const notePayment = (): void => unlessForbidden(() => sessionStorage.setItem(begunKey, 'true'));

/** After a payment or a code that the server has verified. */
export const clearPendingPayment = (): void =>
  unlessForbidden(() => {
    for (const key of [chosenKey, intervalKey, begunKey]) sessionStorage.removeItem(key);
  });
