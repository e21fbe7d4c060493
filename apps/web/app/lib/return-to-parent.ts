import { ViewAnswer } from '@hedgerow/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { showToast, type ToastWords } from '../ui/toast.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { useChangeOfPerson } from './change-of-person.ts';
import { openAfresh } from './session.ts';
import { endViewing } from './viewing.ts';

/** docs/product/accounts.md#looking-as-a-child: the server's message; where it could not say anything, our own. */
const whyNotReturned = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 && error.status < 500 && error.message !== ''
    ? error.message
    : 'Unable to return to parent view. Please try again.';

/** The view ended before it was left: after two hours, or in another tab. */
const isOver = (error: unknown): ViewAnswer => {
  if (error instanceof ApiError && error.status === 401) return { message: error.message, redirectUrl: '/parent/dashboard' };
  throw error;
};

type Way = { readonly to?: string; readonly toast?: ToastWords };

/** A parent who looked through a child's eyes goes back to their own account: to `to`, or to where the server sends them. */
export const useReturnToParent = ({ to, toast }: Way = {}) => {
  const change = useChangeOfPerson();
  return useMutation({
    mutationFn: () => change(() => api.post('/api/auth/return-to-parent', {}, ViewAnswer).catch(isOver)),
    onSuccess: ({ redirectUrl }) => {
      endViewing();
      openAfresh(to ?? redirectUrl, '/parent-dashboard', toast);
    },
    onError: (error) => showToast({ kind: 'error', title: 'Failed to return to parent view', message: whyNotReturned(error) }),
  });
};
