import { ApiError, errorFromAnswer } from './api-error.ts';
import { parseBody } from './api.ts';

const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
};

/** Fetches a file and gives it to the browser to keep. A failure is an `ApiError`, which a plain link could not tell. */
export const downloadFile = async (path: string, otherwise: string): Promise<void> => {
  const answer = await fetch(path, { credentials: 'include' }).catch(() => {
    throw new ApiError('network', 0, 'Network error');
  });
  if (!answer.ok) throw errorFromAnswer(answer.status, answer.statusText, parseBody(await answer.text()));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(answer.headers.get('content-disposition')) ?? otherwise;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
