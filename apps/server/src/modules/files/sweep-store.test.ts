import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notedStorage } from '#adapters/storage/noted-storage.ts';
import { sweepTemporary } from '#infrastructure/sweep-temporary.ts';
import { sendForm } from '../../testing/multipart.ts';
import { aPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { compareStore, settleNotes } from './sweep-store.job.ts';

const testApp = startTestApp();
const details = { subject: 'History', topic: 'Domesday Book', lessonDate: '12/11/2026' };
const docx = new URL('../../testing/documents/files/c1.docx', import.meta.url);
const now = () => testApp().clock.now;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  await writeFile(join(folder, 'lesson'), '%PDF-1.4 a lesson');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const said: string[] = [];
const needs = () => {
  const { storage, storeNotes } = testApp().services;
  return { storage, storeNotes, now, alert: (message: string) => void said.push(message) };
};
const put = () => needs().storage.put({ path: join(folder, 'lesson'), kind: 'pdf' });
const names = async () => (await Array.fromAsync(needs().storage.list())).map(({ name }) => name).toSorted();
const hoursPass = (hours: number): void => {
  testApp().clock.now = new Date(now().getTime() + hours * 3_600_000);
};
/** As if every file had come two days ago. */
const age = async (): Promise<void> => {
  const long = new Date(now().getTime() - 48 * 3_600_000);
  for (const name of await names()) await needs().storage.withLocalFile(name, (path) => utimes(path, long, long));
};
const anUpload = async (): Promise<string> => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const before = await names();
  const page = { name: 'Page.docx', content: await readFile(docx) };
  expect((await sendForm(pupil, '/api/files/upload', details, page)).statusCode).toBe(200);
  return (await names()).find((name) => !before.includes(name)) ?? '';
};

test('a file that arrived and got no row is removed within hours; one with a row stays', async () => {
  const kept = await anUpload();
  const lost = await put();
  await settleNotes(needs());
  expect(await names()).toEqual(expect.arrayContaining([kept, lost]));
  hoursPass(2);
  await settleNotes(needs());
  expect(await names()).toContain(kept);
  expect(await names()).not.toContain(lost);
  expect(await needs().storeNotes.all()).toEqual([]);
});

test('a removal while the store is away is done for the person, and repeated until the bytes are gone', async () => {
  const { storage, storeNotes } = needs();
  const name = await put();
  const away = { now: true };
  const flaky = notedStorage(
    { ...storage, remove: (one) => (away.now ? Promise.reject(new Error('away')) : storage.remove(one)) },
    storeNotes,
    now,
  );
  await flaky.remove(name);
  await settleNotes({ ...needs(), storage: flaky });
  expect(await names()).toContain(name);
  away.now = false;
  await settleNotes({ ...needs(), storage: flaky });
  expect(await names()).not.toContain(name);
  expect(await storeNotes.all()).toEqual([]);
});

test('once a day the store is held against the rows, both ways', async () => {
  const kept = await anUpload();
  const orphan = await put();
  await needs().storeNotes.forget(orphan);
  await age();
  const young = await put();
  await needs().storage.withLocalFile(young, (path) => utimes(path, now(), now()));
  await compareStore(needs());
  expect(await names()).toEqual(expect.arrayContaining([kept, young]));
  expect(await names()).not.toContain(orphan);
  const before = said.length;

  await needs().storage.remove(kept);
  await compareStore(needs());
  expect(said.slice(before)).toEqual([expect.stringContaining('documents have a row and are not in the store.')]);
});

test('copies that a killed server left are taken away at the next start, and no others', async () => {
  const [mine, fresh, other] = [join(folder, 'hedgerow-upload-old'), join(folder, 'hedgerow-file-new'), join(folder, 'notes-old')];
  for (const place of [mine, fresh, other]) await writeFile(place, 'a page');
  const hourAgo = new Date(now().getTime() - 2 * 3_600_000);
  for (const place of [mine, other]) await utimes(place, hourAgo, hourAgo);
  await utimes(fresh, now(), now());
  await sweepTemporary(folder, now());
  expect((await readdir(folder)).toSorted()).toEqual(['hedgerow-file-new', 'lesson', 'notes-old']);
});
