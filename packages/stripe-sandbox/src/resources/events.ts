import { randomBytes } from 'node:crypto';
import { apiVersion } from '../desk.ts';
import { badRequest } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { clearable, listOf, metadata, needed, oneOf, text, yesNo } from '../rules.ts';
import type { WebhookEndpoint } from '../wire.ts';
import { mergedMetadata, named, wanted } from './found.ts';

const webAddress = (url: string): string => {
  if (URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol)) return url;
  throw badRequest('Invalid URL: An explicit scheme (such as https) must be provided.', 'url_invalid', 'url');
};

export interface EndpointFacts {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: string;
  readonly created: number;
}
export const newEndpoint = ({ id, url, events, secret, created }: EndpointFacts): WebhookEndpoint => ({
  id,
  object: 'webhook_endpoint',
  api_version: apiVersion,
  application: null,
  created,
  description: null,
  enabled_events: [...events],
  livemode: false,
  metadata: {},
  status: 'enabled',
  url,
  sandbox: { secret },
});

export const events: readonly Route[] = [
  route('GET', '/v1/events', { ...paging, type: text(), types: listOf(text()), delivery_success: yesNo }, async ({ desk, params }) => {
    const all = await desk.list('event', wanted({ type: params.type }));
    return page(params.types === undefined ? all : all.filter(({ type }) => params.types?.includes(type)), '/v1/events', params);
  }),
  route('GET', '/v1/events/:id', {}, ({ desk, path }) => named(desk, 'event', path['id'])),
  route(
    'POST',
    '/v1/webhook_endpoints',
    {
      url: needed(text()),
      enabled_events: needed(listOf(text())),
      api_version: oneOf(apiVersion),
      description: text(),
      connect: yesNo,
      metadata,
    },
    async ({ desk, params }) => {
      const secret = `whsec_${randomBytes(24).toString('hex')}`;
      const endpoint = newEndpoint({
        id: desk.newId('we'),
        url: webAddress(params.url),
        events: params.enabled_events,
        secret,
        created: await desk.now(),
      });
      desk.put({ ...endpoint, description: params.description ?? null, metadata: mergedMetadata({}, params.metadata) });
      // The secret is told once, here.
      return { ...endpoint, secret };
    },
  ),
  route('GET', '/v1/webhook_endpoints', paging, async ({ desk, params }) =>
    page(await desk.list('webhook_endpoint'), '/v1/webhook_endpoints', params),
  ),
  route('GET', '/v1/webhook_endpoints/:id', {}, ({ desk, path }) => named(desk, 'webhook_endpoint', path['id'])),
  route(
    'POST',
    '/v1/webhook_endpoints/:id',
    { url: text(), enabled_events: listOf(text()), disabled: yesNo, description: clearable(text()), metadata },
    async ({ desk, params, path }) => {
      const old = await named(desk, 'webhook_endpoint', path['id']);
      return desk.put<WebhookEndpoint>({
        ...old,
        url: params.url === undefined ? old.url : webAddress(params.url),
        enabled_events: params.enabled_events === undefined ? old.enabled_events : [...params.enabled_events],
        status: params.disabled === undefined ? old.status : params.disabled ? 'disabled' : 'enabled',
        description: params.description === undefined ? old.description : params.description,
        metadata: mergedMetadata(old.metadata, params.metadata),
      });
    },
  ),
  route('DELETE', '/v1/webhook_endpoints/:id', {}, async ({ desk, path }) => {
    const { id } = await named(desk, 'webhook_endpoint', path['id']);
    desk.remove(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
