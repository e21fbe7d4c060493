import type { CreateSubscriptionBody, FreeWeekBody } from '@hedgerow/contracts/billing';
import type { User } from '@hedgerow/contracts/accounts';
import type { Phase } from '@hedgerow/domain/key-stages';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import type { ComponentType } from 'react';
import type { Account } from './account-rules.ts';
import type { SignupDraft } from './draft.ts';
import type { OrderedChild } from './order.ts';

/** What the wizard takes from other features; the route brings them together. */
export type SignupParts = {
  readonly PlanCards: ComponentType<{
    readonly phase: Phase;
    readonly isSixthForm?: boolean;
    readonly chosen: PaidPlanId | undefined;
    readonly interval: Interval;
    readonly onInterval: (interval: Interval) => void;
    readonly onChoose: (planId: PaidPlanId) => void;
  }>;
  readonly PlanChoice: ComponentType<{
    readonly id: string;
    readonly legend: string;
    readonly phase: Phase;
    readonly isSixthForm?: boolean;
    readonly chosen: PaidPlanId | undefined;
    readonly interval: Interval;
    readonly error: string | undefined;
    readonly onChoose: (planId: PaidPlanId) => void;
  }>;
  /** Shows nothing where no free week is offered. */
  readonly FreeWeek: ComponentType<{
    readonly user: User;
    readonly body: FreeWeekBody;
    readonly onStarted: () => void;
  }>;
  readonly Payment: ComponentType<{
    readonly userId: string;
    readonly lines: readonly OrderedChild[];
    readonly interval: Interval;
    readonly onInterval: (interval: Interval) => void;
    readonly billing: NonNullable<SignupDraft['billing']>;
    readonly onBillingChange: (billing: NonNullable<SignupDraft['billing']>) => void;
    readonly bodyFor: (paymentMethodId: string | undefined, code: string | null) => CreateSubscriptionBody;
    readonly giveUpAttempt: () => void;
    readonly maybePaid: boolean;
    readonly onPaid: () => void;
    readonly onWaiting: () => void;
  }>;
  /** Makes the account and signs in; rejects with what the server said. */
  readonly register: (account: Account) => Promise<unknown>;
  readonly google: boolean;
};
