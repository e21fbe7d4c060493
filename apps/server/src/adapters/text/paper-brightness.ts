import { asSharp, longestSide, resize, toGrey, type GreyPicture } from './grey-picture.ts';

const darkestPaper = 24;
const neighbourhood = 3;

/** The brightest pixel around each pixel: where the paper shines through between the letters. */
const brightestAround = ({ data, width, height }: GreyPicture, radius: number): GreyPicture => {
  const brightest = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++) {
        for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
          most = Math.max(most, data[row * width + column] ?? 0);
        }
      }
      brightest[y * width + x] = most;
    }
  }
  return { data: brightest, width, height };
};

/** Divides by the local brightness of the paper, which takes away shadows, lamps and yellowed pages. */
export const evenOutPaper = async (picture: GreyPicture): Promise<GreyPicture> => {
  const factor = Math.max(8, Math.round(longestSide(picture) / 160));
  const small = await resize(picture, Math.max(8, Math.round(picture.width / factor)), Math.max(8, Math.round(picture.height / factor)));
  const paper = await toGrey(
    asSharp(brightestAround(small, neighbourhood)).blur(3).resize(picture.width, picture.height, { fit: 'fill', kernel: 'cubic' }),
  );
  const even = Buffer.alloc(picture.data.length);
  for (let pixel = 0; pixel < even.length; pixel++) {
    const level = ((picture.data[pixel] ?? 0) * 255) / Math.max(darkestPaper, paper.data[pixel] ?? 0);
    even[pixel] = Math.min(255, level);
  }
  return { ...picture, data: even };
};
