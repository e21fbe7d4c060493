import { londonDate, londonDayStart } from './calendar-dates.ts';

/** How the youngest of a class prove who they are: three pictures in order, or a short word. */
export const cardSecrets = ['pictures', 'word'] as const;
export type CardSecret = (typeof cardSecrets)[number];
/** What the shared tablet shows of them before they do: first names, or an animal each, which tells a stranger nothing. */
export const classFaces = ['names', 'animals'] as const;
export type ClassFaces = (typeof classFaces)[number];

/** Each is known by its outline; none is among the pictures that are tapped. */
export const classAnimals = ['bear', 'duck', 'fox', 'frog', 'lion', 'mouse', 'owl', 'panda', 'penguin', 'pig', 'rabbit', 'snail'] as const;
export type ClassAnimal = (typeof classAnimals)[number];

/** The animal of a place in the class: twelve of them, and then "2" beside each. */
export const animalOf = (place: number): { readonly animal: ClassAnimal; readonly number: number } => ({
  animal: classAnimals[place % classAnimals.length] ?? 'bear',
  number: 1 + Math.floor(place / classAnimals.length),
});

/** "Fox", "Fox 2". */
export const animalName = ({ animal, number }: { readonly animal: ClassAnimal; readonly number: number }): string =>
  `${animal.charAt(0).toUpperCase()}${animal.slice(1)}${number === 1 ? '' : ` ${number}`}`;

/** How many pictures of a card are tapped, in order. */
export const cardPictures = 3;

/** Drawn by chance: children choose what their friends choose. Not all the same one. `draw` must be unpredictable, 0 <= x < 1. */
export const drawPictures = <Picture extends string>(all: readonly Picture[], draw: () => number): readonly Picture[] => {
  for (;;) {
    const drawn = Array.from({ length: cardPictures }, () => all[Math.floor(draw() * all.length)]).filter((one) => one !== undefined);
    if (new Set(drawn).size > 1) return drawn;
  }
};

/** Short words that are spelt as they sound, and mean nothing unkind beside each other. */
const words =
  'bag bed bell bin bud bug bun bus can cap cot cub cup den desk dog doll drum duck fan fern fin flag frog gift hen hill hut jam jet jug lamp leg lid log map mat milk mop mug nest net nut pan peg pen pet pin plum pond pot pup ram ring rock rug sand shed ship shop sink sun tent tin top truck tub twig van web wing yak zip'.split(
    ' ',
  );

/** "frog27": typed by whoever has learnt letters. `draw` must be unpredictable, 0 <= x < 1. */
export const drawWord = (draw: () => number): string =>
  `${words[Math.floor(draw() * words.length)] ?? 'frog'}${10 + Math.floor(draw() * 90)}`;

/** As a child types it: spaces and capitals do not matter. */
export const readWord = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Wrong ones in a row, after which the card of one child rests until a teacher lets it in again. */
export const cardTries = 10;
/** Wrong ones in a class since a teacher last looked, all cards together. */
export const classTries = 100;

const hourMs = 3_600_000;
/** 16:00 on a wall in England. */
const schoolDayHours = 16;

/** When a session that began with a card ends: after two hours, and at four at the latest; out of school hours after one. */
export const cardSessionEnds = (now: Date): Date => {
  const dayEnds = londonDayStart(londonDate(now)).getTime() + schoolDayHours * hourMs;
  const at = now.getTime();
  return new Date(at < dayEnds - hourMs / 4 ? Math.min(at + 2 * hourMs, dayEnds) : at + hourMs);
};
