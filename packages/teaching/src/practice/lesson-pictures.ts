import { fold } from '@hedgerow/curriculum/words';
import { describeFigure, type Figure } from '@hedgerow/figures/figure';
import { type CardName, cardNames } from '@hedgerow/figures/science/cards';

/** Names that mean something else as often: “key word”, “watch”, “match”, a row of boxes. */
const oftenOther: ReadonlySet<string> = new Set(
  `key watch match fly sink shoot wind ring cross box pen log rock plank tablet straw pan dish hand foot fire ball star shell train light
  map candle manger poppy king church window book slate granite sandstone limestone ammonite bricks glove sponge cave city`.split(/\s+/),
);
const named: ReadonlyMap<string, CardName> = new Map(
  cardNames
    .filter((name) => !name.includes(' ') && !oftenOther.has(name))
    .flatMap((name) => [[name, name] as const, [`${name}s`, name] as const]),
);

/** The things that a line names, as pictures: one alone, or two with their names. */
export const cardsIn = (text: string): Figure | undefined => {
  const found = [
    ...new Set(
      fold(text)
        .split(' ')
        .flatMap((word) => named.get(word) ?? []),
    ),
  ].slice(0, 2);
  if (found.length === 0) return undefined;
  return { kind: 'cards', cards: found, ...(found.length > 1 ? { named: true } : {}) };
};

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
/** A picture of other numbers than the line speaks of would say something else. */
const contradicts = (figure: Figure, text: string): boolean => {
  const shown = new Set(numbersIn(describeFigure(figure)));
  return numbersIn(text).some((number) => !shown.has(number));
};

/** So many screens a picture stays, and so many before it has it already. */
const staysFor = 3;
const comesBefore = 2;

/**
 * Pictures for the screens of an infant's lesson. One without its own shows what it names; otherwise the picture before it stays for a
 * while, as on the page of a picture book, and the first ones have that which comes.
 */
export const picturesFor = (texts: readonly string[], own: readonly (Figure | undefined)[]): readonly (Figure | undefined)[] => {
  const found = texts.map((text, at) => own[at] ?? cardsIn(text));
  return found.map((figure, at) => {
    if (figure !== undefined) return figure;
    const before = found.slice(Math.max(0, at - staysFor), at).toReversed();
    const near = [...before, ...found.slice(at + 1, at + 1 + comesBefore)];
    return near.find((one) => one !== undefined && !contradicts(one, texts[at] ?? ''));
  });
};
