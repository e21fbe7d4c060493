import { isTaughtIn } from '@hedgerow/curriculum/taught-in';
import type { Objective } from '@hedgerow/curriculum/topic';
import { difficulties, type Difficulty } from '@hedgerow/domain/difficulties';
import { type KeyStage, keyStageForYear, keyStages } from '@hedgerow/domain/key-stages';
import { isYearGroup, type YearGroup } from '@hedgerow/domain/year-groups';
import { hashText } from '../generators/random.ts';
import { isOnAWork } from './on-a-book.ts';

/** What a check-in can ask about. */
export type CheckInTopic = { readonly id: string; readonly firstYear: number; readonly keyStage: KeyStage };
export type CheckInAnswer = { readonly topicId: string; readonly went: 'right' | 'wrong' | 'not done' };

/** School years by which an answer moves the next question of its subject: far at first, then less. */
const steps = [1.5, 1, 0.75, 0.5] as const;
/** Nobody is placed further from their year than this. */
const mostBelow = 2.5;
const mostAbove = 1;

const stepAt = (place: number): number => steps[Math.min(place, steps.length - 1)] ?? 0.5;

/** A check-in begins a little below the pupil's year: the first question should go well. Year 1 begins with its own work, not with Reception's. */
const beginsBelow = (year: number): number => (year <= 1 ? 0.25 : 0.5);

const clamped = (at: number, year: number): number => Math.min(year + mostAbove, Math.max(year - mostBelow, at));

/**
 * The school year at which a pupil stands in a subject, after its answers. "I have not done this yet" counts as not known. Where the
 * subject is called hard it begins lower; how far the answers may lead is the same for everybody.
 */
export const placedYear = (year: number, answers: readonly Pick<CheckInAnswer, 'went'>[], begins = year): number =>
  answers.reduce(
    (at, { went }, place) => clamped(at + (went === 'right' ? stepAt(place) : -stepAt(place)), year),
    begins - beginsBelow(year),
  );

const levelAt = (at: number, { firstYear }: CheckInTopic): Difficulty => {
  const [beginner, intermediate, advanced] = difficulties;
  if (at < firstYear) return beginner;
  return at < firstYear + 1 ? intermediate : advanced;
};

/**
 * The objectives of a topic that are taught by then, in its order. Where they name their years, those; else somebody at the beginning of
 * the first of two years is asked about the beginning. Never fewer than a third of them.
 */
export const taughtBy = <T extends Pick<Objective, 'fromYear'>>(
  at: number,
  objectives: readonly T[],
  years: readonly number[],
): readonly T[] => {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (last <= first) return objectives;
  if (objectives.some(({ fromYear }) => fromYear !== undefined)) return objectives.filter((objective) => isTaughtIn(objective, at));
  const share = Math.max(1 / 3, (at + 1 - first) / (last + 1 - first));
  return objectives.slice(0, Math.ceil(share * objectives.length));
};

/**
 * The last school year whose work a pupil is asked about: the next one, as long as it is of their own stage. What a GCSE or the next school
 * teaches says nothing of where they stand, and neither does Year 2 of a child who has just begun Year 1.
 */
const reachOf = (year: YearGroup): number => {
  const next = year + 1;
  return year > 1 && isYearGroup(next) && keyStageForYear(next) === keyStageForYear(year) ? next : year;
};

/** Of a topic taught over some years, the objectives that are taught by then and that nobody needs a certain book for. */
export const askedOf = <T extends Pick<Objective, 'id' | 'fromYear'>>(
  at: number,
  topic: { readonly id: string; readonly objectives: readonly T[]; readonly years: readonly number[] },
): readonly T[] => taughtBy(at, topic.objectives, topic.years).filter(({ id }) => !isOnAWork(topic.id, id));

type CheckInWish = {
  readonly year: YearGroup;
  readonly begins?: number;
  readonly answers: readonly CheckInAnswer[];
  readonly seed: number;
};

/** The next question of a subject: of the topic nearest to where the pupil stands, once each while there are others. */
export const checkInStep = <T extends CheckInTopic>(
  topics: readonly T[],
  { year, begins = year, answers, seed }: CheckInWish,
): { readonly topic: T; readonly level: Difficulty; readonly at: number } | undefined => {
  const reach = reachOf(year);
  const at = Math.min(reach, placedYear(year, answers, begins));
  const asked = new Set(answers.map(({ topicId }) => topicId));
  const ownStage = keyStages.indexOf(keyStageForYear(year));
  const within = topics.filter(({ firstYear, keyStage }) => firstYear <= reach && keyStages.indexOf(keyStage) <= ownStage);
  const left = (within.length > 0 ? within : topics).filter(({ id }) => !asked.has(id));
  const away = ({ firstYear }: CheckInTopic): number => Math.abs(firstYear - at);
  const chance = ({ id }: CheckInTopic): number => hashText(`${seed}:${id}`);
  const [topic] = (left.length > 0 ? left : topics).toSorted((a, b) => away(a) - away(b) || chance(a) - chance(b));
  return topic && { topic, level: levelAt(at, topic), at };
};
