import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../app');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

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
