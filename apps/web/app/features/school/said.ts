import { messageOf } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.ts';

/** A change that did not happen, in the server's words. */
export const failed = (title: string) => (error: Error) =>
  showToast({ kind: 'error', title, message: messageOf(error, 'Nothing was changed. Please try again.') });

export const done = (title: string, message: string): void => showToast({ kind: 'success', title, message });

export const counted = (many: number, one: string, more = `${one}s`): string =>
  `${many.toLocaleString('en-GB')} ${many === 1 ? one : more}`;
