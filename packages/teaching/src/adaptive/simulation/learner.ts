import type { Prerequisites } from '../urgency.ts';
import type { World } from './worlds.ts';

/** A synthetic learner: what it truly knows is hidden from the policies. */
export type Learner = {
  readonly mastery: (topic: number, day: number) => number;
  /** Chance of a right answer now, guessing included. */
  readonly chance: (topic: number, level: number, day: number) => number;
  /** One question is worked on: learning depends on how well it fits and on what the topic builds on. */
  readonly practise: (topic: number, level: number, day: number) => { readonly correct: boolean; readonly secs: number };
};

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const normal = (chance: () => number): number => Math.sqrt(-2 * Math.log(Math.max(1e-9, chance()))) * Math.cos(2 * Math.PI * chance());
const guess = 0.25;

/** `day` is the last practice, `held` the last day for which forgetting was drawn. */
type Memory = { strength: number; floor: number; stability: number; day: number; held: number };

const remembered = ({ strength, floor, stability, day }: Memory, now: number, { forgetting }: World): number => {
  const elapsed = Math.max(0, now - day);
  if (forgetting === 'all-or-nothing') return strength;
  const left = forgetting === 'power' ? (1 + elapsed / stability) ** -0.6 : Math.exp(-elapsed / stability);
  return floor + (strength - floor) * left;
};

export const newSyntheticLearner = (topics: number, levels: number, prereq: Prerequisites, world: World, chance: () => number): Learner => {
  const ability = 0.5 * normal(chance);
  const rate = 0.085 * Math.exp(0.3 * normal(chance));
  const hardness = Array.from({ length: topics }, () => 0.35 * normal(chance));
  const memories: Memory[] = Array.from({ length: topics }, () => {
    const known = 0.35 * sigmoid(-0.6 + normal(chance));
    return { strength: known, floor: known * 0.7, stability: 5 * Math.exp(0.25 * normal(chance)), day: 0, held: 0 };
  });
  const hold = (topic: number, now: number): Memory => {
    const memory = memories[topic] ?? { strength: 0, floor: 0, stability: 1, day: now, held: now };
    if (world.forgetting !== 'all-or-nothing') return memory;
    while (memory.held + 1 <= now) {
      memory.held += 1;
      if (chance() < (1 - Math.exp(-1 / memory.stability)) * 0.7) memory.strength = memory.floor;
    }
    return memory;
  };
  const mastery = (topic: number, day: number): number => remembered(hold(topic, day), day, world);
  const logit = (topic: number, level: number, day: number): number => {
    const difficulty = levels < 2 ? 0 : -0.9 + (1.8 * level) / (levels - 1);
    return ability + 4.4 * (mastery(topic, day) - 0.45) - difficulty - (hardness[topic] ?? 0);
  };
  const chanceOf = (topic: number, level: number, day: number): number => guess + (1 - guess) * sigmoid(logit(topic, level, day));
  const readiness = (topic: number, day: number): number => {
    const before = prereq[topic] ?? [];
    if (!world.prerequisitesMatter || before.length === 0) return 1;
    return Math.min(1, 0.12 + (0.88 * Math.min(...before.map((other) => mastery(other, day)))) / 0.6);
  };
  return {
    mastery,
    chance: chanceOf,
    practise: (topic, level, day) => {
      const expected = chanceOf(topic, level, day);
      const correct = chance() < expected;
      const memory = hold(topic, day);
      const known = remembered(memory, day, world);
      const elapsed = Math.max(0, day - memory.day);
      const recall = Math.exp(-elapsed / memory.stability);
      const fit = Math.exp(-(((expected - 0.78) / 0.28) ** 2));
      const gain = rate * readiness(topic, day) * (0.25 + 0.75 * fit) * (correct ? 1 : 0.75);
      memory.stability = Math.min(120, memory.stability * (1 + (correct ? 1.3 : 0.35) * (1 - recall) * (0.4 + known)));
      if (world.forgetting === 'all-or-nothing') {
        if (chance() < gain * 1.6) memory.strength = Math.min(1, memory.strength + 0.45);
        memory.floor = Math.max(memory.floor, memory.strength * 0.25);
      } else {
        memory.strength = known + gain * (1 - known);
        memory.floor = Math.max(memory.floor, memory.strength * 0.25);
      }
      memory.day = day;
      return { correct, secs: 28 + 14 * level + 16 * chance() };
    },
  };
};
