import { type ClassSignInBody, ClassOnTablet } from '@hedgerow/contracts/class-sign-in';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useComingIn } from './api.ts';

export const useClassSignIn = () => useComingIn<ClassSignInBody>('/api/class-sign-in');

/** Who signs in on a shared tablet, by the code of their class. */
export const classOnTabletQuery = (code: string) =>
  queryOptions({
    queryKey: ['/api/class-sign-in', code],
    queryFn: ({ signal }) => api.get(`/api/class-sign-in/${encodeURIComponent(code)}`, ClassOnTablet, { signal }),
    retry: false,
  });
