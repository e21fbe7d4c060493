import { lintEssays } from './lint-essays.ts';
import { lintFacts } from './lint-facts.ts';
import { lintFigures } from './lint-figures.ts';
import { lintFloors } from './lint-floors.ts';
import { lintHelp } from './lint-help.ts';
import { lintItems } from './lint-items.ts';
import type { Problem } from './lint-problem.ts';
import { lintTasks } from './lint-tasks.ts';
import { lintTexts } from './lint-texts.ts';
import type { Topic } from './topic.ts';

/** Everything that can be said about one topic without the others (docs/product/teaching-engine.md#floors). */
export const lintTopic = (topic: Topic): Problem[] => [
  ...lintFloors(topic),
  ...lintItems(topic),
  ...lintTasks(topic),
  ...lintHelp(topic),
  ...lintFacts(topic),
  ...lintEssays(topic),
  ...lintTexts(topic),
  ...lintFigures(topic),
];
