import * as z from 'zod/mini';
import { id, instant } from './shapes.ts';

/** What the youngest can tap: things that differ in shape and in name, so that colour decides nothing. */
export const pictures = ['apple', 'boat', 'cat', 'drum', 'fish', 'hat', 'kite', 'leaf', 'moon', 'sock', 'star', 'tree'] as const;
export type Picture = (typeof pictures)[number];
/** How many, in order; the same one may come again. */
export const picturesToTap = 4;
/** Reception to Year 2. */
export const lastPictureYear = 2;

export const pictureMessages = {
  wrong: 'Those are not your pictures. Try again, or ask your grown-up.',
  choose: `Please choose ${picturesToTap} pictures, not all the same.`,
  tooOld: 'Picture sign-in is for Reception to Year 2.',
  notTrusted: 'This device is not set up for picture sign-in.',
} as const;

export const PicturesBody = z.object({
  pictures: z.array(z.enum(pictures, pictureMessages.choose), pictureMessages.choose).check(
    z.length(picturesToTap, pictureMessages.choose),
    z.refine((list) => new Set(list).size > 1, pictureMessages.choose),
  ),
});
/** What a child taps may be anything of the board; it is right or it is not. */
export const PictureLoginBody = z.object({ childId: id, pictures: z.array(z.enum(pictures)).check(z.maxLength(picturesToTap)) });

/** Whether the child has pictures: which ones is kept as a hash alone. */
export const PicturesChosen = z.object({ chosen: z.boolean() });
export const TrustedDevices = z.array(z.object({ id, device: z.string(), current: z.boolean(), trustedAt: instant }));
/** Who can sign in with pictures on this device: first names alone. */
export const PictureChildren = z.object({ children: z.array(z.object({ childId: id, firstName: z.string() })) });
