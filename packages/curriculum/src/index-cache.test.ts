import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedFrom } from './index-cache.ts';

let folder = '';
let made = 0;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'index-cache-'));
  made = 0;
  writeFileSync(path.join(folder, 'source'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = (): string => path.join(folder, 'source');
const place = (): string => path.join(folder, 'build', 'made.json');
const ask = (at = place()): { said: string } =>
  cachedFrom(at, [source()], () => {
    made += 1;
    return { said: readFileSync(source(), 'utf8') };
  });

test('what was made is read again while its sources stay as they are', () => {
  expect([ask(), ask(), ask()]).toEqual([{ said: 'one' }, { said: 'one' }, { said: 'one' }]);
  expect(made).toBe(1);
});

test('a source of another size, or of another time, is another', () => {
  ask();
  writeFileSync(source(), 'three');
  expect(ask()).toEqual({ said: 'three' });
  utimesSync(source(), 1_000_000, 1_000_000);
  ask();
  expect(made).toBe(3);
});

test('one that is broken off is made anew', () => {
  ask();
  writeFileSync(place(), readFileSync(place(), 'utf8').slice(0, -3));
  expect(ask()).toEqual({ said: 'one' });
  expect(made).toBe(2);
});

test('where nothing can be kept it is made every time', () => {
  const nowhere = path.join(source(), 'made.json');
  expect([ask(nowhere), ask(nowhere)]).toEqual([{ said: 'one' }, { said: 'one' }]);
  expect(made).toBe(2);
});
