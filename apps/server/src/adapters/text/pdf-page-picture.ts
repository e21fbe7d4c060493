import { createCanvas } from '@napi-rs/canvas';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { GreyPicture } from './grey-picture.ts';
import { limits } from './limits.ts';

const pictureOperators: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

/** A page without text is worth recognising only when there is a picture on it; otherwise it is blank. */
export const showsPicture = async (page: PDFPageProxy): Promise<boolean> => {
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operator) => pictureOperators.has(operator));
};

const dotsPerInch = 200;
const pointsPerInch = 72;

/** Draws a page as a scanner would see it: 200 dots an inch, less when the page is huge. */
export const drawPage = async (page: PDFPageProxy): Promise<GreyPicture> => {
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(
    dotsPerInch / pointsPerInch,
    Math.sqrt(limits.pagePixels / (natural.width * natural.height)),
    limits.pageSide / Math.max(natural.width, natural.height),
  );
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.floor(viewport.width));
  const height = Math.max(1, Math.floor(viewport.height));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  // pdf.js types name the browser's context; the one of @napi-rs/canvas has the same methods.
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  const colours = context.getImageData(0, 0, width, height).data;
  const grey = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = pixel * 4;
    grey[pixel] = 0.3 * (colours[at] ?? 0) + 0.59 * (colours[at + 1] ?? 0) + 0.11 * (colours[at + 2] ?? 0);
  }
  return { data: grey, width, height };
};
