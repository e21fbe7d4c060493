import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { documentRefused } from '#ports/text-reader.ts';
import { limits } from './limits.ts';
import { pageText } from './pdf-page-text.ts';
import type { GreyPicture } from './grey-picture.ts';
import { drawPage, showsPicture } from './pdf-page-picture.ts';
import type { RawReading, ReadingTask, RecognisedPage } from './reading.ts';
import { recognise } from './recogniser.ts';

const library = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
/** Fewer letters than this on a page: a page number perhaps, but the words are in its picture. */
const scannedBelow = 20;

const open = (bytes: Buffer) =>
  getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: limits.picturePixels,
    canvasMaxAreaInBytes: limits.pagePixels * 4,
    standardFontDataUrl: `${library}standard_fonts/`,
    cMapUrl: `${library}cmaps/`,
    cMapPacked: true,
    wasmUrl: `${library}wasm/`,
    iccUrl: `${library}iccs/`,
    verbosity: 0,
  });

const pageOf = async (document: PDFDocumentProxy, number: number): Promise<PDFPageProxy | undefined> => {
  try {
    return await document.getPage(number);
  } catch (error) {
    // One bad page costs that page; a document without a first page is broken.
    if (number === 1) throw documentRefused('corrupt', error);
    return undefined;
  }
};

const writtenText = async (page: PDFPageProxy): Promise<string> => {
  try {
    const { items } = await page.getTextContent();
    return pageText(items.flatMap((item) => ('str' in item ? [item] : [])));
  } catch {
    return '';
  }
};

const isScanned = async (page: PDFPageProxy, text: string): Promise<boolean> =>
  text.replaceAll(/\s/g, '').length < scannedBelow && (await showsPicture(page).catch(() => false));

const readPages = async (document: PDFDocumentProxy, { language, ocrPages, onProgress }: ReadingTask): Promise<RawReading> => {
  const pages = document.numPages;
  const readable = Math.min(pages, limits.pdfPages);
  const startedAt = performance.now();
  const recognised: RecognisedPage[] = [];
  const texts: string[] = [];
  let characters = 0;
  let truncated = pages > readable;
  for (let number = 1; number <= readable && characters <= limits.textCharacters; number++) {
    const page = await pageOf(document, number);
    if (page === undefined) continue;
    let text = await writtenText(page);
    const mayRecognise = recognised.length < ocrPages && performance.now() - startedAt < limits.ocrMs;
    const scanned = await isScanned(page, text);
    onProgress({ stage: scanned ? 'recognising' : 'reading', page: number, pages: readable });
    if (scanned && !mayRecognise) truncated = true;
    if (scanned && mayRecognise) {
      const drawn = await recognise(await drawPage(page), language, 'photo');
      recognised.push({ confidence: drawn.confidence, letters: drawn.text.length });
      text = drawn.text;
    }
    texts.push(text.trimEnd());
    characters += text.length;
    page.cleanup();
  }
  return { text: texts.join('\n'), pages, recognised, truncated };
};

export const readPdf = async (task: ReadingTask): Promise<RawReading> => {
  const loading = open(task.bytes);
  try {
    const document = await loading.promise.catch((error: unknown) => {
      const locked = error instanceof Error && error.name === 'PasswordException';
      throw documentRefused(locked ? 'locked' : 'corrupt', error);
    });
    return await readPages(document, task);
  } finally {
    await loading.destroy();
  }
};

const drawFirst = async (bytes: Buffer, isWanted: (page: PDFPageProxy) => Promise<boolean>): Promise<GreyPicture | undefined> => {
  const loading = open(bytes);
  try {
    const page = await pageOf(await loading.promise, 1);
    return page !== undefined && (await isWanted(page)) ? await drawPage(page) : undefined;
  } finally {
    await loading.destroy();
  }
};

/** The first page as a picture, where it is one; undefined for a page of letters. */
export const scannedPage = (bytes: Buffer): Promise<GreyPicture | undefined> =>
  drawFirst(bytes, async (page) => isScanned(page, await writtenText(page)));

/** The first page as it looks, whatever is on it. */
export const firstPage = (bytes: Buffer): Promise<GreyPicture | undefined> => drawFirst(bytes, async () => true);
