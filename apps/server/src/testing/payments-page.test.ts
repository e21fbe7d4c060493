import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The files that a row names; one without a folder stands beside the one before it. */
const filesOf = (cell: string): readonly string[] => {
  let folder = '';
  return [...cell.matchAll(/`([^`]+\.(?:test|spec)\.ts)`/g)].map(([, name = '']) => {
    if (basename(name) === name && folder !== '') return join(folder, name);
    const path = /^(?:apps|e2e|packages)\//.test(name) ? name : join('apps/server/src', name);
    folder = dirname(path);
    return path;
  });
};

test('the page on payments has all 42 cases, and each is a named test in a file that it names', () => {
  const rows = [...read('docs/payments.md').matchAll(/^\| (\d+) \| [^|]+ \| ([^|]*) \|$/gm)].map(([, number = '', cell = '']) => ({
    number: Number(number),
    files: filesOf(cell),
  }));
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 42 }, (_, at) => at + 1));
  const missing = rows.flatMap(({ number, files }) => {
    const gone = files.filter((file) => !existsSync(join(root, file)));
    const named = files.some((file) => !gone.includes(file) && new RegExp(`case ${number}\\b`).test(read(file)));
    return [...gone, ...(named ? [] : [`case ${number}`])];
  });
  expect(missing).toEqual([]);
});
