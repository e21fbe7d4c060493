import type { ClassRequestBody } from '@hedgerow/contracts/class-requests';
import { messageOf } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.ts';
import { useAsk } from './requests-api.ts';

/** Sends a request and says what happens next: nothing by itself, the administrator decides. */
export const useRequest = () => {
  const ask = useAsk();
  const send = (body: ClassRequestBody, onSent?: () => void): void =>
    ask.mutate(body, {
      onSuccess: () => {
        showToast({
          kind: 'success',
          title: 'Request sent',
          message: 'Your school’s administrator will answer it. You can follow it in My requests.',
        });
        onSent?.();
      },
      onError: (error) => showToast({ kind: 'error', title: 'The request was not sent', message: messageOf(error, 'Please try again.') }),
    });
  return { send, busy: ask.isPending };
};
