import type { Policy } from '../policy.ts';

/** Plain ways to choose what comes next, to be beaten. All of them go up a level after a good block and down after a poor one. */
export const rivals = ['sequential', 'one after another', 'random', 'weakest first'] as const;
export type Rival = (typeof rivals)[number];

export type Shape = { readonly topics: number; readonly levels: number; readonly days: number };

type Tally = { right: number; asked: number; blockRight: number; blockAsked: number; level: number };

/** A policy that chooses only the topic; the level follows the last block. */
const withStaircase = ({ topics, levels }: Shape, choose: (day: number, share: (topic: number) => number) => number): Policy => {
  const tallies: Tally[] = Array.from({ length: topics }, () => ({ right: 1, asked: 2, blockRight: 0, blockAsked: 0, level: 0 }));
  const share = (topic: number): number => (tallies[topic]?.right ?? 1) / (tallies[topic]?.asked ?? 2);
  return {
    next: ({ day }) => {
      const topic = choose(day, share);
      const tally = tallies[topic];
      if (tally && tally.blockAsked > 0) {
        const accuracy = tally.blockRight / tally.blockAsked;
        const step = accuracy >= 0.8 ? 1 : accuracy < 0.5 ? -1 : 0;
        tally.level = Math.min(levels - 1, Math.max(0, tally.level + step));
        tally.blockRight = 0;
        tally.blockAsked = 0;
      }
      return { topic, level: tally?.level ?? 0 };
    },
    observe: ({ topic, correct }) => {
      const tally = tallies[topic];
      if (!tally) return;
      const point = correct === true || correct === 1 ? 1 : 0;
      tally.right += point;
      tally.blockRight += point;
      tally.asked += 1;
      tally.blockAsked += 1;
    },
  };
};

export const rivalPolicy = (name: Rival, shape: Shape, chance: () => number): Policy => {
  const { topics, days } = shape;
  let block = -1;
  const choosers: Readonly<Record<Rival, (day: number, share: (topic: number) => number) => number>> = {
    /** The order of the curriculum, each topic its share of the days. */
    sequential: (day) => Math.min(topics - 1, Math.floor((day / days) * topics)),
    /** A block of each topic in turn, then from the beginning again. */
    'one after another': () => {
      block += 1;
      return block % topics;
    },
    random: () => Math.floor(chance() * topics),
    'weakest first': (_, share) => Array.from({ length: topics }, (_unused, at) => at).reduce((a, b) => (share(b) < share(a) ? b : a)),
  };
  return withStaircase(shape, choosers[name]);
};
