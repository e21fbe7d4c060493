import { ProfileUpdated, type UpdateProfileBody } from '@hedgerow/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ModelOff } from '@hedgerow/contracts/families';
import { api, typed } from '../../lib/api.ts';
import { profileQuery } from '../../lib/session.ts';

/** From then on what the pupil types goes to no other company. */
export const useModelOff = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/student/model-off', {}, typed<ModelOff>()),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
};

/** docs/product/families.md#account-settings; the current user is read again. */
export const useUpdateSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateProfileBody) => api.post('/api/auth/update-profile', change, ProfileUpdated),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
};
