import { answerTasks } from '../processes/answer-tasks.ts';
import type { PageRequest } from './page-data.ts';
import { typeset } from './typeset.ts';

export type ChildAnswer = { readonly pdf: Uint8Array } | { readonly problem: string };

/** Typesetting is one long step that nothing interrupts, so it runs beside the server. */
answerTasks<PageRequest, ChildAnswer>(async (request) => {
  try {
    return { pdf: typeset(request) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
});
