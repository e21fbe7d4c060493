import { SignedIn } from '@hedgerow/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { awaitSession } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';

export type CodeKind = 'app' | 'recovery';
const doors = { app: '/api/auth/two-factor/sign-in', recovery: '/api/auth/two-factor/recovery' } as const;

export const useSignInWithCode = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ code, kind }: { readonly code: string; readonly kind: CodeKind }) => {
      await api.post(doors[kind], { code: code.trim() }, SignedIn);
      // Whatever the visitor before had read is not this person's.
      client.clear();
      const profile = await awaitSession(client);
      showToast({ title: 'Login successful!' });
      return profile;
    },
  });
};
