import { firstLook } from '@hedgerow/domain/avatar';
import { useQuery } from '@tanstack/react-query';
import { avatarShopQuery } from './api.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import { wornLook } from './worn.ts';

/** The pupil's figure without its background, for a place that is drawn already. */
export const WalkingAvatar = () => {
  const { data: shop, isError } = useQuery(avatarShopQuery);
  const look = shop ? wornLook(shop) : isError ? firstLook : undefined;
  if (look === undefined) return null;
  const { background: _, ...figure } = look;
  return <AvatarPicture look={figure} />;
};
