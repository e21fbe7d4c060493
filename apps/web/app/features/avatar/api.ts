import type { AvatarShop } from '@hedgerow/contracts/avatar';
import { queryOptions } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

/** What there is, what is theirs and what they have on. */
export const avatarShopQuery = queryOptions({
  queryKey: ['/api/avatar-items'],
  queryFn: ({ signal }) => api.get('/api/avatar-items', typed<AvatarShop>(), { signal }),
});
