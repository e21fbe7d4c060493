import { expect, test } from 'vitest';
import { avatarCatalogue, findAvatarItem } from './avatar-catalogue.ts';
import { avatarCategories, categoryOf, firstLook, showsInitials } from './avatar.ts';

test('each item stands in the shop once, and each shelf has a choice', () => {
  const ids = avatarCatalogue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(avatarCatalogue.map(({ name }) => name)).size).toBe(ids.length);
  for (const category of avatarCategories)
    expect(avatarCatalogue.filter(({ place }) => categoryOf(place) === category).length).toBeGreaterThan(6);
});

test('the panda, the uniform and the classroom are free; everything else costs 150 to 1200 points', () => {
  const free = avatarCatalogue.filter(({ price }) => price === 0).map(({ name }) => name);
  expect(free).toEqual(['Friendly Panda', 'School Uniform', 'Classroom']);
  const prices = avatarCatalogue.map(({ price }) => price as number).filter((price) => price > 0);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([150, 1200]);
  expect(prices.every((price) => price % 50 === 0)).toBe(true);
});

test('everybody begins in what is free', () => {
  expect(Object.entries(firstLook).map(([place, id]) => [findAvatarItem(id)?.place === place, findAvatarItem(id)?.price])).toEqual([
    [true, 0],
    [true, 0],
    [true, 0],
  ]);
});

test('initials stand for pupils from 14, until they choose something', () => {
  expect([13, 14, 16, null].map((age) => showsInitials(age, false))).toEqual([false, true, true, false]);
  expect(showsInitials(16, true)).toBe(false);
});
