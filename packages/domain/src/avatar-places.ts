/** Where a thing sits. One thing a place: a hat goes with glasses, a scarf and something in the hand. */
export const avatarPlaces = ['character', 'style', 'background', 'head', 'eyes', 'neck', 'hand'] as const;
export type AvatarPlace = (typeof avatarPlaces)[number];
