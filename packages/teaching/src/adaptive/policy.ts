import { afterBlock, afterTopicAnswer, chanceIn, newLearner, type LearnerModel } from './learner-model.ts';
import { urgencies, usualWeights, type Prerequisites, type Weights } from './urgency.ts';

/** What comes next and what is learned from the answers: pure but for its own memory; days come from outside. */
export type Policy = {
  readonly next: (now: { readonly day: number; readonly prev?: number | null }) => { readonly topic: number; readonly level: number };
  readonly observe: (answer: {
    readonly topic: number;
    readonly level: number;
    readonly correct: boolean | number;
    readonly secs?: number;
    readonly day: number;
  }) => void;
  readonly endBlock?: (block: { readonly topic: number; readonly correct: number; readonly n: number; readonly day: number }) => void;
  readonly predict?: (topic: number, level: number, day: number) => number;
};

/** The level whose predicted success is nearest this. docs/product/teaching-engine.md#what-is-known-of-a-pupil says 0.8 and no difference to 0.88; here 0.85 gained 1-5 %. */
const wantedChance = 0.85;
export const levelFor = (model: LearnerModel, topic: number, levels: number, day: number): number => {
  const distance = (level: number): number => Math.abs(chanceIn(model, topic, level, day) - wantedChance);
  return Array.from({ length: levels }, (_, level) => level).toSorted((a, b) => distance(a) - distance(b))[0] ?? 0;
};

/** Topics and levels are counts, their indices begin at 0; `prereq[t]` lists the topics that t builds on; days may be fractions. */
export const makePolicy = (
  { topics, prereq, levels }: { readonly topics: number; readonly prereq: Prerequisites; readonly levels: number },
  weights: Weights = usualWeights,
): Policy => {
  let model = newLearner(topics, levels);
  let open: { readonly topic: number; readonly day: number } | undefined;
  const closeOpen = (): void => {
    if (open) model = afterBlock(model, open.topic, open.day);
    open = undefined;
  };
  return {
    next: ({ day, prev }) => {
      closeOpen();
      const topic = urgencies(model, prereq, day, prev ?? null, weights)[0]?.topic ?? 0;
      return { topic, level: levelFor(model, topic, levels, day) };
    },
    observe: ({ topic, level, correct, day }) => {
      if (open && open.topic !== topic) closeOpen();
      open = { topic, day };
      model = afterTopicAnswer(model, { topic, level, correct: correct === true || correct === 1, day });
    },
    endBlock: ({ day }) => {
      if (open) open = { ...open, day };
      closeOpen();
    },
    predict: (topic, level, day) => chanceIn(model, topic, level, day),
  };
};
