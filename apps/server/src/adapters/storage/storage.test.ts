import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '#ports/storage.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';

let folder = '';
let bucketServer: S3rver;
let bucketAddress = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  await writeFile(join(folder, 'upload'), 'a lesson');
  bucketServer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'lessons', configs: [] }],
  });
  const { port } = await bucketServer.run();
  bucketAddress = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await bucketServer.close();
  await rm(folder, { recursive: true });
});

const places: readonly (readonly [string, () => Storage])[] = [
  ['a folder', () => folderStorage(join(folder, 'uploads'))],
  [
    'a bucket',
    () => s3Storage({ bucket: 'lessons', region: 'eu-west-2', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', endpoint: bucketAddress }),
  ],
];

const putLesson = (storage: Storage) => storage.put({ path: join(folder, 'upload'), kind: 'pdf' });
const temporaryCopies = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('hedgerow-file-'));

describe.each(places)('%s', (_, openPlace) => {
  test('gives back what was put in, under a name of its own', async () => {
    const storage = openPlace();
    const name = await putLesson(storage);
    expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/);
    expect(await storage.exists(name)).toBe(true);
    expect(await text(await storage.open(name))).toBe('a lesson');
    expect(await storage.withLocalFile(name, (path) => readFile(path, 'utf8'))).toBe('a lesson');
    expect(await readFile(join(folder, 'upload'), 'utf8')).toBe('a lesson');
    const listed = await Array.fromAsync(storage.list());
    expect(listed.find((one) => one.name === name)?.cameAt).toBeInstanceOf(Date);
  });

  test('never gives two files one name', async () => {
    const storage = openPlace();
    expect(await putLesson(storage)).not.toBe(await putLesson(storage));
  });

  test('a removed file is gone, and may be removed again', async () => {
    const storage = openPlace();
    const name = await putLesson(storage);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.exists(name)).toBe(false);
    await expect(storage.open(name)).rejects.toThrow('This file is no longer available on the server. Please try re-uploading the file.');
    await expect(storage.withLocalFile(name, readFile)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['../upload', '/etc/passwd', 'ab/../../upload', 'upload', ''])('knows no file called "%s"', async (name) => {
    const storage = openPlace();
    expect(await storage.exists(name)).toBe(false);
    await storage.remove(name);
    await expect(storage.open(name)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('keeps nothing when the upload cannot be read', async () => {
    const storage = openPlace();
    await expect(storage.put({ path: join(folder, 'missing'), kind: 'pdf' })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('a bucket that does not answer is told as such', async () => {
  const storage = s3Storage({
    bucket: 'lessons',
    region: 'eu-west-2',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    endpoint: 'http://127.0.0.1:9',
  });
  await expect(putLesson(storage)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storage.open('ab/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa.pdf')).rejects.toMatchObject({ code: 'unavailable' });
});

test('temporary copies of a bucket are taken away', async () => {
  expect(await temporaryCopies()).toEqual([]);
});

test('what is kept in a folder is read by nobody else of the machine', async () => {
  const place = join(folder, 'private');
  const name = await folderStorage(place).put({ path: join(folder, 'upload'), kind: 'pdf' });
  const modes = await Promise.all(
    [place, join(place, name.slice(0, 2)), join(place, name)].map(async (path) => (await stat(path)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});
