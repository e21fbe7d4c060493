import type { User } from '@hedgerow/contracts/accounts';

type Standing = Pick<User, 'childrenSetupComplete' | 'subscriptionPlan' | 'lapsed' | 'carer'>;
export type Gate = 'children' | 'plan';

/** Pages that lead through the gates, and what follows a payment. */
const openPaths = /^\/(?:onboarding|subscription|payment-success)(?:\/|$)/;

/**
 * docs/product/onboarding.md#the-gate, in the order of docs/product/routes.md#one-overlay-at-a-time: children setup, plan, dashboard; who the person is was asked before.
 * A family whose plan has ended goes in, to read what is kept and to make a child's new password.
 * The tab's flag says that the setup was sent a moment ago; a profile that the server has read anew decides without it.
 */
export const gateFor = (
  { childrenSetupComplete, subscriptionPlan, lapsed, carer }: Standing,
  path: string,
  setupFlag: boolean,
): Gate | undefined => {
  // Children and plans are the owner's to add.
  if (carer || openPaths.test(path)) return undefined;
  if (!childrenSetupComplete && !setupFlag) return 'children';
  return subscriptionPlan === 'free' && !lapsed ? 'plan' : undefined;
};
