import { invert, longestSide, meanBrightness, resize, type GreyPicture } from './grey-picture.ts';
import { findPage } from './page-outline.ts';
import { evenOutPaper } from './paper-brightness.ts';
import { flattenPage } from './perspective.ts';

const darkSlide = 60;
const smallSide = 1600;
const enlargedSide = 2200;

/** A photo shows a page on a desk; a drawing (a picture inside a document) is all page. */
export type PictureSource = 'photo' | 'drawing';

/** Makes a photo or scan look like a clean page: what each step buys is measured in docs/decisions/0020. */
export const preparePicture = async (picture: GreyPicture, source: PictureSource): Promise<GreyPicture> => {
  const dark = (await meanBrightness(picture)) < darkSlide;
  const corners = source === 'photo' ? await findPage(picture) : undefined;
  const flat = corners ? flattenPage(picture, corners) : picture;
  const even = await evenOutPaper(dark ? invert(flat) : flat);
  if (longestSide(even) >= smallSide) return even;
  const scale = enlargedSide / longestSide(even);
  return resize(even, Math.round(even.width * scale), Math.round(even.height * scale), 'lanczos3');
};
