import { difficulties } from '@hedgerow/domain/difficulties';
import { error, errors, repeated, warning } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import { optionText } from './option-values.ts';
import { hasHyphenForMinus, questionProblems, saysNothing } from './question-rules.ts';
import type { Item, Topic } from './topic.ts';
import { fold, likenessOfRuns, runsOf } from './words.ts';

/** docs/product/teaching-engine.md#floors: four items of each difficulty. */
const itemsPerDifficulty = 4;
/** An objective that nothing is drawn for gives a short practice of its own, from the first step to the last. */
const itemsPerObjective = 6;
/** docs/product/teaching-engine.md#lint: the key may be the longest option in 40 % of a topic's items. */
const longestKeyShare = 0.4;
const alike = 0.8;

const optionsOf = (item: Item): string[] => [item.key.text, ...item.distractors.map(({ text }) => text)];

const itemProblems = (item: Item, topic: Topic): Problem[] => {
  const found = questionProblems({ stem: item.stem, options: optionsOf(item), keyIndex: 0, explanation: item.explanation });
  const misconceptions = new Set(topic.misconceptions.map(({ id }) => id));
  const unknown = item.distractors.flatMap(({ misconception }) =>
    misconception === undefined || misconceptions.has(misconception) ? [] : [misconception],
  );
  const shortWhys = item.distractors.filter(({ text, why }) => why.length < 8 || fold(why) === fold(text) || saysNothing(why));
  return [
    ...found,
    ...unknown.map((id) => `names the misconception "${id}", which the topic does not have`),
    ...shortWhys.map(({ text }) => `does not say why "${text}" is wrong`),
    ...(hasHyphenForMinus([item.stem, item.explanation, ...optionsOf(item)].join(' ')) ? ['has a hyphen for a minus sign'] : []),
    ...(topic.objectives.some(({ id }) => id === item.objective)
      ? []
      : [`names the objective "${item.objective}", which the topic does not have`]),
    ...((topic.keyStage === 'KS1' || topic.keyStage === 'EYFS') && item.distractors.length > 2
      ? [`${topic.keyStage} has three options, not four`]
      : []),
  ].map((text) => error(`item ${item.id}: ${text}`));
};

const keyIsLongest = (item: Item): boolean => {
  const length = optionText(item.key.text).length;
  return item.distractors.every(({ text }) => optionText(text).length < length);
};

const lengthProblems = (items: readonly Item[]): Problem[] => {
  const longest = items.filter(keyIsLongest);
  if (longest.length <= items.length * longestKeyShare) return [];
  const allowed = Math.floor(items.length * longestKeyShare);
  return [
    error(
      `the key is the longest option in ${longest.length} of ${items.length} items (at most ${allowed}): ${longest.map(({ id }) => id).join(', ')}`,
    ),
  ];
};

/** "What is part B?" and "What is part C?" differ in what is seen, and so in what is right. */
const asksOfPictures = (one: Item, other: Item): boolean =>
  one.figure !== undefined && other.figure !== undefined && fold(one.key.text) !== fold(other.key.text);

const alikeProblems = (items: readonly Item[]): Problem[] => {
  const stems = items.map((item) => ({ item, runs: runsOf(item.stem) }));
  return stems.flatMap(({ item, runs }, index) =>
    stems
      .slice(index + 1)
      .filter((other) => likenessOfRuns(runs, other.runs) > alike && !asksOfPictures(item, other.item))
      .map((other) => error(`items ${item.id} and ${other.item.id} ask nearly the same: "${item.stem}"`)),
  );
};

const spreadProblems = (topic: Topic): Problem[] => {
  const { items, objectives } = topic;
  const short = difficulties.flatMap((difficulty) => {
    const count = items.filter((item) => item.difficulty === difficulty).length;
    return count < itemsPerDifficulty ? [error(`has ${count} ${difficulty} items; ${itemsPerDifficulty} are the least`)] : [];
  });
  const thin = objectives.flatMap(({ id, generators }) => {
    const own = items.filter(({ objective }) => objective === id);
    const levels = new Set(own.map(({ difficulty }) => difficulty)).size;
    if (generators.length > 0 || (own.length >= itemsPerObjective && levels === difficulties.length)) return [];
    return [
      error(
        `asks about the objective "${id}" with ${own.length} items on ${levels} levels and no generator; ${itemsPerObjective} on ${difficulties.length} are the least`,
      ),
    ];
  });
  const crowded = objectives.filter(({ id }) => items.filter(({ objective }) => objective === id).length > items.length * 0.7);
  return [...short, ...thin, ...crowded.map(({ id }) => warning(`more than 70 % of the items ask about the objective "${id}"`))];
};

export const lintItems = (topic: Topic): Problem[] => [
  ...topic.items.flatMap((item) => itemProblems(item, topic)),
  ...errors(repeated(topic.items.map(({ id }) => id)).map((id) => `two items have the id "${id}"`)),
  ...lengthProblems(topic.items),
  ...alikeProblems(topic.items),
  ...spreadProblems(topic),
];
