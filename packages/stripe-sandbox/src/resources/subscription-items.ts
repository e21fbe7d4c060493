import { noSuch } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { needed, text } from '../rules.ts';
import { given } from './found.ts';

export const subscriptionItems: readonly Route[] = [
  route('GET', '/v1/subscription_items', { ...paging, subscription: needed(text()) }, async ({ desk, params }) =>
    page((await given(desk, 'subscription', params.subscription, 'subscription')).items.data, '/v1/subscription_items', params),
  ),
  route('GET', '/v1/subscription_items/:id', {}, async ({ desk, path }) => {
    const id = path['id'] ?? '';
    const [subscription] = await desk.list('subscription', { items: { data: [{ id }] } });
    const item = subscription?.items.data.find((candidate) => candidate.id === id);
    if (item === undefined) throw noSuch('subscription_item', id, 'id', 404);
    return item;
  }),
];
