import { type AvatarItem, type AvatarShop, avatarMessages } from '@hedgerow/contracts/avatar';
import { Message } from '@hedgerow/contracts/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { announce } from '../../ui/announce.tsx';
import { showToast } from '../../ui/toast.ts';
import { avatarShopQuery } from './api.ts';
import { withNothingOn, withWorn } from './worn.ts';

const address = ({ id }: AvatarItem, what: 'equip' | 'purchase') => `/api/avatar-items/${id}/${what}`;
const putOn = (item: AvatarItem) => api.post(address(item, 'equip'), {}, Message);

/** The server's own words; where it had none, those of the specification. */
const whyNotBought = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : avatarMessages.notBoughtDefault;

type Change = { readonly item: AvatarItem; readonly on: boolean } | 'all-off';

const send = (change: Change) => {
  if (change === 'all-off') return api.delete('/api/avatar-items/worn', Message);
  return change.on ? putOn(change.item) : api.delete(address(change.item, 'equip'), Message);
};
const changed = (shop: AvatarShop, change: Change) => (change === 'all-off' ? withNothingOn(shop) : withWorn(shop, change.item, change.on));

/** Putting on and taking off show at once; one change goes after the other. */
export const useWear = () => {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'avatar' },
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries(avatarShopQuery);
      client.setQueryData(avatarShopQuery.queryKey, (shop: AvatarShop | undefined) => shop && changed(shop, change));
      announce(change === 'all-off' ? 'Your initials are shown.' : `${change.item.name} is ${change.on ? 'on' : 'off'}.`);
    },
    onError: () => showToast({ kind: 'error', title: 'Your avatar was not changed', message: 'Please try again.' }),
    onSettled: () => client.invalidateQueries(avatarShopQuery),
  });
};

/** Buys a thing and puts it on. */
export const useBuy = (onBought: (item: AvatarItem) => void) => {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'avatar' },
    mutationFn: (item: AvatarItem) => api.post(address(item, 'purchase'), {}, Message),
    onSuccess: async ({ message }, item) => {
      // It is theirs now; where putting it on fails, it waits among what is theirs.
      await putOn(item).catch(() => undefined);
      showToast({ kind: 'success', title: message, message: `${item.name} is yours.` });
      await Promise.all([client.invalidateQueries(avatarShopQuery), client.invalidateQueries({ queryKey: ['/api/student/stats'] })]);
      onBought(item);
    },
    onError: (error) => {
      showToast({ kind: 'error', title: avatarMessages.notBought, message: whyNotBought(error) });
      return client.invalidateQueries(avatarShopQuery);
    },
  });
};
