import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-access': string }>>>> };

test('the page on security names every call with the door that it has', () => {
  const { paths } = JSON.parse(read('openapi.json')) as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => `| \`${method.toUpperCase()} ${path}\` | ${call['x-access']} |`),
  );
  const written = read('docs/security.md').split('\n');
  expect(calls.filter((call) => !written.some((line) => line.startsWith(call)))).toEqual([]);
});
