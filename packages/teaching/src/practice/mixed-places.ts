import { shuffled } from '../text/seeded.ts';

export const places = (length: number): number[] => Array.from({ length }, (_, place) => place);

/** Shuffled, and never in the order that is right. */
export const mixedPlaces = (length: number, chance: () => number): number[] => {
  const mixed = shuffled(places(length), chance);
  return mixed.every((at, place) => at === place) ? [...mixed.slice(1), mixed[0] ?? 0] : mixed;
};
