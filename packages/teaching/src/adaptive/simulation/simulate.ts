import { seeded } from '../../text/seeded.ts';
import { makePolicy, type Policy } from '../policy.ts';
import type { Prerequisites } from '../urgency.ts';
import { newSyntheticLearner } from './learner.ts';
import { rivalPolicy, type Rival } from './rivals.ts';
import { prerequisitesFor, type World } from './worlds.ts';

export type Setting = {
  readonly learners: number;
  readonly topics: number;
  readonly levels: number;
  readonly days: number;
  readonly minutesADay: number;
  /** Questions a block. */
  readonly block: number;
  /** True mastery is tested this many days after the last lesson. */
  readonly testAfterDays: number;
  readonly seed: number;
};

/** The size of docs/product/teaching-engine.md#what-is-known-of-a-pupil; tests run a smaller one. */
export const fullSetting: Setting = {
  learners: 200,
  topics: 20,
  levels: 3,
  days: 20,
  minutesADay: 20,
  block: 5,
  testAfterDays: 7,
  seed: 2026,
};

/** What a policy is made from; another engine can be measured by giving its own. */
export type PolicyMaker = (shape: { readonly topics: number; readonly prereq: Prerequisites; readonly levels: number }) => Policy;

/** Mean gain in true mastery (summed over topics) for each hour of practice, a value a learner. */
const gains = (world: World, setting: Setting, policyFor: (prereq: Prerequisites, chance: () => number) => Policy): readonly number[] =>
  Array.from({ length: setting.learners }, (_, learner) => {
    const seed = setting.seed * 1000 + learner;
    const prereq = prerequisitesFor(setting.topics, seeded(seed));
    const pupil = newSyntheticLearner(setting.topics, setting.levels, prereq, world, seeded(seed + 500_000));
    const policy = policyFor(prereq, seeded(seed + 900_000));
    const total = (day: number): number =>
      Array.from({ length: setting.topics }, (_unused, topic) => pupil.mastery(topic, day)).reduce((sum, value) => sum + value, 0);
    const before = total(0);
    let prev: number | null = null;
    for (let day = 0; day < setting.days; day += 1) {
      let seconds = setting.minutesADay * 60;
      while (seconds > 0) {
        const now = day + (setting.minutesADay * 60 - seconds) / 86_400;
        const { topic, level } = policy.next({ day: now, prev });
        let correct = 0;
        for (let question = 0; question < setting.block; question += 1) {
          const answer = pupil.practise(topic, level, now);
          correct += answer.correct ? 1 : 0;
          seconds -= answer.secs;
          policy.observe({ topic, level, correct: answer.correct, secs: answer.secs, day: now });
        }
        policy.endBlock?.({ topic, correct, n: setting.block, day: now });
        prev = topic;
      }
    }
    const hours = (setting.days * setting.minutesADay) / 60;
    return (total(setting.days + setting.testAfterDays) - before) / hours;
  });

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const gainOfRival = (world: World, setting: Setting, rival: Rival): number =>
  mean(gains(world, setting, (_, chance) => rivalPolicy(rival, setting, chance)));

/** Gain per hour of the engine (or another policy) in one world. */
export const gainOfEngine = (world: World, setting: Setting, make: PolicyMaker = makePolicy): number =>
  mean(gains(world, setting, (prereq) => make({ topics: setting.topics, prereq, levels: setting.levels })));
