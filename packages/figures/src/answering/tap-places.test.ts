import { expect, test } from 'vitest';
import { drawFigure, type Figure, sampleFigure } from '../figure.ts';
import { type TapPlace, tapPlaces } from './tap-places.ts';

const overlap = (a: TapPlace, b: TapPlace): boolean =>
  a.at[0] < b.at[0] + b.size[0] - 1e-6 &&
  b.at[0] < a.at[0] + a.size[0] - 1e-6 &&
  a.at[1] < b.at[1] + b.size[1] - 1e-6 &&
  b.at[1] < a.at[1] + a.size[1] - 1e-6;

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
const kinds = ['cards', 'pattern', 'objects', 'outline-map', 'timeline', 'parts', 'circuit-symbols', 'wave', 'planets', 'moons'] as const;

test.each(kinds)('%s: what is tapped is large, lies in the picture, and on nothing else', (kind) => {
  let seen = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const figure = sampleFigure(kind, seed);
    const { width, height } = drawFigure(figure);
    for (let many = 2; many <= 6; many += 1) {
      const names = letters.slice(0, many).map((letter) => (kind === 'objects' ? `Row ${letter}` : letter));
      const places = tapPlaces(figure, names);
      if (places === undefined) continue;
      seen += 1;
      expect(places).toHaveLength(many);
      for (const [at, place] of places.entries()) {
        const [x, y] = [place.at[0] + place.size[0] / 2, place.at[1] + place.size[1] / 2];
        expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
        expect(Math.min(...place.size)).toBeGreaterThanOrEqual(20);
        for (const other of places.slice(at + 1)) expect(overlap(place, other)).toBe(false);
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('each answer finds its own card, whatever order they are asked in', () => {
  const figure: Figure = { kind: 'cards', cards: ['mouse', 'robin', 'fish', 'frog'] };
  const [c, a, b] = tapPlaces(figure, ['C', 'A', 'B']) ?? [];
  expect(a?.at[0]).toBeLessThan(b?.at[0] ?? 0);
  expect(a?.at[1]).toBe(b?.at[1]);
  expect(c?.at[1]).toBeGreaterThan(a?.at[1] ?? 0);
});

test('words that are no place, and letters that are not all there, are tapped nowhere', () => {
  const pattern: Figure = { kind: 'pattern', row: ['star', '?'], choices: ['star', 'apple'] };
  expect(tapPlaces(pattern, ['A', 'B'])).toHaveLength(2);
  expect(tapPlaces(pattern, ['A', 'B', 'C'])).toBeUndefined();
  expect(tapPlaces({ kind: 'clock', hour: 3, minute: 0 }, ["3 o'clock", "4 o'clock"])).toBeUndefined();
  expect(tapPlaces({ kind: 'objects', groups: [{ thing: 'star', count: 3 }] }, ['3', '4'])).toBeUndefined();
});
