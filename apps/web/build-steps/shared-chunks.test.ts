import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

const app = join(import.meta.dirname, '../app');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

const mantine = (part: string) => `/x/node_modules/@mantine/core/esm/components/${part}/${part}.mjs`;

/** The chunk that a module goes to: the matching group of highest priority. */
const chunkOf = (id: string): string | undefined =>
  sharedChunks
    .filter(({ test: matches }) => (typeof matches === 'function' ? matches(id) : matches.test(id)))
    .toSorted((one, other) => other.priority - one.priority)[0]?.name;

test('the bank of questions and the teaching that knows the answers never reach the browser', () => {
  const leaks = sources.filter((file) => /from '@hedgerow\/(?:curriculum|teaching)/.test(readFileSync(join(app, file), 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(leaks).toEqual([]);
});

test('contracts in the browser check with zod/mini, not with all of zod', () => {
  const contracts = join(import.meta.dirname, '../../../packages/contracts/src');
  const files = readdirSync(contracts).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const checking = files.filter((file) => /from 'zod(?:\/[^']*)?'/.test(readFileSync(join(contracts, file), 'utf8')));
  expect(checking.length).toBeGreaterThan(5);
  expect(checking.filter((file) => !readFileSync(join(contracts, file), 'utf8').includes("from 'zod/mini'"))).toEqual([]);
});

test('fields and dialogs do not come with what every page shows', () => {
  expect(chunkOf(mantine('Button'))).toBe('ui');
  expect(chunkOf(mantine('Modal'))).toBe('overlays');
  expect(chunkOf(mantine('ScrollArea'))).toBe('overlays');
  expect(chunkOf(mantine('PasswordInput'))).toBe('fields');
  expect(chunkOf(mantine('NativeSelect'))).toBeUndefined();
  expect(chunkOf('/x/packages/contracts/src/accounts.ts')).toBe('contracts');
});
