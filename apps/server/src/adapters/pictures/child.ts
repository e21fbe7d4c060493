import { answerTasks } from '../processes/answer-tasks.ts';
import { drawForPaper, type PictureRequest } from './draw-for-paper.ts';

export type PictureAnswer = { readonly jpeg: Uint8Array | null };

/** What cannot be opened has no picture: its words stand in the portfolio all the same. */
answerTasks<PictureRequest, PictureAnswer>(async (request) => {
  try {
    return { jpeg: (await drawForPaper(request)) ?? null };
  } catch {
    return { jpeg: null };
  }
});
