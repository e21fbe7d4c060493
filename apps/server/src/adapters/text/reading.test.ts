import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { refusalReason, type ReadingProgress } from '#ports/text-reader.ts';
import { characterErrorRate } from '#testing/documents/character-errors.ts';
import { buildPdf, font, onePage, shownText, stream } from '#testing/documents/pdf-builder.ts';
import { sampleDocuments } from '#testing/documents/sample-documents.ts';
import { buildDocx, documentXml, paragraph } from '#testing/documents/zip-builder.ts';
import { runs } from '../../testing/runs.ts';
import { embeddedReader } from './embedded-reader.ts';
import { limits } from './limits.ts';

const reader = embeddedReader();
let folder = '';
const store = async (bytes: Buffer): Promise<string> => {
  const file = join(folder, 'upload');
  await writeFile(file, bytes);
  return file;
};
const read = async (originalName: string, bytes: Buffer, subject: SubjectId = 'science') =>
  reader.read({ file: await store(bytes), originalName, subject });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

const pictureOf = (lines: readonly string[]): Buffer => {
  const canvas = createCanvas(1400, 200 + 70 * lines.length);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#111';
  context.font = '40px serif';
  for (const [index, line] of lines.entries()) context.fillText(line, 60, 120 + 70 * index);
  return canvas.toBuffer('image/png');
};
const sentence = 'Plants make glucose from carbon dioxide and water, using light.';

describe('an upload is looked at before it is stored', () => {
  test('its kind and type come from its content', async () => {
    const path = await store(buildPdf(onePage(shownText([[72, 700, 12, sentence]]))));
    expect(await reader.acceptUpload({ path, originalName: 'Notes.PDF' })).toEqual({ kind: 'pdf', mime: 'application/pdf' });
  });

  test('the pupil is told which files may be uploaded, and how large', async () => {
    const path = await store(Buffer.from('hello'));
    await expect(reader.acceptUpload({ path, originalName: 'a.txt' })).rejects.toThrow(
      'Unsupported file type: Please upload PDF, DOCX, or image files only.',
    );
    const large = await store(Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(reader.acceptUpload({ path: large, originalName: 'a.pdf' })).rejects.toThrow(
      'File too large: Please upload files smaller than 10MB.',
    );
  });
});

describe('what has to be checked by the pupil', () => {
  test('a page with fewer than 50 characters', async () => {
    const { outcome, warnings } = await read('a.pdf', buildPdf(onePage(shownText([[72, 700, 12, 'Only a title']]))));
    expect([outcome, warnings]).toEqual(['needs_checking', ['little_text']]);
  });

  test('a picture of a maths lesson', async () => {
    const lines = ['Expand the brackets and simplify your answer.', 'Show all the steps of your working, please.'];
    expect((await read('a.png', pictureOf(lines), 'maths')).warnings).toEqual(['formulas_in_picture']);
    expect((await read('a.png', pictureOf(lines), 'history')).warnings).toEqual([]);
  });

  test('a text longer than we keep', async () => {
    const { text, warnings } = await read('a.docx', buildDocx(documentXml(paragraph(`${sentence} `.repeat(4000)))));
    expect([text.length, warnings]).toEqual([limits.textCharacters, ['truncated']]);
  });
});

test('an empty page says nothing about how well the others were read', async () => {
  const { text, confidence, warnings } = await read('a.png', pictureOf([]));
  expect({ text, confidence, warnings }).toEqual({ text: '', confidence: null, warnings: ['little_text'] });
});

test('a script in a PDF is not run, and its text is read', async () => {
  const [, ...rest] = onePage(shownText([[72, 700, 12, sentence]]));
  const catalogue = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>';
  expect((await read('a.pdf', buildPdf([catalogue, ...rest]))).text).toBe(sentence);
});

// In the gate up to the third: each page takes most of a second.
test('three hundred scanned pages are read up to the twentieth', { timeout: 90_000 }, async () => {
  const most = runs(3, limits.ocrPages);
  const sparing = embeddedReader(limits.child, most);
  const pageNumbers = Array.from({ length: 300 }, (_, index) => `${index + 6} 0 R`).join(' ');
  const picture = stream('/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'a');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 60 80] /Contents 4 0 R /Resources << /XObject << /X 3 0 R >> >> >>';
  const scan = buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageNumbers}] /Count 300 >>`,
    picture,
    stream('', 'q 50 0 0 70 0 0 cm /X Do Q'),
    font,
    ...Array.from({ length: 300 }, () => page),
  ]);
  const { pages, ocrPages, warnings } = await sparing.read({ file: await store(scan), originalName: 'a.pdf', subject: 'science' });
  await sparing.close();
  expect([pages, ocrPages]).toEqual([300, most]);
  expect(warnings).toContain('truncated');
});

test('equations of Word are kept in one line', async () => {
  const power = '<m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>5</m:t></m:r></m:sup></m:sSup>';
  const half = '<m:f><m:num><m:r><m:t>x+3</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>';
  const root = '<m:rad><m:deg/><m:e><m:r><m:t>y+1</m:t></m:r></m:e></m:rad>';
  const xml =
    documentXml(`<w:p><w:r><w:t xml:space="preserve">Work out </w:t></w:r><m:oMath>${power}</m:oMath><m:oMath>${half}</m:oMath></w:p>
    <w:p><m:oMathPara><m:oMath>${root}</m:oMath></m:oMathPara></w:p>`);
  expect((await read('a.docx', buildDocx(xml))).text).toBe('Work out x^5(x+3)/2\n√(y+1)');
});

test.each([
  ['french', ['Les élèves étudient à l’école où le théâtre', 'est fermé ; ça coûte très cher en été.']],
  ['spanish', ['El niño pequeño comió una manzana mañana.', '¿Dónde está la estación de autobús?']],
  ['german', ['Die Schüler hören schöne Geschichten über', 'große Flüsse, weiße Häuser und süße Äpfel.']],
] as const)('a %s page keeps its accents', async (subject, lines) => {
  const { text } = await read('a.png', pictureOf(lines), subject);
  expect(characterErrorRate(lines.join('\n'), text)).toBeLessThanOrEqual(2);
});

test('half a photo is better than none', async () => {
  const jpeg = await sharp(pictureOf([sentence, sentence, sentence, sentence, sentence]))
    .jpeg()
    .toBuffer();
  const { text } = await read('a.jpg', jpeg.subarray(0, Math.round(jpeg.length * 0.6)));
  expect(text).toContain('glucose from carbon dioxide');
});

test('a transparent picture is read on white paper', async () => {
  const transparent = await sharp(pictureOf([sentence, sentence]))
    .unflatten()
    .png()
    .toBuffer();
  expect((await read('a.png', transparent)).text).toContain('carbon dioxide');
});

test('whoever waits sees page after page', async () => {
  const scan = sampleDocuments().find(({ id }) => id === 'e1-scan');
  const seen: ReadingProgress[] = [];
  await reader.read({
    file: scan?.path ?? '',
    originalName: 'scan.pdf',
    subject: 'history',
    onProgress: (progress) => seen.push(progress),
  });
  expect(seen).toEqual([{ stage: 'recognising', page: 1, pages: 1 }]);
});

test('a document that takes too long is given up, and the next one is read', async () => {
  const hasty = embeddedReader({ ...limits.child, taskMs: 300 });
  const file = sampleDocuments().find(({ id }) => id === 'a8-photo-perspective')?.path ?? '';
  const reason = await hasty.read({ file, originalName: 'a.jpg', subject: 'history' }).then((result) => result, refusalReason);
  await hasty.close();
  expect(reason).toBe('too_slow');
});
