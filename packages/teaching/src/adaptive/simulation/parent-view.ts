import { seeded } from '../../text/seeded.ts';
import type { Evidence } from '../insight.ts';
import { addDays, type CalendarDate } from '@hedgerow/domain/calendar-dates';

export type OneWeakTopic = { readonly weak: string; readonly topics: number; readonly evidence: readonly Evidence[] };

const firstDay = '2026-09-07' as CalendarDate;

/**
 * A child who is bad at one topic (30 to 55 % right) and good at the six to ten others (75 to 95 %): two to four goes at each of them, of five
 * to eight questions, on days in any order over six weeks.
 */
export const childWithOneWeakTopic = (seed: number): OneWeakTopic => {
  const chance = seeded(seed);
  const between = (low: number, high: number): number => low + Math.floor(chance() * (high - low + 1));
  const topics = between(7, 11);
  const weak = `topic-${between(0, topics - 1)}`;
  const goes = Array.from({ length: topics }, (_, at) => {
    const topicId = `topic-${at}`;
    const right = topicId === weak ? 0.3 + 0.25 * chance() : 0.75 + 0.2 * chance();
    return Array.from({ length: between(2, 4) }, (_unused, turn) => ({
      topicId,
      right,
      turn,
      day: between(0, 41),
      questions: between(5, 8),
    }));
  });
  const evidence = goes
    .flat()
    .toSorted((one, other) => one.day - other.day)
    .flatMap(({ topicId, right, turn, day, questions }) =>
      Array.from({ length: questions }, (): Evidence => {
        const attemptId = `${topicId}/${turn}`;
        return {
          attemptId,
          topicId,
          correct: chance() < right,
          misconception: null,
          offered: null,
          objective: null,
          day: addDays(firstDay, day),
        };
      }),
    );
  return { weak, topics, evidence };
};
