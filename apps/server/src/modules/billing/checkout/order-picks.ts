import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { billingMessages } from '@hedgerow/contracts/billing';
import { familyMessages } from '@hedgerow/contracts/families';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { phaseForYear } from '@hedgerow/domain/key-stages';
import { type PaidPlanId, planById, readPlanId } from '@hedgerow/domain/plans';
import { currentYearOf, type StoredYear } from '@hedgerow/domain/year-groups';

/** A child that can be paid for. */
export type PayableChild = StoredYear & { readonly id: string; readonly firstName: string };
export type Order = {
  readonly items?: readonly { readonly childId: string; readonly planId: string }[] | undefined;
  readonly planIds?: string | readonly string[] | undefined;
};
type Picks = readonly { readonly childId: string; readonly planId: PaidPlanId }[];

const planFor = (child: PayableChild, text: string, today: CalendarDate): PaidPlanId => {
  const planId = readPlanId(text);
  if (planId === undefined || planId === 'free') throw new AppError('invalid', billingMessages.noPlan);
  const phase = phaseForYear(currentYearOf(child, today));
  if (planById(planId).phase === phase) return planId;
  throw new AppError('invalid', `Please choose a ${phase} plan for ${child.firstName}.`, {
    details: { field: 'planId', childId: child.id },
  });
};

/** Bare plans belong to the children in order of creation, and there is one for each (docs/product/money.md#orders). */
const asItems = ({ items, planIds }: Order, children: readonly PayableChild[]): NonNullable<Order['items']> => {
  if (items !== undefined) return items;
  const plans = typeof planIds === 'string' ? [planIds] : (planIds ?? []);
  if (plans.length !== children.length) throw new AppError('invalid', checkoutMessages.planForEach);
  return children.map(({ id }, at) => ({ childId: id, planId: plans[at] ?? '' }));
};

/** Which child of the family gets which plan. Throws `not_found` for a child of somebody else, `invalid` for a plan that does not fit. */
export const picksFor = (order: Order, children: readonly PayableChild[], today: CalendarDate): Picks => {
  if (children.length === 0) throw new AppError('invalid', familyMessages.noChildren);
  const items = asItems(order, children);
  if (new Set(items.map(({ childId }) => childId)).size < items.length) throw new AppError('invalid', checkoutMessages.twicePlanned);
  return items.map(({ childId, planId }) => {
    const child = children.find(({ id }) => id === childId);
    if (child === undefined) throw new AppError('not_found', 'Not found');
    return { childId, planId: planFor(child, planId, today) };
  });
};

export const samePicks = (one: Picks, other: Picks): boolean =>
  one.length === other.length &&
  one.every(({ childId, planId }) => other.some((pick) => pick.childId === childId && pick.planId === planId));
