import { addDays, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';

const states = ['new', 'learning', 'review', 'relearning'] as const;

/** A flashcard's memory as it is stored: plain JSON, instants in ISO form. */
export type CardState = {
  readonly version: 1;
  readonly due: string;
  /** Days until recall falls to 90 %. */
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly step: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly state: (typeof states)[number];
  readonly lastReview: string | null;
};

/** FSRS-6 at 90 % retention without fuzz; a card that was missed comes back after ten minutes, a known one after days. */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
  maximum_interval: 365,
});

const stored = (card: Card): CardState => ({
  version: 1,
  due: card.due.toISOString(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  step: card.learning_steps,
  reviews: card.reps,
  lapses: card.lapses,
  state: states[card.state] ?? 'new',
  lastReview: card.last_review?.toISOString() ?? null,
});

const stateNumbers: Readonly<Record<CardState['state'], State>> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};

const revived = (card: CardState): Card => ({
  due: new Date(card.due),
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed_days: 0,
  scheduled_days: card.scheduledDays,
  learning_steps: card.step,
  reps: card.reviews,
  lapses: card.lapses,
  state: stateNumbers[card.state],
  ...(card.lastReview === null ? {} : { last_review: new Date(card.lastReview) }),
});

export const newCard = (now: Date): CardState => stored(createEmptyCard(now));

const slow = 15_000;
const quick = 2_500;
const gradeFor = ({ knew, ms }: { readonly knew: boolean; readonly ms?: number }, card: CardState): Grade => {
  if (!knew) return Rating.Again;
  if (ms !== undefined && ms > slow) return Rating.Hard;
  return ms !== undefined && ms < quick && card.reviews > 0 ? Rating.Easy : Rating.Good;
};

/** The pupil turned the card over and said whether they knew it; `ms` is how long they thought. */
export const review = (
  card: CardState,
  answer: { readonly knew: boolean; readonly ms?: number },
  now: Date,
): { readonly card: CardState; readonly due: Date } => {
  // A clock that was put back would make the time since then less than none, which the scheduler refuses.
  const last = card.lastReview === null ? now : new Date(card.lastReview);
  const next = scheduler.next(revived(card), last > now ? last : now, gradeFor(answer, card)).card;
  return { card: stored(next), due: next.due };
};

/** How likely the pupil still knows the card, 0 to 1; a card never seen is 0. */
export const recallOf = (card: CardState, now: Date): number =>
  card.state === 'new' ? 0 : scheduler.get_retrievability(revived(card), now, false);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberIn = (value: unknown, otherwise: number): number => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise);
const instantIn = (value: unknown): string | undefined => {
  const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};
const stateIn = (value: unknown): CardState['state'] | undefined =>
  typeof value === 'number' ? states[value] : states.find((state) => typeof value === 'string' && state === value.toLowerCase());

/**
 * Reads a stored card, of this shape or of an older one (the library's own: due, reps, last_review ...).
 * Undefined when it is no card: the caller begins with `newCard`.
 */
export const parseCard = (value: unknown): CardState | undefined => {
  if (!isRecord(value)) return undefined;
  const due = instantIn(value['due']);
  const state = stateIn(value['state']);
  if (due === undefined || state === undefined) return undefined;
  return {
    version: 1,
    due,
    state,
    stability: numberIn(value['stability'], 0),
    difficulty: numberIn(value['difficulty'], 0),
    scheduledDays: numberIn(value['scheduledDays'] ?? value['scheduled_days'], 0),
    step: numberIn(value['step'] ?? value['learning_steps'], 0),
    reviews: numberIn(value['reviews'] ?? value['reps'], 0),
    lapses: numberIn(value['lapses'], 0),
    lastReview: instantIn(value['lastReview'] ?? value['last_review']) ?? null,
  };
};

/**
 * The cards to turn over now: missed ones first, then those due, the longest due first, then new ones. At most `cap` a London day,
 * counting those already reviewed today; a card missed today may come again beyond the cap.
 */
export const todaysCards = <T extends { readonly schedule: CardState }>(cards: readonly T[], now: Date, cap: number): readonly T[] => {
  // Instants of ISO 8601 compare as text: asking for the London day of each card would cost more than all the rest.
  const today = londonDate(now);
  const [begins, ends] = [londonDayStart(today).toISOString(), londonDayStart(addDays(today, 1)).toISOString()];
  const reviewedToday = ({ schedule: { lastReview } }: T): boolean => lastReview !== null && lastReview >= begins && lastReview < ends;
  const byDue = (a: T, b: T): number => a.schedule.due.localeCompare(b.schedule.due);
  const isMissed = ({ schedule }: T): boolean => schedule.state === 'learning' || schedule.state === 'relearning';
  const again = cards.filter((card) => isMissed(card) && new Date(card.schedule.due) <= now).toSorted(byDue);
  const due = cards.filter((card) => card.schedule.state === 'review' && card.schedule.due < ends).toSorted(byDue);
  const fresh = cards.filter((card) => card.schedule.state === 'new').toSorted(byDue);
  const left = Math.max(0, cap - cards.filter(reviewedToday).length);
  const missedToday = again.filter(reviewedToday);
  const others = [...again.filter((card) => !reviewedToday(card)), ...due, ...fresh].slice(0, left);
  return [...missedToday, ...others];
};
