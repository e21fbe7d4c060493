import { ChildSignedIn } from '@hedgerow/contracts/accounts';
import { type Picture, PictureChildren, PicturesChosen, TrustedDevices } from '@hedgerow/contracts/picture-sign-in';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { awaitSession } from '../../lib/session.ts';

/** Who can sign in with pictures on this device; nobody where no parent has trusted it. */
export const pictureChildrenQuery = queryOptions({
  queryKey: ['/api/child-auth/picture-children'],
  queryFn: ({ signal }) => api.get('/api/child-auth/picture-children', PictureChildren, { signal }),
});

export const trustedDevicesQuery = queryOptions({
  queryKey: ['/api/parent/trusted-devices'],
  queryFn: ({ signal }) => api.get('/api/parent/trusted-devices', TrustedDevices, { signal }),
});

const picturesOf = (childId: string) => `/api/parent/child/${childId}/pictures`;

export const chosenQuery = (childId: string) =>
  queryOptions({ queryKey: [picturesOf(childId)], queryFn: ({ signal }) => api.get(picturesOf(childId), PicturesChosen, { signal }) });

/** A parent's change to who comes in with pictures, and where. */
const useChange = <Wish>(send: (wish: Wish) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Not waited for: one of them may be here before the others, and take away the part of the dialog that is to hear of the change.
    onSuccess: () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          [trustedDevicesQuery.queryKey[0], pictureChildrenQuery.queryKey[0]].includes(String(address)) ||
          String(address).endsWith('/pictures'),
      }),
  });
};

export const useTrustDevice = () => useChange(() => api.post('/api/parent/trusted-devices', {}, Success));
export const useDistrustDevice = () => useChange((id: string) => api.delete(`/api/parent/trusted-devices/${id}`, Success));
export const useChoosePictures = (childId: string) =>
  useChange((pictures: readonly Picture[]) => api.put(picturesOf(childId), { pictures }, Success));
export const useForgetPictures = (childId: string) => useChange(() => api.delete(picturesOf(childId), Success));

/** A child comes in: whatever the visitor before had read is not theirs. */
export const useComingIn = <Attempt>(path: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (attempt: Attempt) => {
      await api.post(path, attempt, ChildSignedIn);
      client.clear();
      return awaitSession(client);
    },
  });
};

export const usePictureSignIn = () =>
  useComingIn<{ readonly childId: string; readonly pictures: readonly Picture[] }>('/api/child-auth/picture-login');
