import mammoth from 'mammoth';
import { documentRefused } from '#ports/text-reader.ts';
import { decodePicture } from './decode-picture.ts';
import { repackDocx } from './docx-parts.ts';
import { htmlText } from './html-text.ts';
import { limits } from './limits.ts';
import type { RawReading, ReadingTask } from './reading.ts';
import { recognise, type Language } from './recogniser.ts';

/** Smaller pictures are bullets and logos. */
const smallestPicture = { width: 80, height: 25 };
/** Less sure than this is a drawing whose lines look like letters. */
const leastConfidence = 60;

const emailsOf = async (picture: Buffer, language: Language): Promise<string> => {
  try {
    const grey = await decodePicture(picture);
    if (grey.width < smallestPicture.width || grey.height < smallestPicture.height) return '';
    const { text, confidence } = await recognise(grey, language, 'drawing');
    return confidence > leastConfidence ? text.trim() : '';
  } catch {
    // A broken picture costs its own words only.
    return '';
  }
};

export const readDocx = async ({ bytes, language, onProgress }: ReadingTask): Promise<RawReading> => {
  onProgress({ stage: 'reading', page: 1, pages: 1 });
  const pictureTexts: string[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const index = pictureTexts.push('') - 1;
    if (index < limits.docxPictures) {
      onProgress({ stage: 'recognising', page: 1, pages: 1 });
      pictureTexts[index] = await emailsOf(await image.readAsBuffer(), language);
    }
    return { src: `picture:${index}` };
  });
  const harmless = repackDocx(bytes);
  const { value } = await mammoth
    .convertToHtml(
      { buffer: harmless },
      { includeEmbeddedStyleMap: false, externalFileAccess: false, ignoreEmptyParagraphs: false, convertImage },
    )
    .catch((error: unknown) => {
      throw documentRefused('corrupt', error);
    });
  return { text: htmlText(value, pictureTexts), pages: 1, recognised: [], truncated: pictureTexts.length > limits.docxPictures };
};
