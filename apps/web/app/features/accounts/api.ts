import { ChildSignedIn, type RegisterBody, SignedIn, SignInOptions } from '@hedgerow/contracts/accounts';
import { Message } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { awaitSession } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';

/** What a person types to come in: parents and teachers an e-mail address, pupils a username. */
export type Credentials = { readonly identifier: string; readonly password: string };

const isEmail = (identifier: string): boolean => identifier.includes('@');

const signInByEmail = ({ identifier, password }: Credentials) =>
  api.post('/api/simple-auth/login', { email: identifier.trim(), password }, SignedIn);

const signInAsPupil = async ({ identifier, password }: Credentials) => {
  const answer = await api.post('/api/child-auth/child-login', { username: identifier.trim(), password }, ChildSignedIn);
  if (!answer.success) throw new ApiError('signed_out', 401, answer.message || 'Child login failed');
};

/** One door for everybody; afterwards the session is known. */
export const useSignIn = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      await (isEmail(credentials.identifier) ? signInByEmail(credentials) : signInAsPupil(credentials));
      // Whatever the visitor before had read is not this person's.
      client.clear();
      const profile = await awaitSession(client);
      // The page of a pupil greets them by name, where a message would lie over it.
      if (profile.user?.role !== 'student') showToast({ title: 'Login successful!' });
      return profile;
    },
  });
};

/** What the sign-in screens offer here: Google only where it is configured (docs/product/accounts.md#signing-in). */
export const signInOptionsQuery = queryOptions({
  queryKey: ['/api/auth/options'],
  queryFn: ({ signal }) => api.get('/api/auth/options', SignInOptions, { signal }),
});

export type NewParent = Omit<RegisterBody, 'role'>;

/** Makes a parent, who is signed in afterwards. */
export const useRegister = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (parent: NewParent) => {
      await api.post('/api/simple-auth/register', { ...parent, role: 'parent' }, SignedIn);
      client.clear();
      const profile = await awaitSession(client);
      showToast({ title: 'Account created successfully!' });
      return profile;
    },
  });
};

/** The same answer for known and unknown addresses (docs/product/accounts.md#e-mail-addresses). */
export const useResetRequest = () =>
  useMutation({ mutationFn: (email: string) => api.post('/api/auth/reset-password', { email: email.trim() }, Message) });
