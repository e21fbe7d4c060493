import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalReason } from '#ports/text-reader.ts';
import { hostileFiles } from '#testing/documents/hostile-files.ts';
import { buildPdf, onePage, shownText } from '#testing/documents/pdf-builder.ts';
import { embeddedReader } from './embedded-reader.ts';

const reader = embeddedReader();
let folder = '';
let memoryBefore = 0;
/** What else the server got round to while it waited for a reader. */
let turns = 0;

const read = async (name: string, bytes: Buffer) => {
  const file = join(folder, 'upload');
  await writeFile(file, bytes);
  const others = setInterval(() => (turns += 1), 1);
  return reader.read({ file, originalName: name, subject: 'maths' }).finally(() => clearInterval(others));
};
const residentMb = () => process.memoryUsage.rss() / 1024 / 1024;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  memoryBefore = residentMb();
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

test.each(hostileFiles)('$what is refused as $refused', { timeout: 20_000 }, async ({ name, bytes, refused }) => {
  const reason = await read(name, bytes).then((result) => result, refusalReason);
  expect(reason).toBe(refused);
});

// How long others wait for the server meanwhile is measured by `npm run bench small-work`.
test('the server neither grew nor stood still meanwhile', () => {
  expect(residentMb() - memoryBefore).toBeLessThan(80);
  expect(turns).toBeGreaterThan(10 * hostileFiles.length);
});

test('a good document is read right after the bad ones', async () => {
  const { outcome, text } = await read(
    'a.pdf',
    buildPdf(onePage(shownText([[72, 700, 12, 'Plants make glucose from carbon dioxide and water, using light.']]))),
  );
  expect([outcome, text]).toEqual(['ready', 'Plants make glucose from carbon dioxide and water, using light.']);
});
