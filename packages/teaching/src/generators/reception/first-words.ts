import type { CardName } from '@hedgerow/figures/science/cards';
import { makeGenerator } from '../make-generator.ts';

const letterOf = (at: number): string => 'ABC'.charAt(at);

/** There is only one of these, or no counting them. */
const withoutArticle: ReadonlySet<string> = new Set(['rain', 'milk', 'mittens']);
const onlyOne: ReadonlySet<string> = new Set(['sun', 'moon']);
/** As it is spoken of: “a hen”, “the moon”, “rain”. */
const spoken = (word: string): string => (withoutArticle.has(word) ? word : `${onlyOne.has(word) ? 'the' : 'a'} ${word}`);
const pictured = (words: readonly string[]): string => {
  const [last = '', ...before] = words.map(spoken).toReversed();
  return `The pictures show ${before.toReversed().join(', ')} and ${last}.`;
};

/** Words with a picture, by their end. */
const families: readonly (readonly CardName[])[] = [
  ['cat', 'hat'],
  ['dog', 'log', 'frog'],
  ['hen', 'pen'],
  ['bell', 'shell'],
  ['star', 'car'],
  ['tree', 'bee', 'key'],
  ['sock', 'clock', 'rock'],
  ['cake', 'snake'],
  ['house', 'mouse'],
  ['box', 'fox'],
  ['mug', 'jug'],
  ['van', 'pan'],
  ['boat', 'coat'],
  ['train', 'rain'],
  ['fish', 'dish'],
  ['moon', 'spoon'],
  ['ring', 'king'],
  ['bear', 'chair'],
];
const rhyming = families.flat();

export const rhymePictures = makeGenerator<number>(
  {
    id: 'english-rhyme-pictures',
    title: 'Which picture rhymes?',
    subject: 'english',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['rhymes', 'rhyming words', 'words that rhyme', 'rhyme pictures'],
  },
  ({ pick, some, level }) => {
    const family = pick(families);
    const [asked = 'cat', mate] = some(family, 2);
    const others = rhyming.filter((word) => !family.includes(word));
    const startsAlike = others.filter((word) => word.startsWith(asked.charAt(0)));
    const startsApart = others.filter((word) => !word.startsWith(asked.charAt(0)));
    const alike = level(0, 1, 2);
    if (mate === undefined || startsAlike.length < alike) return undefined;
    const wrong = [...some(startsAlike, alike), ...some(startsApart, 2 - alike)];
    // Two that rhyme with each other would be a pair of their own.
    if (families.some((one) => wrong.every((word) => one.includes(word)))) return undefined;
    const shown = some([mate, ...wrong], 3);
    return {
      stem: `Which picture rhymes with **${asked}**?`,
      figure: { kind: 'cards', cards: [...shown] },
      key: shown.indexOf(mate),
      slips: shown.flatMap((word, at) =>
        word === mate
          ? []
          : [
              [
                at,
                word.startsWith(asked.charAt(0))
                  ? `This is ${spoken(word)}. It starts like ${asked}. Listen to the end.`
                  : `This is ${spoken(word)}. Say it with ${asked}: the end is not the same.`,
              ] as const,
            ],
      ),
      show: letterOf,
      why: `Say them: ${asked}, ${mate}. They have the same sound at the end.`,
      steps: [pictured(shown), `Say each one with ${asked}.`, `Listen to the end: ${asked}, ${mate}. They rhyme.`],
      hints: ['Say the name of each picture.', 'Rhymes sound the same at the end.'],
      drawn: { asked, shown },
      keyStandsInFigure: true,
    };
  },
);

/** By the sound that they begin with, in the letter that a child learns for it first. */
const starting: Readonly<Record<string, readonly CardName[]>> = {
  m: ['moon', 'mug', 'map', 'mouse', 'milk', 'mittens'],
  s: ['sun', 'sock', 'snake', 'spider', 'star'],
  d: ['dog', 'dish', 'duck', 'doll'],
  b: ['bus', 'bed', 'bag', 'ball', 'book', 'box', 'boat', 'bee', 'bell', 'bear', 'banana'],
  h: ['hat', 'hen', 'house', 'horse'],
  p: ['pig', 'pen', 'pan', 'penguin'],
  f: ['fish', 'fox', 'foot', 'feather'],
  r: ['ring', 'rock', 'rain', 'robin'],
  l: ['log', 'lamb', 'lizard'],
  c: ['cat', 'car', 'cup', 'cake', 'coat', 'cow', 'candle', 'carrot'],
};
const ending: Readonly<Record<string, readonly CardName[]>> = {
  t: ['cat', 'hat', 'boat', 'coat', 'foot'],
  n: ['sun', 'hen', 'pen', 'pan', 'van', 'moon', 'train', 'rain'],
  g: ['dog', 'log', 'mug', 'bag', 'jug', 'pig', 'frog'],
  p: ['cup', 'map', 'ship', 'sheep'],
  s: ['bus', 'house', 'mouse', 'horse'],
};

