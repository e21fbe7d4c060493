import type { avatarCatalogue } from './avatar-catalogue.ts';
import type { AvatarPlace } from './avatar-places.ts';

/** docs/product/rewards.md#the-avatar: the four shelves of the avatar shop. */
export const avatarCategories = ['character', 'style', 'accessories', 'backgrounds'] as const;
export type AvatarCategory = (typeof avatarCategories)[number];

export type AvatarItemOf<P extends AvatarPlace> = Extract<(typeof avatarCatalogue)[number], { readonly place: P }>['id'];

/** What somebody has on: one thing in each place that has any. */
export type AvatarLook = { readonly [P in AvatarPlace]?: AvatarItemOf<P> | undefined };

/** Before anything was chosen. */
export const firstLook = { character: 'friendly-panda', style: 'school-uniform', background: 'classroom' } as const satisfies AvatarLook;

const shelves: Partial<Readonly<Record<AvatarPlace, AvatarCategory>>> = {
  character: 'character',
  style: 'style',
  background: 'backgrounds',
};
export const categoryOf = (place: AvatarPlace): AvatarCategory => shelves[place] ?? 'accessories';

/** docs/product/rewards.md#the-avatar: initials from age 14, the panda below, until the pupil has chosen something. */
const initialsFrom = 14;
export const mayShowInitials = (age: number | null): boolean => age !== null && age >= initialsFrom;
export const showsInitials = (age: number | null, chosen: boolean): boolean => !chosen && mayShowInitials(age);
