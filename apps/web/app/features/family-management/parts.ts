import type { Child } from '@hedgerow/contracts/families';
import type { Phase } from '@hedgerow/domain/key-stages';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import type { ComponentType, ReactNode } from 'react';

/** The card form and the payment provider's script, as a feature that knows neither sees them. */
export type StripeForm = {
  /** What stands beside the box of the consent to start at once. */
  readonly startNowWords: string;
  /** The provider's card field. */
  readonly card: ReactNode;
  readonly createMethod: () => Promise<{ readonly id?: string; readonly error?: string }>;
  readonly confirm: (clientSecret: string) => Promise<{ readonly error?: string }>;
};

/** What managing children takes from other features; the shell brings them together. */
export type ManageParts = {
  readonly StripeElements: ComponentType<{ readonly children: (desk: StripeForm) => ReactNode }>;
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
  readonly Credentials: ComponentType<{ readonly child: Child; readonly onDone: () => void }>;
  readonly Initial: ComponentType<{ readonly name: string; readonly id: string; readonly size?: 'small' | 'large' }>;
};
