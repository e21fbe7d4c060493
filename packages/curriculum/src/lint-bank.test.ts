import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { lintBank } from './lint-bank.ts';
import { rivers } from './testing/rivers.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const bankOf = (files: Readonly<Record<string, unknown>>): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bank-'));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
};
const said = (files: Readonly<Record<string, unknown>>, level: 'error' | 'warning'): string =>
  lintBank(bankOf(files))
    .filter((problem) => problem.level === level)
    .map(({ file, text }) => `${file}: ${text}`)
    .join('\n');

const here = 'geography/ks3/rivers.json';

test('a sound bank has no errors, and opens', () => {
  const files = { [here]: rivers };
  expect(said(files, 'error')).toBe('');
  const bank = openBank(bankOf(files));
  expect(bank.index.map(({ id }) => id)).toEqual(['geography.ks3.rivers']);
  expect(bank.topic('geography.ks3.rivers')?.title).toBe('Rivers');
  expect(bank.topic('geography.ks3.lakes')).toBeUndefined();
});

const version = (title: string): string => openBank(bankOf({ [here]: { ...rivers, title } })).version;

test('the version changes with any word of the bank', () => {
  expect(version('Rivers')).toBe(version('Rivers'));
  expect(version('Rivers')).not.toBe(version('River'));
});

test('a topic in the wrong place is an error', () => {
  expect(said({ 'geography/ks2/rivers.json': rivers }, 'error')).toContain('belongs in geography/ks3/rivers.json');
});

test('a broken file is an error, and the rest of the bank still opens', () => {
  const files = { [here]: rivers, 'geography/ks3/lakes.json': '{"id":', 'geography/ks3/seas.json': { ...rivers, colour: 'blue' } };
  expect(said(files, 'error')).toMatch(/lakes\.json: is not JSON/);
  expect(said(files, 'error')).toMatch(/seas\.json: .*colour/);
  expect(openBank(bankOf(files)).index).toHaveLength(1);
});

test('a key that stands twice in one object is an error', () => {
  const twice = JSON.stringify(rivers).replace('"title":', '"title":"Streams {and: brooks}","title":');
  expect(said({ [here]: twice }, 'error')).toContain('line 1: "title" stands twice');
});

test('topics that need each other first are an error', () => {
  const other = { ...rivers, id: 'geography.ks3.lakes', title: 'Lakes', synonyms: ['lake', 'ponds', 'tarns'], prerequisites: [rivers.id] };
  const files = { [here]: { ...rivers, prerequisites: [other.id] }, 'geography/ks3/lakes.json': other };
  expect(said(files, 'error')).toContain('needs itself first: geography.ks3.rivers > geography.ks3.lakes > geography.ks3.rivers');
});

test('a prerequisite that is not written yet is a warning', () => {
  expect(said({ [here]: { ...rivers, prerequisites: ['geography.ks2.rivers'] } }, 'warning')).toContain(
    'geography.ks2.rivers" is not in the bank yet',
  );
});
