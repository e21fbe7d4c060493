// npm run openapi writes openapi.json from the routes' own schemas; with --check it says whether the file is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeApp } from './app.ts';
import type { Services } from './compose.ts';
import { readConfig } from './config.ts';

const file = fileURLToPath(new URL('../../../openapi.json', import.meta.url));

/** Stands where a service would: it can be handed on, and nobody may call it. */
const uncallable = (name: string): unknown =>
  new Proxy(() => {}, {
    get: (itself, key) =>
      key in itself || typeof key === 'symbol' || key === 'then' ? Reflect.get(itself, key) : uncallable(`${name}.${key}`),
    apply: () => {
      throw new Error(`${name} was called, though the routes were only to be described`);
    },
  });

/** What registering routes looks at; everything else is for requests, of which there are none. */
const looked = { paymentsRuntime: { pages: undefined, origins: [] } };
const services = new Proxy(looked, { get: (known, key) => Reflect.get(known, key) ?? uncallable(String(key)) }) as unknown as Services;

const describe = async (): Promise<string> => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const app = await makeApp({ config, services, ownOrigins: () => [] });
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return text;
};

const described = await describe();
if (process.argv.includes('--check')) {
  const current = existsSync(file) && readFileSync(file, 'utf8') === described;
  console.log(current ? 'openapi.json is up to date.' : 'openapi.json is out of date: npm run openapi');
  process.exitCode = current ? 0 : 1;
} else {
  writeFileSync(file, described);
  console.log(`openapi.json written: ${Object.keys((JSON.parse(described) as { paths: object }).paths).length} addresses.`);
}
