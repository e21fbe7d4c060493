import type { AvatarItem, AvatarShop } from '@hedgerow/contracts/avatar';
import { type AvatarLook, firstLook } from '@hedgerow/domain/avatar';

/** What is on, over what everybody begins with. The server sends ids of its catalogue, each in its own place. */
export const wornLook = ({ items }: Pick<AvatarShop, 'items'>): AvatarLook => {
  const worn = items.filter(({ equipped }) => equipped).map(({ place, id }) => [place, id]);
  return { ...firstLook, ...Object.fromEntries(worn) } as AvatarLook;
};

/** The shop as it is once something is put on (and what was in its place is off) or taken off. */
export const withWorn = (shop: AvatarShop, item: AvatarItem, on: boolean): AvatarShop => ({
  ...shop,
  chosen: true,
  items: shop.items.map((each) => (each.place === item.place ? { ...each, equipped: on && each.id === item.id } : each)),
});

/** The shop as it is once everything is off. */
export const withNothingOn = (shop: AvatarShop): AvatarShop => ({
  ...shop,
  chosen: false,
  items: shop.items.map((each) => ({ ...each, equipped: Object.values<string>(firstLook).includes(each.id) })),
});

/** Character, style and background are changed for another; an accessory can come off. */
export const canComeOff = ({ place }: Pick<AvatarItem, 'place'>): boolean => !(place in firstLook);

/** Points that are missing; 0 when the wallet has enough. */
export const missingPoints = (shop: Pick<AvatarShop, 'walletPoints'>, item: Pick<AvatarItem, 'price'>): number =>
  Math.max(0, item.price - shop.walletPoints);

export const pointsWords = (points: number): string => `${points.toLocaleString('en-GB')} ${points === 1 ? 'point' : 'points'}`;

/** What a tile says below its name, where it is theirs; otherwise it says the price. */
export const ownWords = ({ equipped, unlocked }: AvatarItem): string | undefined => {
  if (equipped) return 'Wearing';
  return unlocked ? 'Yours' : undefined;
};
