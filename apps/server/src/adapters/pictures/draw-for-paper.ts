import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { mostPictureBytes } from '#ports/paper-pictures.ts';
import type { DocumentKind } from '#ports/text-reader.ts';
import { asSharp } from '../text/grey-picture.ts';
import { limits } from '../text/limits.ts';
import { readZip } from '../text/zip-archive.ts';

/** Half a page at 150 dots an inch, then smaller and coarser until it is light enough. */
const tries = [
  { side: 1100, quality: 78 },
  { side: 1100, quality: 60 },
  { side: 800, quality: 55 },
  { side: 500, quality: 45 },
] as const;

/** Nothing of the original's own notes goes along: sharp leaves them behind unless it is told otherwise. */
const light = async (open: () => Sharp): Promise<Buffer | undefined> => {
  for (const { side, quality } of tries) {
    const jpeg = await open()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= mostPictureBytes) return jpeg;
  }
  return undefined;
};

const ofPicture = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > limits.picturePixels) return undefined;
  return light(() =>
    sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: 'none', sequentialRead: true })
      .autoOrient()
      .flatten({ background: '#fff' }),
  );
};

/** The first picture that somebody put into the document. */
const ofWord = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const [first] = readZip(bytes).filter(({ name }) => /^word\/media\/[\w.-]+\.(?:png|jpe?g)$/i.test(name));
  return first === undefined ? undefined : ofPicture(first.read());
};

/** A first page that is a picture, as a scan is; one of letters keeps its words. */
const ofPdf = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const { scannedPage } = await import('../text/pdf-reader.ts');
  const page = await scannedPage(bytes);
  return page === undefined ? undefined : light(() => asSharp(page));
};

const makers: Readonly<Record<DocumentKind, (bytes: Buffer) => Promise<Buffer | undefined>>> = {
  jpeg: ofPicture,
  png: ofPicture,
  docx: ofWord,
  pdf: ofPdf,
};

const anyFirstPage = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const { firstPage } = await import('../text/pdf-reader.ts');
  const page = await firstPage(bytes);
  return page === undefined ? undefined : light(() => asSharp(page));
};

export type PictureRequest = { readonly file: string; readonly kind: DocumentKind | 'first-page' };

/** Runs in the child process only: these are other people's files. */
export const drawForPaper = async ({ file, kind }: PictureRequest): Promise<Buffer | undefined> =>
  (kind === 'first-page' ? anyFirstPage : makers[kind])(await readFile(file));
