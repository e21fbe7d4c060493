import { parseArgs } from 'node:util';
import { memoryStore } from './memory-store.ts';
import { openSandbox } from './open-sandbox.ts';

// --webhook: where the product takes events; --pages: the product's own origin, which shows the sandbox's pages.
const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, webhook: { type: 'string' }, pages: { type: 'string' } },
});

const sandbox = await openSandbox({
  store: memoryStore(),
  now: () => new Date(),
  port: Number(values.port),
  ...(values.webhook === undefined ? {} : { webhookUrl: values.webhook }),
});

if (values.pages !== undefined) sandbox.showPagesAt(new URL(values.pages).origin);

console.log(`The payments sandbox (TEST MODE) answers at ${sandbox.baseUrl}
STRIPE_API_BASE=${sandbox.baseUrl}
STRIPE_SECRET_KEY=${sandbox.secretKey}
STRIPE_PUBLISHABLE_KEY=${sandbox.publishableKey}
STRIPE_WEBHOOK_SECRET=${sandbox.webhookSecret}
${values.webhook === undefined ? 'No events are sent: give --webhook URL, or POST /v1/webhook_endpoints (which answers with its own secret).' : `Events go to ${values.webhook}`}`);

const close = (): void => void sandbox.close();
process.once('SIGINT', close);
process.once('SIGTERM', close);
