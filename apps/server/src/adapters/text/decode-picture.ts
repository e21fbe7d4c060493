import sharp from 'sharp';
import { documentRefused } from '#ports/text-reader.ts';
import { toGrey, type GreyPicture } from './grey-picture.ts';
import { limits } from './limits.ts';

/** Reads the header alone: a picture of a few bytes may declare billions of pixels. */
const checkPixels = async (bytes: Buffer): Promise<void> => {
  const { width, height, format, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const decodedByLines = format === 'jpeg' && !isProgressive;
  const largest = decodedByLines ? limits.baselineJpegPixels : limits.picturePixels;
  if (width * height > largest) throw documentRefused('too_many_pixels');
};

const decode = (bytes: Buffer, failOn: 'error' | 'none'): Promise<GreyPicture> =>
  toGrey(
    sharp(bytes, { limitInputPixels: limits.baselineJpegPixels, failOn, sequentialRead: true })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize({ width: limits.pictureSide, height: limits.pictureSide, fit: 'inside', withoutEnlargement: true }),
  );

/** Pixels of a PNG or JPEG: turned as its camera noted, transparency on white paper. Half a picture is better than none. */
export const decodePicture = async (bytes: Buffer): Promise<GreyPicture> => {
  try {
    await checkPixels(bytes);
  } catch (error) {
    throw error instanceof Error && error.name === 'AppError' ? error : documentRefused('corrupt', error);
  }
  return decode(bytes, 'error')
    .catch(() => decode(bytes, 'none'))
    .catch((error: unknown) => {
      throw documentRefused('corrupt', error);
    });
};
