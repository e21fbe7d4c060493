import * as z from 'zod/mini';
import { avatarCategories } from '@hedgerow/domain/avatar';
import { avatarPlaces } from '@hedgerow/domain/avatar-places';

/** docs/product/rewards.md#the-avatar. */
export const AvatarItem = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(avatarCategories),
  /** In points; 0 is free. */
  price: z.int(),
  /** The name of its drawing: the place it sits in and its id. The browser draws it. */
  image: z.string(),
  place: z.enum(avatarPlaces),
  /** Free, or bought. */
  unlocked: z.boolean(),
  equipped: z.boolean(),
});
export type AvatarItem = z.output<typeof AvatarItem>;

/** GET /api/avatar-items. */
export const AvatarShop = z.object({
  items: z.array(AvatarItem),
  /** Points to spend: what was earned less what was spent here. */
  walletPoints: z.int(),
  /** Of a lifetime; spending never lowers it. */
  totalPoints: z.int(),
  /** True once the pupil has put something on: from age 14 their initials stand until then. */
  chosen: z.boolean(),
});
export type AvatarShop = z.output<typeof AvatarShop>;

export const AvatarItemParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) });

/** What the screen says (docs/product/rewards.md#the-avatar). */
export const avatarMessages = {
  bought: 'Purchase Successful!',
  notBought: 'Purchase Failed',
  notBoughtDefault: 'Purchase failed',
} as const;
