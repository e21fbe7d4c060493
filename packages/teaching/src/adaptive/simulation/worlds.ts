import type { Prerequisites } from '../urgency.ts';

/** How synthetic learners forget: part of it, all or nothing, or by a power law; and whether prerequisites matter. */
export type World = {
  readonly name: string;
  readonly forgetting: 'partial' | 'all-or-nothing' | 'power';
  readonly prerequisitesMatter: boolean;
};

export const worlds: readonly World[] = [
  { name: 'A', forgetting: 'partial', prerequisitesMatter: true },
  { name: 'A0', forgetting: 'partial', prerequisitesMatter: false },
  { name: 'B', forgetting: 'all-or-nothing', prerequisitesMatter: true },
  { name: 'B0', forgetting: 'all-or-nothing', prerequisitesMatter: false },
  { name: 'C', forgetting: 'power', prerequisitesMatter: true },
  { name: 'C0', forgetting: 'power', prerequisitesMatter: false },
];

/** Each later topic builds on one or two of the five before it. */
export const prerequisitesFor = (topics: number, chance: () => number): Prerequisites =>
  Array.from({ length: topics }, (_, topic) => {
    if (topic < 3 || chance() < 0.2) return [];
    const first = topic - 1 - Math.floor(chance() * Math.min(5, topic));
    const second = topic - 1 - Math.floor(chance() * Math.min(5, topic));
    return chance() < 0.4 && second !== first ? [first, second] : [first];
  });
