import type { KeyStage } from '@hedgerow/domain/key-stages';
import { mostMinutesOfDay, mostStepsOfDay } from '@hedgerow/domain/study-day';
import type { Weak } from './day-topics.ts';
import { mulberry32 } from '../generators/random.ts';

/** Something that could be done today. */
export type DayCandidate = {
  readonly id: string;
  readonly kind: 'due' | 'cards' | 'revisit' | 'new' | 'stretch' | 'practise';
  /** The same for two candidates about one thing: only one of them is taken. */
  readonly about: string;
  /** For variety over a day. */
  readonly subject: string;
  readonly minutes: number;
  /** 0 to 10. */
  readonly urgency: number;
  /** It would use up a daily quiz. */
  readonly isQuiz: boolean;
  /** How badly it went the last time: it comes before a stretch, and what was not too hard before what is new, too. */
  readonly weak?: Weak | undefined;
  /** Its subject has a step of every day, as at school. */
  readonly isDaily?: boolean;
  /** From 1 on the subject's turn has come, and the higher the sooner; left out where there are no turns. */
  readonly turn?: number;
};

/** Never passed. */
export type DayCaps = {
  readonly minutes: number;
  readonly steps: number;
  /** Quizzes that are left today; infinite where the plan has no limit. */
  readonly quizzes: number;
};

export const dayCaps = (keyStage: KeyStage, quizzes: number): DayCaps => ({
  minutes: mostMinutesOfDay[keyStage],
  steps: mostStepsOfDay[keyStage],
  quizzes,
});

type Fits = Pick<DayCandidate, 'minutes' | 'isQuiz'>;

const roomFor = (taken: readonly Fits[], next: Fits, caps: DayCaps): boolean => {
  const all = [...taken, next];
  return (
    all.length <= caps.steps &&
    all.reduce((sum, { minutes }) => sum + minutes, 0) <= caps.minutes &&
    all.filter(({ isQuiz }) => isQuiz).length <= caps.quizzes
  );
};

/**
 * One due revisit, one new, one stretch (docs/product/teaching-engine.md#what-is-known-of-a-pupil), each with what stands in for it:
 * questions that are due come before a topic that has faded, and due cards or what is shaky where nothing has.
 */
const lead: readonly (readonly DayCandidate['kind'][])[] = [['due', 'revisit', 'cards', 'practise'], ['new'], ['stretch']];

/** The subject that comes first among equals changes from day to day. */
const subjectPlaces = (candidates: readonly DayCandidate[], seed: number): ReadonlyMap<string, number> => {
  const draw = mulberry32(seed);
  return new Map([...new Set(candidates.map(({ subject }) => subject))].toSorted().map((subject) => [subject, draw()]));
};

/** How overdue a subject is; what is not overdue yet is all the same. */
const overdue = ({ turn = 0 }: DayCandidate): number => (turn < 1 ? 0 : turn);

/** Questions that are due, then what went badly, then everything else by its urgency; what was too hard needs no haste. */
const wanted = ({ kind, weak }: DayCandidate): number => (kind === 'due' ? 2 : Number(weak === 'poor'));

/** What looks back comes before what is new, and what is due before all. */
const placeInDay: Readonly<Record<DayCandidate['kind'], number>> = { due: 0, revisit: 1, cards: 2, practise: 2, new: 3, stretch: 4 };

/**
 * What to do today: a step of each daily subject, one of a subject whose turn has come, one of a subject where something went badly, a
 * revisit, something new and a stretch where the day has none yet, due cards, then what helps most of the rest, over several subjects. The same candidates and seed give the same day;
 * nothing that is not a candidate is ever in it.
 */
export const planDay = <C extends DayCandidate>(candidates: readonly C[], caps: DayCaps, seed: number): readonly C[] => {
  const places = subjectPlaces(candidates, seed);
  const placeOf = ({ subject }: C): number => places.get(subject) ?? 0;
  const best = (taken: readonly C[], spread: boolean, from: readonly C[] = candidates): C | undefined => {
    const timesOf = ({ subject }: C): number => taken.filter((one) => one.subject === subject).length;
    return from
      .filter((one) => taken.every(({ id, about }) => id !== one.id && about !== one.about) && roomFor(taken, one, caps))
      .toSorted(
        (a, b) =>
          (spread ? timesOf(a) - timesOf(b) || overdue(b) - overdue(a) : 0) ||
          wanted(b) - wanted(a) ||
          Math.round(b.urgency) - Math.round(a.urgency) ||
          placeOf(a) - placeOf(b),
      )[0];
  };
  const plus = (taken: readonly C[], next: C | undefined): readonly C[] => (next === undefined ? taken : [...taken, next]);
  const ofKind = (kind: DayCandidate['kind']): C[] => candidates.filter((one) => one.kind === kind);
  /** Of a subject that is overdue and has nothing in the day yet. */
  const nextInTurn = (taken: readonly C[]): C | undefined =>
    best(
      taken,
      true,
      candidates.filter((one) => overdue(one) > 0 && taken.every(({ subject }) => subject !== one.subject)),
    );
  const daily = candidates.filter(({ isDaily }) => isDaily === true);
  const subjects = [...new Map(daily.map((one) => [one.subject, placeOf(one)]))].toSorted((a, b) => a[1] - b[1]);
  const ofDaily = subjects.reduce<readonly C[]>((taken, [subject]) => {
    const own = daily.filter((one) => one.subject === subject);
    return plus(taken, best(taken, false, own));
  }, []);
  const withTurn = plus(ofDaily, nextInTurn(ofDaily));
  /** Of a subject that has nothing in the day yet. */
  const nextWeak = (taken: readonly C[]): C | undefined =>
    best(
      taken,
      false,
      candidates.filter((one) => one.weak !== undefined && taken.every(({ subject }) => subject !== one.subject)),
    );
  const withWeak = plus(withTurn, nextWeak(withTurn));
  const led = lead.reduce<readonly C[]>((taken, kinds, at) => {
    // What went badly has the place of the stretch.
    // What stands in for a revisit is none; only the thing itself makes another one needless.
    if (at === 2 && withWeak.length > withTurn.length) return taken;
    if (taken.some(({ kind }) => kind === kinds[0] || (at === 0 && kind === 'revisit'))) return taken;
    return plus(taken, kinds.map((kind) => best(taken, at > 0, ofKind(kind))).find(Boolean));
  }, withWeak);
  const cards = plus(led, best(led, false, ofKind('cards')));
  const all = Array.from({ length: caps.steps }).reduce<readonly C[]>((taken) => plus(taken, best(taken, true)), cards);
  return all.toSorted((a, b) => placeInDay[a.kind] - placeInDay[b.kind]);
};

/** A step of a day as it stands: chosen before, or set by somebody since. */
export type DayStep = Fits & { readonly done: boolean };

const counted = ({ minutes, isQuiz, done }: DayStep): Fits => ({ minutes, isQuiz: isQuiz && !done });

/**
 * What of a day is shown, in its order: what is done stays, then as much of the rest as there is room for. A quiz that is done has
 * been counted already, so only those that are still to do need one that is left.
 */
export const fitDay = <S extends DayStep>(steps: readonly S[], caps: DayCaps): readonly S[] => {
  const inTurn = [...steps.filter(({ done }) => done), ...steps.filter(({ done }) => !done)];
  const kept = inTurn.reduce<readonly S[]>(
    (taken, step) => (roomFor(taken.map(counted), counted(step), caps) ? [...taken, step] : taken),
    [],
  );
  return steps.filter((step) => kept.includes(step));
};
