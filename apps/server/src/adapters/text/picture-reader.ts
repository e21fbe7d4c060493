import { decodePicture } from './decode-picture.ts';
import type { RawReading, ReadingTask } from './reading.ts';
import { recognise } from './recogniser.ts';

export const readPicture = async ({ bytes, language, onProgress }: ReadingTask): Promise<RawReading> => {
  onProgress({ stage: 'recognising', page: 1, pages: 1 });
  const { text, confidence } = await recognise(await decodePicture(bytes), language, 'photo');
  return { text, pages: 1, recognised: [{ confidence, letters: text.length }], truncated: false };
};
