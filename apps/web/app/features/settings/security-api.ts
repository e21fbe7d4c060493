import { AccountDeletion, OwnSessions, RecoveryCodes, TwoFactorBegun, TwoFactorState } from '@hedgerow/contracts/accounts';
import { Message, Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, api } from '../../lib/api.ts';
import { useChangeOfPerson } from '../../lib/change-of-person.ts';
import { profileQuery } from '../../lib/session.ts';

/** Whether there is a password, and a second step. */
export const securityQuery = queryOptions({
  queryKey: ['/api/auth/two-factor'],
  queryFn: ({ signal }) => api.get('/api/auth/two-factor', TwoFactorState, { signal }),
});

/** Read afresh whenever it is looked at: other devices come and go. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: ({ signal }) => api.get('/api/auth/sessions', OwnSessions, { signal }),
  staleTime: 0,
});

/** What changes with the password or the second step: the person, the state, and which sessions there are. */
const useReadAgain = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([profileQuery, securityQuery, sessionsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey: [...queryKey] })));
};

export const useChangePassword = () => {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (passwords: { readonly currentPassword: string; readonly newPassword: string }) =>
      api.post('/api/auth/change-password', passwords, Success),
    onSuccess: readAgain,
  });
};

/** A letter with a link, for somebody who has no password yet. */
export const usePasswordLetter = () =>
  useMutation({ mutationFn: (email: string) => api.post('/api/auth/reset-password', { email }, Message) });

/** A key for the authenticator app; nothing is on until its first code is confirmed. */
export const useBeginTwoFactor = () =>
  useMutation({ mutationFn: (password: string) => api.post('/api/auth/two-factor/begin', { password }, TwoFactorBegun) });

/** `done` is called at once: what asked may be gone when everything has been read again. */
export const useConfirmTwoFactor = (done: () => void) => {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (code: string) => api.post('/api/auth/two-factor/confirm', { code: code.trim() }, Success),
    onSuccess: () => {
      done();
      return readAgain();
    },
  });
};

export const useTurnOffTwoFactor = (done: () => void) => {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (password: string) => api.post('/api/auth/two-factor/turn-off', { password }, Success),
    onSuccess: () => {
      done();
      return readAgain();
    },
  });
};

/** New ones; the old ones stop working. */
export const useNewRecoveryCodes = () =>
  useMutation({ mutationFn: (password: string) => api.post('/api/auth/two-factor/recovery-codes', { password }, RecoveryCodes) });

export const useEndSession = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/auth/sessions/${id}`, anyAnswer),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
};

export const useSignOutEverywhere = () => {
  const change = useChangeOfPerson();
  return useMutation({ mutationFn: () => change(() => api.post('/api/auth/sign-out-everywhere', {}, anyAnswer)) });
};

export const useDeleteAccount = () => {
  const change = useChangeOfPerson();
  return useMutation({ mutationFn: (password: string) => change(() => api.post('/api/account/delete', { password }, AccountDeletion)) });
};
