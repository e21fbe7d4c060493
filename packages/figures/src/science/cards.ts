import { z } from 'zod';
import { box, fullWidth, label, type Mark, type PlainMark, type Point, range } from '../drawing.ts';
import { foodAndSizePictures } from '../everyday/pictures-food-and-sizes.ts';
import { longAgoPictures } from '../everyday/pictures-long-ago.ts';
import { peoplePictures } from '../everyday/pictures-people.ts';
import { petAndFarmPictures } from '../everyday/pictures-pets-and-farm.ts';
import { placePictures } from '../everyday/pictures-places.ts';
import { positionPictures } from '../everyday/pictures-positions.ts';
import { spellingPictures } from '../everyday/pictures-spelling.ts';
import { thingPictures } from '../everyday/pictures-things.ts';
import { vehiclePictures } from '../everyday/pictures-vehicles.ts';
import { defineKind } from '../kind.ts';
import { animalPictures } from './pictures-animals.ts';
import { materialPictures } from './pictures-materials.ts';
import { rockPictures } from './pictures-rocks.ts';
import { seasonPictures } from './pictures-seasons.ts';

/** Drawn about a middle point, 120 wide and 84 high; `looks` says what is seen without its name. */
export type Picture = { readonly looks: string; readonly marks: readonly PlainMark[] };

const pictures = {
  ...animalPictures,
  ...materialPictures,
  ...seasonPictures,
  ...rockPictures,
  ...thingPictures,
  ...vehiclePictures,
  ...foodAndSizePictures,
  ...petAndFarmPictures,
  ...peoplePictures,
  ...positionPictures,
  ...placePictures,
  ...longAgoPictures,
  ...spellingPictures,
};
export type CardName = keyof typeof pictures;
export const cardNames = Object.keys(pictures) as [CardName, ...CardName[]];
const pictureOf = (name: CardName): Picture => pictures[name];
const letterOf = (at: number): string => String.fromCharCode(65 + at);

const [wide, tall] = [150, 100];

type Shown = { readonly cards: readonly CardName[]; readonly named?: boolean | undefined; readonly texts?: readonly string[] | undefined };
/** What stands below a card takes so much room. */
const underOf = ({ cards: shown, named = false, texts }: Shown): number => (shown.length === 1 && !named && texts === undefined ? 0 : 26);
const cornerOf = (shown: Shown, at: number): Point => {
  const isLast = at === shown.cards.length - 1 && at % 2 === 0;
  const middle = isLast ? fullWidth / 2 : at % 2 === 0 ? 80 : 240;
  return [middle - wide / 2, 4 + Math.floor(at / 2) * (tall + underOf(shown) + 8)];
};

/** Each lettered card with its letter. */
export const placesOfCards = (shown: Shown): readonly { readonly name: string; readonly at: Point; readonly size: Point }[] =>
  shown.named === true || shown.texts !== undefined
    ? []
    : shown.cards.map((_, at) => ({ name: letterOf(at), at: cornerOf(shown, at), size: [wide, tall + underOf(shown)] }));

/** Pictures side by side, each with its letter or, where they teach, its name: animals, people, places, things, weather, rocks. */
export const cards = defineKind(
  'cards',
  {
    cards: z.array(z.enum(cardNames)).min(1).max(6),
    named: z.boolean().optional(),
    /** What is written below each, where it is not the picture's own name: "mammal" below a horse. */
    texts: z.array(z.string().max(14)).max(6).optional(),
  },
  {
    draw: (figure) => {
      const { cards: shown, named = false, texts } = figure;
      const under = underOf(figure);
      return {
        width: fullWidth,
        height: Math.ceil(shown.length / 2) * (tall + under + 8),
        marks: shown.flatMap((name, at): Mark[] => {
          const [left, y] = cornerOf(figure, at);
          const x = left + wide / 2;
          return [
            box([left, y], [wide, tall], { fill: 'paper', stroke: 'faint', round: 10, width: 2 }),
            { kind: 'group', move: [x, y + tall / 2], marks: pictureOf(name).marks },
            ...(under === 0
              ? []
              : [label([x, y + tall + 15], texts?.[at] ?? (named ? name : letterOf(at)), { bold: texts === undefined && !named })]),
          ];
        }),
      };
    },
    describe: ({ cards: shown, named = false, texts }) =>
      shown.length === 1 && !named && texts === undefined
        ? `A picture of ${pictureOf(shown[0] as CardName).looks}.`
        : `Pictures. ${shown
            .map((name, at) => {
              const { looks } = pictureOf(name);
              const under = texts?.[at] ?? (named ? name : undefined);
              return under === undefined ? `${letterOf(at)} is ${looks}.` : `Above the word “${under}”: ${looks}.`;
            })
            .join(' ')}`,
    sample: ({ int, pick }) => {
      const from = int(0, cardNames.length - 1);
      const shown = range(int(1, 6)).map((at) => cardNames[(from + at * 7) % cardNames.length] as CardName);
      return { cards: shown, ...pick([{}, { named: true }, { texts: shown.map(() => 'a mammal') }]) };
    },
  },
);
