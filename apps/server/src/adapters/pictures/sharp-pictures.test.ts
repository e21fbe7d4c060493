import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { mostPictureBytes } from '#ports/paper-pictures.ts';
import { sampleDocuments } from '#testing/documents/sample-documents.ts';
import { sharpPictures } from './sharp-pictures.ts';

const pictures = sharpPictures();
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(async () => {
  await pictures.close();
  rmSync(folder, { recursive: true });
});

const sample = (file: string): string => sampleDocuments().find((one) => one.file === file)?.path ?? file;

test('a photograph is turned upright, made light, and leaves its camera’s notes behind', async () => {
  const jpeg = await pictures.forPaper(sample('a6-exif8.jpg'), 'jpeg');
  const before = await sharp(sample('a6-exif8.jpg')).metadata();
  const { width, height, exif, orientation } = await sharp(jpeg).metadata();
  expect(before.orientation).toBe(8);
  expect({ exif, orientation, isTurned: width > height !== before.width > before.height }).toEqual({
    exif: undefined,
    orientation: undefined,
    isTurned: true,
  });
  expect(Math.max(width, height)).toBeLessThanOrEqual(1100);
  expect(jpeg?.length).toBeLessThanOrEqual(mostPictureBytes);
});

test('a drawing with holes stands on white paper, and a picture of noise is made smaller until it is light', async () => {
  const path = join(folder, 'noise.png');
  const noise = Buffer.from(Array.from({ length: 1600 * 1600 * 4 }, (_, at) => (at * 2_654_435_761) >>> 24));
  writeFileSync(
    path,
    await sharp(noise, { raw: { width: 1600, height: 1600, channels: 4 } })
      .png()
      .toBuffer(),
  );
  const jpeg = await pictures.forPaper(path, 'png');
  expect(jpeg?.length).toBeLessThanOrEqual(mostPictureBytes);
  expect((await sharp(jpeg).metadata()).hasAlpha).toBe(false);
});

test('a scan has its first page, and a document of letters has no picture', async () => {
  expect((await sharp(await pictures.forPaper(sample('e1-scan.pdf'), 'pdf')).metadata()).format).toBe('jpeg');
  expect(await pictures.forPaper(sample('b1-table.pdf'), 'pdf')).toBeUndefined();
});

test('beside its text every PDF has its first page, unless it cannot be opened', async () => {
  for (const file of ['e1-scan.pdf', 'b1-table.pdf']) {
    const { format, width, height } = await sharp(await pictures.firstPage(sample(file))).metadata();
    expect([format, Math.max(width, height)]).toEqual(['jpeg', 1100]);
  }
  const broken = join(folder, 'broken.pdf');
  writeFileSync(broken, '%PDF-1.7 and no more');
  expect(await pictures.firstPage(broken)).toBeUndefined();
});

test('a broken file, one of too many pixels and one that is gone have none, and the next one still has', async () => {
  const broken = join(folder, 'broken.jpg');
  writeFileSync(broken, Buffer.from('ffd8ffe000104a464946', 'hex'));
  const huge = join(folder, 'huge.png');
  writeFileSync(
    huge,
    await sharp({ create: { width: 12_000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  for (const file of [broken, huge, join(folder, 'gone.jpg')])
    expect(await pictures.forPaper(file, file === huge ? 'png' : 'jpeg')).toBeUndefined();
  expect(await pictures.forPaper(sample('a2-150.jpg'), 'jpeg')).toBeDefined();
});
