import type { PaperPictures } from '#ports/paper-pictures.ts';
import { type ChildLimits, killableChild } from '../processes/killable-child.ts';
import type { PictureAnswer } from './child.ts';
import type { PictureRequest } from './draw-for-paper.ts';

const usual: ChildLimits = { heapMb: 256, killAtMb: 800, reuseBelowMb: 500, taskMs: 15_000, idleMs: 30_000 };

/** Pictures of uploads, made in a child process that may be killed. */
export const sharpPictures = (limits: ChildLimits = usual): PaperPictures => {
  const child = killableChild<PictureRequest, PictureAnswer>(new URL('child.ts', import.meta.url), limits);
  const draw = async (request: PictureRequest): Promise<Buffer | undefined> => {
    const outcome = await child.run(request);
    if (outcome.ended !== 'answered' || outcome.answer.jpeg === null) return undefined;
    return Buffer.from(outcome.answer.jpeg);
  };
  return {
    forPaper: (file, kind) => draw({ file, kind }),
    firstPage: (file) => draw({ file, kind: 'first-page' }),
    close: child.close,
  };
};
