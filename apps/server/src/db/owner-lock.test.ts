import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ownFolder } from './owner-lock.ts';

const folders: string[] = [];
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-lock-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('a folder has one owner; a second one is told so', async () => {
  const folder = aFolder();
  const first = await ownFolder(folder);
  await expect(ownFolder(folder)).rejects.toThrow('Another Hedgerow is running');
  await first.release();
  await (await ownFolder(folder)).release();
});

test('whoever starts while the one before is just stopping waits until it is gone', async () => {
  const folder = aFolder();
  const first = await ownFolder(folder);
  first.stopping();
  const waited: string[] = [];
  const second = ownFolder(folder, () => {
    waited.push('said so');
    void first.release();
  });
  await (await second).release();
  expect(waited).toEqual(['said so']);
});
