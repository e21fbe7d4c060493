import { endOfPhase, itemsOfPhase, newPhase, type Phase, releaseSchedule, scheduleFrom } from '../billing/schedules.ts';
import type { Desk } from '../desk.ts';
import { badRequest } from '../errors.ts';
import { route, type Route } from '../route.ts';
import { hash, listOf, metadata, needed, oneOf, text, whole } from '../rules.ts';
import type { Subscription, SubscriptionSchedule } from '../wire.ts';
import { given, mergedMetadata, named } from './found.ts';
import { isOver } from './subscription-shapes.ts';

const phases = listOf(
  hash({
    items: needed(listOf(hash({ price: needed(text()), quantity: whole(1) }))),
    start_date: whole(0),
    end_date: whole(0),
    duration: hash({ interval: needed(oneOf('month', 'year')), interval_count: whole(1) }),
    proration_behavior: oneOf('none'),
    discounts: listOf(hash({ discount: needed(text()) })),
  }),
);
type AskedPhases = ReturnType<typeof phases.read>;

const running = (schedule: SubscriptionSchedule): SubscriptionSchedule => {
  if (schedule.status === 'active') return schedule;
  throw badRequest(`You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`, undefined);
};

/** One after the other: each begins where the one before it ends, the first where the schedule stands now. */
const plannedPhases = (schedule: SubscriptionSchedule, asked: AskedPhases): readonly Phase[] => {
  const started = schedule.current_phase?.start_date;
  if (asked[0]?.start_date !== started)
    throw badRequest('You cannot modify the start date of the phase that is running.', undefined, 'phases[0][start_date]');
  let at = started ?? 0;
  return asked.map(({ items, start_date: start = at, end_date: end, duration, discounts = [] }, index) => {
    if (start !== at) throw badRequest('Phases must follow each other without a gap.', undefined, `phases[${index}][start_date]`);
    if ((end === undefined) === (duration === undefined))
      throw badRequest('Each phase needs either `end_date` or `duration`.', undefined, `phases[${index}][end_date]`);
    const until = end ?? (duration === undefined ? at : endOfPhase(at, duration));
    if (until <= at) throw badRequest('A phase must end after it starts.', undefined, `phases[${index}][end_date]`);
    const planned = items.map(({ price, quantity = 1 }) => ({ price, quantity }));
    const phase = newPhase(
      planned,
      { start: at, end: until },
      discounts.map(({ discount }) => discount),
    );
    at = until;
    return phase;
  });
};

/** The phase that runs is what the subscription holds: without proration, and within its period. */
const applyRunning = async (desk: Desk, subscription: Subscription, [phase]: readonly Phase[], now: number): Promise<void> => {
  const [first] = subscription.items.data;
  if (phase === undefined || first === undefined) return;
  const planned = phase.items.map(({ price, quantity }) => ({ price, quantity: quantity ?? 1 }));
  const period = { start: first.current_period_start, end: first.current_period_end };
  const items = await itemsOfPhase(desk, subscription, planned, period, now);
  if (items[0]?.price.recurring?.interval !== first.price.recurring?.interval)
    throw badRequest('The sandbox begins another interval with a phase of its own.', undefined, 'phases[0][items]');
  await desk.emit(
    'customer.subscription.updated',
    desk.put<Subscription>({ ...subscription, items: { ...subscription.items, data: [...items] } }),
  );
};

/** What a subscription becomes later. Only what is asked of it here: from a running subscription, two phases, released at the end. */
export const subscriptionSchedules: readonly Route[] = [
  route('POST', '/v1/subscription_schedules', { from_subscription: needed(text()) }, async ({ desk, params }) => {
    const subscription = await given(desk, 'subscription', params.from_subscription, 'from_subscription', 'subscription');
    if (isOver(subscription)) throw badRequest('This subscription has ended.', undefined, 'from_subscription');
    if (subscription.schedule !== null)
      throw badRequest(
        `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
        undefined,
        'from_subscription',
      );
    const schedule = desk.put(scheduleFrom(desk, subscription, await desk.now(subscription.test_clock)));
    desk.put<Subscription>({ ...subscription, schedule: schedule.id });
    await desk.emit('subscription_schedule.created', schedule);
    return schedule;
  }),
  route('GET', '/v1/subscription_schedules/:id', {}, ({ desk, path }) => named(desk, 'subscription_schedule', path['id'])),
  route(
    'POST',
    '/v1/subscription_schedules/:id',
    { phases, end_behavior: oneOf('release'), proration_behavior: oneOf('none'), metadata },
    async ({ desk, params, path }) => {
      const old = running(await named(desk, 'subscription_schedule', path['id']));
      const planned = params.phases === undefined ? old.phases : plannedPhases(old, params.phases);
      const [now] = planned;
      const current = now === undefined ? old.current_phase : { start_date: now.start_date, end_date: now.end_date };
      const schedule = desk.put<SubscriptionSchedule>({
        ...old,
        current_phase: current,
        metadata: mergedMetadata(old.metadata, params.metadata),
        phases: [...planned],
      });
      const subscription = typeof old.subscription === 'string' ? await desk.find('subscription', old.subscription) : null;
      if (params.phases !== undefined && subscription !== null)
        await applyRunning(desk, subscription, planned, await desk.now(old.test_clock));
      await desk.emit('subscription_schedule.updated', schedule);
      return schedule;
    },
  ),
  route('POST', '/v1/subscription_schedules/:id/release', {}, async ({ desk, path }) => {
    const schedule = running(await named(desk, 'subscription_schedule', path['id']));
    return releaseSchedule(desk, schedule, await desk.now(schedule.test_clock));
  }),
];