export const firstSoundPictures = makeGenerator<number>(
  {
    id: 'english-first-sound-pictures',
    title: 'First and last sounds of pictures',
    subject: 'english',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['first sounds', 'initial sounds', 'beginning sounds', 'what sound does it start with', 'last sounds'],
  },
  ({ pick, some, level }) => {
    const asksEnd = level(false, false, true);
    const lists = asksEnd ? ending : starting;
    const sound = pick(Object.keys(lists));
    const own = lists[sound] ?? [];
    const others = Object.entries(lists).flatMap(([other, words]) => (other === sound ? [] : words));
    const [right, like] = some(own, 2);
    if (right === undefined || like === undefined) return undefined;
    const shown = some([right, ...some(others, 2)], 3);
    if (new Set(shown).size < 3) return undefined;
    const named = level(true, false, true);
    const place = asksEnd ? 'end' : 'start';
    return {
      stem: named ? `Which picture ${place}s with the sound **${sound}**?` : `Which picture starts with the same sound as **${like}**?`,
      figure: { kind: 'cards', cards: [...shown] },
      key: shown.indexOf(right),
      slips: shown.flatMap((word, at) =>
        word === right ? [] : [[at, `This is ${spoken(word)}. Say it slowly and listen to the ${place}.`] as const],
      ),
      show: letterOf,
      why: `Say it slowly: ${right}. At the ${place} you hear the sound ${sound}, as in ${like}.`,
      steps: [pictured(shown), `Say each word slowly and listen to its ${place}.`, `Say it: ${right}. You hear ${sound} at the ${place}.`],
      hints: ['Say the name of each picture slowly.', asksEnd ? 'Which sound do you say last?' : 'Which sound do you say first?'],
      drawn: { sound, place },
      keyStandsInFigure: true,
    };
  },
);

/** By the letters that they need: those of Phase 2, of Phase 3, and two sounds side by side. */
const readable: readonly (readonly CardName[])[] = [
  ['cat', 'dog', 'hen', 'pen', 'sock', 'mug', 'pan', 'bed', 'bus', 'sun', 'pig', 'cup', 'map', 'hat', 'log', 'bag', 'duck', 'bell'],
  ['ship', 'fish', 'shell', 'moon', 'boat', 'coat', 'rain', 'sheep', 'king', 'ring', 'car', 'box', 'fox', 'van', 'jug', 'foot', 'book'],
  ['frog', 'drum', 'spoon', 'train', 'milk', 'clock', 'star', 'tree'],
];

export const wordToPicture = makeGenerator<number>(
  {
    id: 'english-word-to-picture',
    title: 'Read the word and find its picture',
    subject: 'english',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['reading words', 'read cvc words', 'blend and read', 'word and picture', 'first words to read'],
  },
  ({ pick, some, level }) => {
    const words = level(...(readable as [readonly CardName[], readonly CardName[], readonly CardName[]]));
    const right = pick(words);
    const last = right.length - 1;
    const alike = rhyming.filter((word) => word !== right && (word.charAt(0) === right.charAt(0) || word.slice(1) === right.slice(1)));
    const [near] = some(alike.length > 0 ? alike : rhyming.filter((word) => word !== right), 1);
    const [far] = some(
      words.filter((word) => word !== right && word !== near && word.charAt(last) !== right.charAt(last)),
      1,
    );
    if (near === undefined || far === undefined) return undefined;
    const shown = some([right, near, far], 3);
    return {
      stem: `Read the word: **${right}**. Which picture is it?`,
      figure: { kind: 'cards', cards: [...shown] },
      key: shown.indexOf(right),
      slips: shown.flatMap((word, at) =>
        word === right
          ? []
          : [
              [
                at,
                word === near
                  ? `This is ${spoken(word)}. Some of its sounds are the same. Say every sound.`
                  : `This is ${spoken(word)}. Say the sounds of the word again.`,
              ] as const,
            ],
      ),
      show: letterOf,
      why: `Say every sound and push them together: ${right}.`,
      steps: ['Say the sounds one after the other.', 'Push them together.', `The word is ${right}.`],
      hints: ['Look at the first letter. What sound does it make?', 'Say the sounds faster and faster until you hear the word.'],
      drawn: { word: right, shown },
      keyStandsInFigure: true,
    };
  },
);
