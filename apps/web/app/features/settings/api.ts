import { ProfileUpdated, type UpdateProfileBody } from '@hedgerow/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { profileQuery } from '../../lib/session.ts';

/** docs/product/families.md#account-settings; the current user is read again. */
export const useUpdateSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateProfileBody) => api.post('/api/auth/update-profile', change, ProfileUpdated),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
};
