import type { AvatarPlace } from './avatar-places.ts';

type CatalogueItem = {
  readonly id: string;
  readonly name: string;
  readonly place: AvatarPlace;
  /** In points of the wallet. */
  readonly price: number;
};

/**
 * docs/product/rewards.md#the-avatar: fixed. Friendly Panda, School Uniform and Classroom are free, the others cost 150 to 1200 points.
 * Nothing here is better for learning than anything else: no chance, no hurry, no money.
 */
export const avatarCatalogue = [
  { id: 'friendly-panda', name: 'Friendly Panda', place: 'character', price: 0 },
  { id: 'garden-hedgehog', name: 'Garden Hedgehog', place: 'character', price: 150 },
  { id: 'winter-robin', name: 'Winter Robin', place: 'character', price: 200 },
  { id: 'red-squirrel', name: 'Red Squirrel', place: 'character', price: 250 },
  { id: 'hill-fox', name: 'Hill Fox', place: 'character', price: 300 },
  { id: 'brown-hare', name: 'Brown Hare', place: 'character', price: 400 },
  { id: 'river-otter', name: 'River Otter', place: 'character', price: 500 },
  { id: 'woodland-badger', name: 'Woodland Badger', place: 'character', price: 600 },
  { id: 'tawny-owl', name: 'Tawny Owl', place: 'character', price: 800 },
  { id: 'young-stag', name: 'Young Stag', place: 'character', price: 1000 },

  { id: 'school-uniform', name: 'School Uniform', place: 'style', price: 0 },
  { id: 'striped-jumper', name: 'Striped Jumper', place: 'style', price: 150 },
  { id: 'dungarees', name: 'Dungarees', place: 'style', price: 200 },
  { id: 'hoodie', name: 'Hoodie', place: 'style', price: 250 },
  { id: 'raincoat', name: 'Raincoat', place: 'style', price: 300 },
  { id: 'football-kit', name: 'Football Kit', place: 'style', price: 350 },
  { id: 'lab-coat', name: 'Lab Coat', place: 'style', price: 500 },
  { id: 'space-suit', name: 'Space Suit', place: 'style', price: 1200 },

  { id: 'bobble-hat', name: 'Bobble Hat', place: 'head', price: 150 },
  { id: 'flower-crown', name: 'Flower Crown', place: 'head', price: 250 },
  { id: 'headphones', name: 'Headphones', place: 'head', price: 450 },
  { id: 'round-glasses', name: 'Round Glasses', place: 'eyes', price: 150 },
  { id: 'sunglasses', name: 'Sunglasses', place: 'eyes', price: 300 },
  { id: 'woolly-scarf', name: 'Woolly Scarf', place: 'neck', price: 200 },
  { id: 'bow-tie', name: 'Bow Tie', place: 'neck', price: 200 },
  { id: 'story-book', name: 'Story Book', place: 'hand', price: 200 },
  { id: 'lantern', name: 'Lantern', place: 'hand', price: 550 },

  { id: 'classroom', name: 'Classroom', place: 'background', price: 0 },
  { id: 'bluebell-wood', name: 'Bluebell Wood', place: 'background', price: 200 },
  { id: 'seaside', name: 'Seaside', place: 'background', price: 300 },
  { id: 'library', name: 'Library', place: 'background', price: 350 },
  { id: 'snowy-hill', name: 'Snowy Hill', place: 'background', price: 400 },
  { id: 'night-sky', name: 'Night Sky', place: 'background', price: 650 },
  { id: 'moon-base', name: 'Moon Base', place: 'background', price: 1200 },
] as const satisfies readonly CatalogueItem[];

export type AvatarItemId = (typeof avatarCatalogue)[number]['id'];
export type AvatarCatalogueItem = CatalogueItem & { readonly id: AvatarItemId };

export const findAvatarItem = (id: string): AvatarCatalogueItem | undefined => avatarCatalogue.find((item) => item.id === id);
