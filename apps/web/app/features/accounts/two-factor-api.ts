import { SignedIn, TwoFactorBegun } from '@hedgerow/contracts/accounts';
import { Success } from '@hedgerow/contracts/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { awaitSession, profileQuery } from '../../lib/session.ts';

export type CodeKind = 'app' | 'recovery';
const doors = { app: '/api/auth/two-factor/sign-in', recovery: '/api/auth/two-factor/recovery' } as const;

export const useSignInWithCode = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ code, kind }: { readonly code: string; readonly kind: CodeKind }) => {
      await api.post(doors[kind], { code: code.trim() }, SignedIn);
      // Whatever the visitor before had read is not this person's.
      client.clear();
      return awaitSession(client);
    },
  });
};

/** A key for the authenticator app; nothing is on until its first code is confirmed. */
export const useBeginTwoFactor = () =>
  useMutation({ mutationFn: (password: string) => api.post('/api/auth/two-factor/begin', { password }, TwoFactorBegun) });

export const useConfirmTwoFactor = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      await api.post('/api/auth/two-factor/confirm', { code: code.trim() }, Success);
      await client.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
};
