import { OfflineAnswersBody, Practice } from '@hedgerow/contracts/practice';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/api.ts';

const prefix = 'hedgerow:practice:';
const keyOf = (who: string, id: string): string => `${prefix}${who}:${id}`;

/** What was answered on this device and has not been sent; undefined where nothing waits. */
export const waitingAnswers = (who: string, id: string): OfflineAnswersBody | undefined => {
  try {
    const kept = OfflineAnswersBody.safeParse(JSON.parse(localStorage.getItem(keyOf(who, id)) ?? 'null'));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
};

export const keepAnswers = (who: string, id: string, body: OfflineAnswersBody): void => {
  try {
    localStorage.setItem(keyOf(who, id), JSON.stringify(body));
  } catch {
    // A full or forbidden storage: memory is enough while the page is open.
  }
};

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.status === 429);

/** Sends what waits. What the server takes no more, because it went on elsewhere meanwhile, is let go. */
export const sendAnswers = async (who: string, id: string, body: OfflineAnswersBody): Promise<Practice> => {
  const sent = api.post(`/api/practice/${id}/offline`, body, Practice);
  try {
    const practice = await sent;
    localStorage.removeItem(keyOf(who, id));
    return practice;
  } catch (error) {
    if (!mayPass(error)) localStorage.removeItem(keyOf(who, id));
    throw error;
  }
};

/** Practices that are on a screen: it sends their answers itself. */
const onScreen = new Set<string>();
export const showsPractice = (id: string): (() => void) => {
  onScreen.add(id);
  return () => onScreen.delete(id);
};

/** Sends what an earlier visit answered without internet; the practice need not be opened for it. */
export const sendLeftPractice = (who: string, onArrived: () => void): void => {
  const own = keyOf(who, '');
  const send = async (): Promise<void> => {
    const ids = Object.keys(localStorage).flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
    for (const id of ids) {
      const body = waitingAnswers(who, id);
      if (body !== undefined && !onScreen.has(id)) await sendAnswers(who, id, body).then(onArrived, () => undefined);
    }
  };
  if (navigator.onLine) void send();
  addEventListener('online', () => void send());
};
