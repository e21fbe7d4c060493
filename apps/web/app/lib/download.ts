import { helpOffer } from '@hedgerow/contracts/help-offer';
import { errorFromAnswer, noAnswer } from './api-error.ts';
import { parseBody } from './api.ts';
import { offerQuietly } from './offer-help.ts';
import { callAddress } from './viewing.ts';

const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
};

const fetchAndKeep = async (path: string, how: RequestInit, otherwise: string): Promise<void> => {
  const answer = await fetch(callAddress(path), { credentials: 'include', ...how }).catch(() => {
    throw noAnswer();
  });
  offerQuietly(answer.headers.get(helpOffer));
  if (!answer.ok) throw errorFromAnswer(answer.status, answer.statusText, parseBody(await answer.text()));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(answer.headers.get('content-disposition')) ?? otherwise;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Fetches a file and gives it to the browser to keep. A failure is an `ApiError`, which a plain link could not tell. */
export const downloadFile = (path: string, otherwise: string): Promise<void> => fetchAndKeep(path, {}, otherwise);

/** The same for a file that is made from what is sent. */
export const downloadMade = (path: string, body: unknown, otherwise: string): Promise<void> =>
  fetchAndKeep(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, otherwise);
