import { runDue } from '../billing/due.ts';
import { badRequest } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { needed, text, whole } from '../rules.ts';
import type { TestClock } from '../wire.ts';
import { named } from './found.ts';

const longestStep = 62 * 86_400;

export const testClocks: readonly Route[] = [
  route('POST', '/v1/test_helpers/test_clocks', { frozen_time: needed(whole(0)), name: text(300) }, async ({ desk, params }) => {
    const created = await desk.now();
    return desk.put<TestClock>({
      id: desk.newId('clock'),
      object: 'test_helpers.test_clock',
      created,
      deletes_after: created + 30 * 86_400,
      frozen_time: params.frozen_time,
      livemode: false,
      name: params.name ?? null,
      status: 'ready',
      status_details: {},
    });
  }),
  route('GET', '/v1/test_helpers/test_clocks', paging, async ({ desk, params }) =>
    page(await desk.list('test_helpers.test_clock'), '/v1/test_helpers/test_clocks', params),
  ),
  route('GET', '/v1/test_helpers/test_clocks/:id', {}, ({ desk, path }) =>
    named(desk, 'test_helpers.test_clock', path['id'], 'test clock'),
  ),
  route('POST', '/v1/test_helpers/test_clocks/:id/advance', { frozen_time: needed(whole(0)) }, async ({ desk, params, path }) => {
    const clock = await named(desk, 'test_helpers.test_clock', path['id'], 'test clock');
    const to = params.frozen_time;
    if (to <= clock.frozen_time)
      throw badRequest('A test clock can only be advanced to a time after its current frozen time.', undefined, 'frozen_time');
    if (to - clock.frozen_time > longestStep)
      throw badRequest('A test clock cannot be advanced by more than two intervals of a subscription at once.', undefined, 'frozen_time');
    const moved = desk.put<TestClock>({ ...clock, frozen_time: to });
    await runDue(desk, clock.id, to);
    await desk.emit('test_helpers.test_clock.ready', moved);
    return moved;
  }),
  route('DELETE', '/v1/test_helpers/test_clocks/:id', {}, async ({ desk, path }) => {
    const clock = await named(desk, 'test_helpers.test_clock', path['id'], 'test clock');
    for (const kind of ['customer', 'subscription', 'invoice'] as const)
      for (const { id } of await desk.list(kind, { test_clock: clock.id })) desk.remove(id);
    desk.remove(clock.id);
    return { id: clock.id, object: 'test_helpers.test_clock', deleted: true };
  }),
];
