import sharp, { type Sharp } from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

/** One byte a pixel, row after row, 0 is black. */
export type GreyPicture = { readonly data: Buffer; readonly width: number; readonly height: number };

export const asSharp = ({ data, width, height }: GreyPicture): Sharp => sharp(data, { raw: { width, height, channels: 1 } });

/** Runs a sharp pipeline and gives its result as grey pixels. */
export const toGrey = async (pipeline: Sharp): Promise<GreyPicture> => {
  const { data, info } = await pipeline.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 1) return { data, width, height };
  const firstChannel = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < firstChannel.length; pixel++) firstChannel[pixel] = data[pixel * channels] ?? 0;
  return { data: firstChannel, width, height };
};

export const longestSide = ({ width, height }: GreyPicture): number => Math.max(width, height);

export const resize = (picture: GreyPicture, width: number, height: number, kernel: 'cubic' | 'lanczos3' = 'cubic'): Promise<GreyPicture> =>
  toGrey(asSharp(picture).resize(width, height, { fit: 'fill', kernel }));

export const turn = (picture: GreyPicture, degrees: number): Promise<GreyPicture> => toGrey(asSharp(picture).rotate(degrees));

export const invert = (picture: GreyPicture): GreyPicture => ({ ...picture, data: picture.data.map((level) => 255 - level) as Buffer });

export const meanBrightness = async (picture: GreyPicture): Promise<number> => {
  const { data } = await resize(picture, 64, 64);
  return data.reduce((sum, level) => sum + level, 0) / data.length;
};

const a4LongSideInches = 11.7;

/** PNG bytes with a density: without one the engine says "Invalid resolution" and guesses letter sizes wrongly. */
export const toPng = (picture: GreyPicture): Promise<Buffer> => {
  const density = Math.min(400, Math.max(70, Math.round(longestSide(picture) / a4LongSideInches)));
  return asSharp(picture).toColourspace('b-w').withMetadata({ density }).png({ compressionLevel: 1 }).toBuffer();
};
