import type { UndoDeletionBody } from '@hedgerow/contracts/accounts';
import { Message } from '@hedgerow/contracts/shapes';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Takes a deletion back, by the letter's link or by e-mail and password. */
export const useKeepAccount = () =>
  useMutation({ mutationFn: (by: UndoDeletionBody) => api.post('/api/account/undo-deletion', by, Message) });
