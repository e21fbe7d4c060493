import { phraseWords } from '@hedgerow/curriculum/request-words';
import type { FoundTopics } from './find-topics.ts';
import { askedOf, isSaidIn, isTaughtAs, speaksOf, wishWords } from './wish-words.ts';
import type { WishWord } from './wish-words.ts';

/** What lists and words made from facts must speak of, beside the questions on a wish. */
export type FactsAbout = {
  /** The objectives asked for. */
  readonly objectives: readonly string[];
  /** The words of the wish, where they tell what is on it from other things of the objective; none where all of it is. */
  readonly words: readonly WishWord[];
};

/** Undefined where a topic is meant as a whole: then anything of it is on it. */
export const factsAbout = (found: FoundTopics): FactsAbout | undefined => {
  const { topics, asked, isWhole, nearness } = found;
  if (isWhole || topics.length === 0) return undefined;
  const wish = wishWords(found);
  const objectives = topics.flatMap((topic) => askedOf(topic, asked).map((one) => ({ topic, one })));
  const isAll =
    objectives.every(({ one }) => isTaughtAs(one, wish)) || (nearness !== undefined && nearness.parts.length > 1 && objectives.length > 1);
  if (isAll) return { objectives: [...asked], words: [] };
  const told = objectives.flatMap(({ topic, one }) =>
    [topic.sections, topic.facts, topic.vocabulary, topic.items, topic.tasks].flatMap((all) =>
      all.filter(({ objective }) => objective === one.id).flatMap((each) => phraseWords(JSON.stringify(each))),
    ),
  );
  const said = new Set(told);
  const words = wish.filter((word) => isSaidIn(said, word.words));
  return { objectives: [...asked], words: words.length > 0 ? words : wish };
};

export const isFactAbout = ({ words }: FactsAbout, text: string): boolean =>
  words.length === 0 || speaksOf(words, new Set(phraseWords(text)));
