import type { Topic } from '@hedgerow/curriculum/topic';
import type { Figure } from '@hedgerow/figures/figure';
import { figureText } from '../compose/fingerprint.ts';
import { cardsIn } from '../practice/lesson-pictures.ts';

/** On an island there is room for one card. */
const oneByOne = (figure: Figure): readonly Figure[] =>
  figure.kind === 'cards' ? figure.cards.map((card): Figure => ({ kind: 'cards', cards: [card] })) : [figure];

/** What a topic is shown by, the likeliest first: what its lessons show, what its name speaks of, what its questions show. */
const couldShow = ({ title, sections, items }: Topic): readonly Figure[] =>
  [
    ...sections.flatMap(({ figure, pictures = [] }) => [...(figure === undefined ? [] : [figure]), ...pictures.map((one) => one.figure)]),
    ...[cardsIn(title), ...sections.map(({ heading, body }) => cardsIn(`${heading} ${body}`))].filter((one) => one !== undefined),
    ...items.flatMap(({ figure }) => (figure === undefined ? [] : [figure])),
  ].flatMap(oneByOne);

/** Two pictures of one kind look alike on an island, unless they are of other things. */
const looksOf = (figure: Figure): string => (figure.kind === 'cards' ? figureText(figure) : figure.kind);

/** By the topic's id a picture of its own, by which who cannot read yet tells it from its neighbours. */
export const topicPictures = (topics: readonly Topic[]): ReadonlyMap<string, Figure> => {
  const chosen = new Map<string, Figure>();
  const [looks, texts] = [new Set<string>(), new Set<string>()];
  for (const topic of topics) {
    const could = couldShow(topic);
    const own = could.find((one) => !looks.has(looksOf(one))) ?? could.find((one) => !texts.has(figureText(one)));
    if (own === undefined) continue;
    chosen.set(topic.id, own);
    looks.add(looksOf(own));
    texts.add(figureText(own));
  }
  return chosen;
};
