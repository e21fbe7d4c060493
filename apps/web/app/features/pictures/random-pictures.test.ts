import { PicturesBody } from '@hedgerow/contracts/picture-sign-in';
import { expect, test } from 'vitest';
import { randomPictures } from './random-pictures.ts';

test('four different pictures, that the server takes, whatever is drawn', () => {
  for (const draw of [() => 0, () => 4_294_967_295, () => 7]) {
    const pictures = randomPictures(draw);
    expect(new Set(pictures).size).toBe(4);
    expect(PicturesBody.safeParse({ pictures: [...pictures] }).success).toBe(true);
  }
});

test('other draws give other pictures', () => {
  expect(randomPictures(() => 0)).not.toEqual(randomPictures(() => 5));
});
