import { type Picture, pictures, picturesToTap } from '@hedgerow/contracts/picture-sign-in';

/** Four different pictures that nobody can foresee. `draw` gives an unpredictable whole number from 0 to below 2^32. */
export const randomPictures = (draw: () => number): readonly Picture[] => {
  const left: Picture[] = [...pictures];
  return Array.from({ length: picturesToTap }, () => left.splice(draw() % left.length, 1)).flat();
};

export const unpredictable = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
