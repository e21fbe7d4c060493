import { CeremonyOptions, Passkeys } from '@hedgerow/contracts/passkeys';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { makePasskey } from '../../lib/passkey-browser.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['/api/auth/passkeys'],
  queryFn: ({ signal }) => api.get('/api/auth/passkeys', Passkeys, { signal }),
});

const withPassword = (password: string | undefined) => (password === undefined ? {} : { password });

export const useAddPasskey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (password: string | undefined) => {
      const options = await api.post('/api/auth/passkeys/begin', withPassword(password), CeremonyOptions);
      await api.post('/api/auth/passkeys', { response: await makePasskey(options) }, Success);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
};

export const useRemovePasskey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: { readonly id: string; readonly password?: string }) =>
      api.post(`/api/auth/passkeys/${id}/remove`, withPassword(password), Success),
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
};

/** The sign-in is not a recent one, and the password helps. */
export const needsPassword = (error: unknown): boolean => {
  const details = error instanceof ApiError ? error.body['details'] : undefined;
  return typeof details === 'object' && details !== null && 'field' in details && details.field === 'password';
};
