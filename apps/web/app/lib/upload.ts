import { helpOffer } from '@hedgerow/contracts/help-offer';
import { errorFromAnswer, noAnswer } from './api-error.ts';
import { type AnswerSchema, parseBody, readAnswer } from './api.ts';
import { offerQuietly } from './offer-help.ts';
import { callAddress } from './viewing.ts';

type Upload<T> = {
  readonly path: string;
  readonly form: FormData;
  readonly answer: AnswerSchema<T>;
  /** 0 to 1, as bytes leave. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

/** Sends files with progress: the one call that `fetch` cannot make, since it does not tell how much has left. */
export const upload = <T>({ path, form, answer, onProgress, signal }: Upload<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  request.open('POST', callAddress(path));
  request.withCredentials = true;
  request.setRequestHeader('accept', 'application/json');
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress?.(loaded / total);
  });
  request.addEventListener('error', () => reject(noAnswer()));
  request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
  request.addEventListener('load', () => {
    offerQuietly(request.getResponseHeader(helpOffer));
    const body = parseBody(request.responseText);
    if (request.status >= 400) return reject(errorFromAnswer(request.status, request.statusText, body));
    try {
      resolve(readAnswer(answer, request.status, body));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  request.send(form);
  return promise;
};
