import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type RunningServer, startServer } from './fixtures/server.ts';

const toldIn = async <Told>(request: IncomingMessage): Promise<Told> => JSON.parse(await text(request)) as Told;

/**
 * Lends products to workers. Playwright starts a worker anew for each width and after each failure; its product, which takes as long to
 * start as a journey does, goes on and serves whoever has the same place. It is started when the first of them asks.
 */
const lendProducts = async (): Promise<() => Promise<void>> => {
  const products = new Map<string, Promise<RunningServer>>();
  const productAt = (place: string): Promise<RunningServer> => {
    const product = products.get(place) ?? startServer({}, () => products.delete(place));
    products.set(place, product);
    return product;
  };
  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    const [, place = '', wish] = (request.url ?? '').split('/');
    const product = await productAt(place);
    if (wish === 'operate') return product.operate(...(await toldIn<readonly string[]>(request)));
    return wish === 'ask' ? product.ask(await toldIn<Parameters<RunningServer['ask']>[0]>(request)) : { url: product.url };
  };

  const broker = createServer((request, response) => {
    answerTo(request).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
  process.env['PRODUCTS_URL'] = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`;
  return async () => {
    await Promise.all([...products.values()].map(async (product) => (await product).stop()));
    broker.closeAllConnections();
    broker.close();
  };
};

export default lendProducts;
