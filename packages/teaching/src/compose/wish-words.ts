import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import { phraseWords, stemOf } from '@hedgerow/curriculum/request-words';
import type { Objective, Topic } from '@hedgerow/curriculum/topic';
import type { FoundTopics } from './find-topics.ts';

export type Words = ReadonlySet<string>;
type Group = readonly string[];

/** From so many letters on "direct" stands in "directly", and "proportion" in "proportional". */
const rootFrom = 5;

/** Whether a word of the request, or what it may have been meant to be, is said; longer forms of it count. */
export const isSaidIn = (said: Words, group: Group): boolean =>
  group.some((word) => said.has(word) || (word.length >= rootFrom && [...said].some((one) => one.startsWith(word))));

/** A word of a wish with how much it says. */
export type WishWord = { readonly words: Group; readonly weight: number };

/** So much of what was typed must be said, by weight: "kosher" of "kosher food laws", and not "laws"; of two words the rarer one. */
const saidFrom = 0.4;
const saidFromOfTwo = 0.5;

export const weightOf = (all: readonly WishWord[]): number => all.reduce((sum, { weight }) => sum + weight, 0);

/** "Incisors canines molars" lists things of one rank, and one of them is enough. */
const fewestListed = 3;
const oneOfList = 0.2;
const ofOneRank = 1.5;
const isListed = (wish: readonly WishWord[]): boolean => {
  const weights = wish.map(({ weight }) => weight);
  return wish.length >= fewestListed && Math.max(...weights) <= ofOneRank * Math.min(...weights);
};

/** Whether enough of the words is said. */
export const speaksOf = (wish: readonly WishWord[], said: Words): boolean =>
  weightOf(wish.filter(({ words }) => isSaidIn(said, words))) >=
  (isListed(wish) ? oneOfList : wish.length === 2 ? saidFromOfTwo : saidFrom) * weightOf(wish);

/** "Stanislavski and Brecht" is two things; "Thomas Becket" is one. */
const isList = /\b(?:and|or|vs)\b|,/;

/** Whether an objective is called what was typed first of all, and says that this is what it teaches. */
export const isTaughtAs = ({ names: [label = ''], text }: Pick<Objective, 'names' | 'text'>, wish: readonly WishWord[]): boolean => {
  const [called, told] = [new Set(phraseWords(label)), new Set(phraseWords(text))];
  const isAll = called.size <= wish.length && wish.every(({ words }) => isSaidIn(called, words));
  return (isAll || !isList.test(text)) && wish.every(({ words }) => isSaidIn(called, words) && isSaidIn(told, words));
};

/** Of some words of a wish those that an objective is not called first and says that it teaches; all where it is called each of them. */
export const tellingBeside = (
  { names: [label = ''], text }: Pick<Objective, 'names' | 'text'>,
  choosing: readonly WishWord[],
): readonly WishWord[] => {
  const [called, told] = [new Set(phraseWords(label)), new Set(phraseWords(text))];
  const isTold = [...called].every((word) => isSaidIn(told, [word]));
  const rest = choosing.filter(({ words }) => !isTold || isList.test(label) || !isSaidIn(called, words));
  return rest.length > 0 ? rest : choosing;
};

/** "Just war theory" is the just war: words that narrow nothing. */
const narrowsNothing = new Set(['theory', 'fact', 'definition', 'story', 'rule', 'skill', 'term', 'law'].map(stemOf));

/** Whether a wish says what an objective is called and more beside it: "2D arrays" where it is called "arrays". */
export const isNarrowerThan = (
  { label, title }: { readonly label: string; readonly title: string },
  wish: readonly WishWord[],
  isSaid: (word: WishWord) => boolean,
): boolean => {
  const called = phraseWords(label);
  const all = new Set([...phraseWords(title), ...wish.flatMap(({ words }) => words)]);
  const more = wish.filter(({ words }) => !words.some((word) => called.includes(word)));
  return (
    called.every((word) => all.has(word)) && more.some(({ words }) => !words.some((word) => narrowsNothing.has(word))) && !more.some(isSaid)
  );
};

/** The words of a wish that its topics are not called by; all of them where they are. */
export const wishWords = ({ topics, wordGroups, wordWeights }: FoundTopics): readonly WishWord[] => {
  const titles = new Set(topics.flatMap(({ title }) => phraseWords(title)));
  const all = wordGroups.map((words, at) => ({ words, weight: wordWeights[at] ?? 1 }));
  const rest = all.filter(({ words }) => !words.some((word) => titles.has(word)));
  // "Elements compounds mixtures" asks for all three, though the title says two of them.
  return rest.length === 0 || isListed(all) ? all : rest;
};

/** The objectives of a topic that were asked for. */
export const askedOf = (topic: Topic, asked: ReadonlySet<ObjectiveRef>): readonly Objective[] =>
  topic.objectives.filter(({ id }) => asked.has(objectiveRef(topic.id, id)));
