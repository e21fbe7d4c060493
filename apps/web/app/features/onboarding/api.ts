import { type OnboardBody, ProfileUpdated } from '@hedgerow/contracts/accounts';
import { type ChildDraft, type LinkChildBody, LinkedChild, OnboardingChildren, OnboardingCompleted } from '@hedgerow/contracts/onboarding';
import { Success } from '@hedgerow/contracts/shapes';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { profileQuery } from '../../lib/session.ts';

/** The children of the parent who is signed in, whatever this browser remembers. */
export const parentChildrenQuery = queryOptions({
  queryKey: ['/api/onboarding/parent-children'],
  queryFn: ({ signal }) => api.get('/api/onboarding/parent-children', OnboardingChildren, { signal }),
});

/** What a new child makes old. The profile last: it moves the gates. */
export const refreshFamily = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['/api/parent/children'] }),
    client.invalidateQueries({ queryKey: parentChildrenQuery.queryKey }),
  ]);
  await client.invalidateQueries({ queryKey: profileQuery.queryKey });
};

type SetUp = { readonly children: readonly ChildDraft[]; readonly parentEmail: string | null };

/** The screen reads the family again itself, when it leaves: until then it shows that all is well. */
export const useCompleteSetup = () =>
  useMutation({ mutationFn: (body: SetUp) => api.post('/api/onboarding/complete', body, OnboardingCompleted) });

/** The page is loaded anew afterwards: who is signed in has changed. */
export const useOnboard = () => useMutation({ mutationFn: (body: OnboardBody) => api.post('/api/auth/onboard', body, ProfileUpdated) });

export const linkedChildQuery = (code: string) =>
  queryOptions({
    // Not the code itself: it stands for a child's name and month of birth.
    queryKey: ['/api/onboarding/child-link/look'],
    queryFn: ({ signal }) => api.post('/api/onboarding/child-link/look', { code }, LinkedChild, { signal }),
    gcTime: 0,
  });

export const useLinkChild = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkChildBody) => api.post('/api/onboarding/child-link', body, Success),
    onSuccess: () => refreshFamily(client),
  });
};
