import { expect, test } from 'vitest';
import { animalName, animalOf, cardSessionEnds, drawPictures, drawWord, readWord } from './class-sign-in.ts';

const ends = (at: string): string => cardSessionEnds(new Date(at)).toISOString();

test('a session with a card ends after two hours, at four in London at the latest, and after school an hour later', () => {
  expect(ends('2026-11-27T09:00:00Z')).toBe('2026-11-27T11:00:00.000Z');
  expect(ends('2026-11-27T15:00:00Z')).toBe('2026-11-27T16:00:00.000Z');
  expect(ends('2026-11-27T15:50:00Z')).toBe('2026-11-27T16:50:00.000Z');
  // In summer four in London is three in Greenwich.
  expect(ends('2026-06-12T14:00:00Z')).toBe('2026-06-12T15:00:00.000Z');
  expect(ends('2026-11-27T19:00:00Z')).toBe('2026-11-27T20:00:00.000Z');
});

test('everybody in a class has another animal', () => {
  const names = Array.from({ length: 36 }, (_, place) => animalName(animalOf(place)));
  expect(new Set(names).size).toBe(36);
  expect([names[0], names[14]]).toEqual(['Bear', 'Fox 2']);
});

test('pictures are never three of a kind, and a word is typed as it is said', () => {
  const draws = [0, 0, 0, 0, 0.5, 0];
  expect(drawPictures(['cat', 'boat'], () => draws.shift() ?? 0)).toEqual(['cat', 'boat', 'cat']);
  expect(drawWord(() => 0.5)).toMatch(/^[a-z]+55$/);
  expect(readWord(' Frog 27 ')).toBe('frog27');
});
