import type { AvatarItem, AvatarShop } from '@hedgerow/contracts/avatar';
import { expect, test } from 'vitest';
import { canComeOff, missingPoints, ownWords, pointsWords, withWorn, wornLook } from './worn.ts';

const item = (id: string, place: AvatarItem['place'], more: Partial<AvatarItem> = {}): AvatarItem => ({
  id,
  place,
  name: id,
  category: 'accessories',
  price: 200,
  image: `${place}/${id}`,
  unlocked: true,
  equipped: false,
  ...more,
});
const hat = item('bobble-hat', 'head', { equipped: true });
const crown = item('flower-crown', 'head');
const fox = item('hill-fox', 'character', { equipped: true });
const shop: AvatarShop = { items: [hat, crown, fox], walletPoints: 120, totalPoints: 500, chosen: false };

test('a look is what is on, over what everybody begins with', () => {
  expect(wornLook(shop)).toEqual({ character: 'hill-fox', style: 'school-uniform', background: 'classroom', head: 'bobble-hat' });
});

test('putting something on takes off what was in its place, and nothing else', () => {
  const changed = withWorn(shop, crown, true);
  expect(changed.items.filter(({ equipped }) => equipped).map(({ id }) => id)).toEqual(['flower-crown', 'hill-fox']);
  expect(changed.chosen).toBe(true);
  expect(wornLook(withWorn(shop, hat, false)).head).toBeUndefined();
});

test('accessories come off, an animal does not', () => {
  expect([canComeOff(hat), canComeOff(fox)]).toEqual([true, false]);
});

test('a tile says what is on and what is theirs; of the rest it is known what is missing', () => {
  expect([hat, crown, { ...crown, unlocked: false }].map(ownWords)).toEqual(['Wearing', 'Yours', undefined]);
  expect([missingPoints(shop, crown), missingPoints(shop, { price: 100 })]).toEqual([80, 0]);
  expect([0, 1, 1200].map(pointsWords)).toEqual(['0 points', '1 point', '1,200 points']);
});
