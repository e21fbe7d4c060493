import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
type Finds = (specifier: string, parent: string) => string | undefined;
const { ownModule, nameAsImported } = (await import(new URL('own-modules.mjs', import.meta.url).href)) as Readonly<
  Record<'ownModule' | 'nameAsImported', Finds>
>;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const filesLike = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((file) => `${root}${file}`);
const sources = [...filesLike('apps/server/src/**/*.ts'), ...filesLike('packages/*/src/**/*.ts')];

test('every import of ours is a file that is there', () => {
  const imports = sources.flatMap((file) => {
    const from = pathToFileURL(file).href;
    return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) .*?from '([^']+)'/gm)].map(([, specifier = '']) => {
      return { specifier, found: ownModule(specifier, from) };
    });
  });
  const own = imports.filter(({ specifier }) => /^(?:[.#].*\.ts$|@hedgerow\/(?!server))/.test(specifier));
  expect(own.length).toBeGreaterThan(5000);
  expect(own.filter(({ found }) => found === undefined || !existsSync(fileURLToPath(found)))).toEqual([]);
});

const fieldsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { readonly exports?: unknown; readonly imports?: unknown };
test('packages say in one way where their files are', () => {
  for (const file of filesLike('packages/*/package.json')) expect([file, fieldsOf(file).exports]).toEqual([file, { './*': './src/*.ts' }]);
  expect(fieldsOf(`${root}apps/server/package.json`).imports).toEqual({ '#*': './src/*' });
});

test('what others import is left to Node', () => {
  const here = import.meta.url;
  for (const specifier of ['fastify', 'node:fs', './weights.json', '@hedgerow/server/src/start.ts', '@hedgerow'])
    expect(ownModule(specifier, here)).toBeUndefined();
  expect(ownModule('./a.ts', `file://${root}node_modules/a/index.ts`)).toBeUndefined();
});

test('what is imported by name is remembered for the package that imports it', () => {
  const importer = `file://${root}node_modules/@scope/one/dist/index.js`;
  expect(nameAsImported('zod', importer)).toBe(`file://${root}node_modules/@scope/one/ zod`);
  expect(nameAsImported('@aws-sdk/client-s3', import.meta.url)).toBe(`file://${root}apps/server/ @aws-sdk/client-s3`);
  expect(nameAsImported('drizzle-orm/pg-core', import.meta.url)).toMatch(/server\/ drizzle-orm\/pg-core$/);
  for (const other of ['./a.js', '#db/a.json', 'node:fs', 'file:///a.js', 'data:text/javascript,1'])
    expect(nameAsImported(other, import.meta.url)).toBeUndefined();
});
