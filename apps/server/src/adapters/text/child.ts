import { refusalReason, type DocumentText, type ReadingProgress, type RefusalReason } from '#ports/text-reader.ts';
import { answerTasks } from '../processes/answer-tasks.ts';
import { readDocument, type DocumentRequest } from './read-document.ts';

export type ChildAnswer = { readonly read: DocumentText } | { readonly refused: RefusalReason };

/** Errors do not cross a process whole, so their reason does. What no reader expected is a damaged file. */
answerTasks<DocumentRequest, ChildAnswer, ReadingProgress>(async (request, onProgress) => {
  try {
    return { read: await readDocument(request, onProgress) };
  } catch (error) {
    return { refused: refusalReason(error) ?? 'corrupt' };
  }
});
