import { makeGenerator } from '../make-generator.ts';

type Web = { readonly levels: readonly (readonly string[])[]; readonly eats: readonly (readonly [string, string])[] };
const webs: readonly Web[] = [
  {
    levels: [
      ['grass', 'oak leaves'],
      ['rabbit', 'caterpillar', 'slug'],
      ['blue tit', 'hedgehog'],
      ['fox', 'hawk'],
    ],
    eats: [
      ['rabbit', 'grass'],
      ['slug', 'grass'],
      ['caterpillar', 'oak leaves'],
      ['blue tit', 'caterpillar'],
      ['hedgehog', 'slug'],
      ['hedgehog', 'caterpillar'],
      ['fox', 'rabbit'],
      ['hawk', 'blue tit'],
    ],
  },
  {
    levels: [['pondweed', 'algae'], ['tadpole', 'water snail', 'water flea'], ['newt', 'stickleback'], ['heron']],
    eats: [
      ['tadpole', 'algae'],
      ['water snail', 'pondweed'],
      ['water flea', 'algae'],
      ['newt', 'tadpole'],
      ['stickleback', 'water flea'],
      ['stickleback', 'tadpole'],
      ['heron', 'stickleback'],
      ['heron', 'newt'],
    ],
  },
  {
    levels: [
      ['seaweed', 'plankton'],
      ['limpet', 'mussel', 'prawn'],
      ['crab', 'herring'],
      ['seal', 'gull'],
    ],
    eats: [
      ['limpet', 'seaweed'],
      ['mussel', 'plankton'],
      ['prawn', 'plankton'],
      ['crab', 'limpet'],
      ['crab', 'mussel'],
      ['herring', 'prawn'],
      ['gull', 'crab'],
      ['seal', 'herring'],
    ],
  },
  {
    levels: [['wheat', 'clover'], ['mouse', 'vole', 'bee'], ['weasel', 'shrew'], ['owl']],
    eats: [
      ['mouse', 'wheat'],
      ['vole', 'clover'],
      ['bee', 'clover'],
      ['weasel', 'mouse'],
      ['weasel', 'vole'],
      ['shrew', 'bee'],
      ['owl', 'weasel'],
      ['owl', 'shrew'],
    ],
  },
];

export const foodWebs = makeGenerator<string>(
  {
    id: 'science-food-webs',
    title: 'Reading food webs',
    subject: 'science',
    keyStage: 'KS3',
    years: [5, 6, 7, 8, 9],
    synonyms: ['food webs', 'food web', 'producers and consumers', 'predators and prey', 'food chains and webs', 'interdependence'],
  },
  ({ pick, level }) => {
    const { levels, eats } = pick(webs);
    const all = levels.flat();
    const eatersOf = (name: string): readonly string[] => eats.filter(([, eaten]) => eaten === name).map(([eater]) => eater);
    const foodOf = (name: string): readonly string[] => eats.filter(([eater]) => eater === name).map(([, eaten]) => eaten);
    const asks = level(
      pick(['producer', 'eats', 'eaten'] as const),
      pick(['eats', 'eaten', 'top'] as const),
      pick(['starves', 'grows', 'top'] as const),
    );
    const about = pick(all.filter((name) => foodOf(name).length > 0 && eatersOf(name).length > 0));
    const right: Readonly<Record<typeof asks, readonly string[]>> = {
      producer: levels[0] ?? [],
      eats: foodOf(about),
      eaten: eatersOf(about),
      top: all.filter((name) => eatersOf(name).length === 0),
      // What eats nothing else goes hungry; what nothing else eats grows in number.
      starves: eatersOf(about).filter((name) => foodOf(name).length === 1),
      grows: foodOf(about).filter((name) => eatersOf(name).length === 1),
    };
    const key = right[asks].length === 0 ? undefined : pick([...right[asks]]);
    if (key === undefined) return undefined;
    const wrong: Readonly<Record<typeof asks, (name: string) => string>> = {
      producer: (name) => `This eats ${foodOf(name)[0] ?? 'something'}. A producer eats nothing: it makes its own food.`,
      eats: (name) =>
        eatersOf(about).includes(name)
          ? `This eats the ${about}. The arrow goes from the food to the eater.`
          : `This has no arrow to the ${about}.`,
      eaten: (name) =>
        foodOf(about).includes(name)
          ? `This is food of the ${about}. The arrow goes from the food to the eater.`
          : `This has no arrow from the ${about}.`,
      top: (name) => `This is eaten by the ${eatersOf(name)[0] ?? 'next one'}.`,
      starves: (name) =>
        eatersOf(about).includes(name) ? `This eats the ${about}, but something else as well.` : `This does not eat the ${about}.`,
      grows: (name) => (foodOf(about).includes(name) ? `This is eaten by others as well.` : `This is not eaten by the ${about}.`),
    };
    const others = all.filter((name) => !right[asks].includes(name) && name !== about);
    return {
      stem: {
        producer: 'Which of these is a producer?',
        eats: `What does the ${about} eat in this food web?`,
        eaten: `What eats the ${about} in this food web?`,
        top: 'Which of these is a top predator: nothing in this food web eats it?',
        starves: `All of one kind die: there is no ${about} any more. What then has nothing to eat in this food web?`,
        grows: `All of one kind die: there is no ${about} any more. What then has nothing to eat it in this food web?`,
      }[asks],
      figure: { kind: 'food-web', levels: levels.map((names) => [...names]), eats: eats.map(([a, b]) => [a, b] as [string, string]) },
      key,
      // Those on the same or the next level are the most tempting.
      slips: others
        .toSorted(
          (a, b) =>
            Number(eatersOf(about).includes(b) || foodOf(about).includes(b)) -
            Number(eatersOf(about).includes(a) || foodOf(about).includes(a)),
        )
        .map((name) => [name, wrong[asks](name)] as const),
      show: (name) => name,
      keyStandsInFigure: true,
      why: {
        producer: 'A producer is a plant or an alga. It makes its own food with light, so no arrow leads to it.',
        eats: `An arrow goes from the food to the eater: from ${key} to ${about}.`,
        eaten: `An arrow goes from the food to the eater: from ${about} to ${key}.`,
        top: `No arrow leads away from the ${key}, so nothing in this web eats it.`,
        starves: `Follow the arrows that end at the ${key}: all of them begin at the ${about}, so it would have no food left.`,
        grows: `Follow the arrows that begin at the ${key}: the only one leads to the ${about}, so nothing else hunts it and its number grows.`,
      }[asks],
      steps: [
        'Arrows point from the food to what eats it.',
        {
          producer: 'Look for something that no arrow leads to.',
          eats: `Look for arrows that end at the ${about}.`,
          eaten: `Look for arrows that begin at the ${about}.`,
          top: 'Look for something that no arrow leaves.',
          starves: `Look at what eats the ${about}, and whether it eats anything else.`,
          grows: `Look at what the ${about} eats, and whether anything else eats it.`,
        }[asks],
      ],
      hints: ['Which way does an arrow point: to the food or to the eater?', 'Follow the arrows one by one.'],
      drawn: { asks, about },
    };
  },
);
