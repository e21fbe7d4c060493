import type { StepStart, Today, TodayStep } from '@hedgerow/contracts/today';
import type { Bank } from '@hedgerow/curriculum/bank';
import { fold } from '@hedgerow/curriculum/words';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import { cardsForDone } from '@hedgerow/domain/assignments';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { quizDayStart, quizzesToday } from '@hedgerow/domain/daily-quizzes';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { planAllows } from '@hedgerow/domain/plans';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { dayCaps, type DayCaps, fitDay, planDay } from '@hedgerow/teaching/adaptive/daily-plan';
import { mostGuidesOfDay } from '@hedgerow/teaching/adaptive/read-first';
import { readingMinutes } from '@hedgerow/teaching/adaptive/step-minutes';
import { stepObjective } from '@hedgerow/teaching/adaptive/step-objective';
import { hashText } from '@hedgerow/teaching/generators/random';
import type { Clock } from '#ports/clock.ts';
import type { AdaptiveRepository } from '../adaptive/adaptive.repository.ts';
import type { RecommendationsService } from '../adaptive/recommendations.service.ts';
import type { StandingInTopic } from '../adaptive/standing-in-topic.ts';
import type { AssessmentsRepository } from '../assessments/assessments.repository.ts';
import type { DueWorkService } from '../assignments/due-work.service.ts';
import type { FamiliesService } from '../families/families.service.ts';
import type { FlashcardsService } from '../flashcards/flashcards.service.ts';
import type { PracticeRepository } from '../practice/practice.repository.ts';
import { cardWords, dayCandidates, isOpenTo, type PlannedStep, readPlan, readsFirst, withGuides } from './planned-step.ts';
import { setAlready } from './set-already.ts';
import { setSteps } from './set-step.ts';
import type { Begun, Finished, TodayRepository, ChildRef } from './today.repository.ts';

/** Nights until the same notes are a step of the day again. */
const notesRestDays = 3;

export type TodayDeps = {
  readonly today: TodayRepository;
  readonly standingOf: FamiliesService['standingOf'];
  readonly recommendations: Pick<RecommendationsService, 'forDay'>;
  readonly pace: AdaptiveRepository['secondsAQuestion'];
  readonly flashcards: Pick<FlashcardsService, 'dueOf'>;
  readonly assessments: Pick<AssessmentsRepository, 'countSince'>;
  readonly bank: Pick<Bank, 'topic' | 'index'>;
  readonly model: AdaptiveRepository['model'];
  readonly standingInTopic: StandingInTopic;
  readonly practised: PracticeRepository['practised'];
  readonly dueCounts: PracticeRepository['dueCounts'];
  readonly setWork: DueWorkService['forDay'];
  readonly openWork: DueWorkService['toDo'];
  readonly now: Clock;
};

type About = Pick<Finished, 'subject' | 'topic'>;

type Evidence = {
  readonly finished: readonly Finished[];
  readonly begun: readonly Begun[];
  readonly cardsDue: number;
  readonly cardsAnswered: number;
};
type Step = TodayStep & { readonly isQuiz: boolean };
const same = (one: About, other: About): boolean => one.subject === other.subject && fold(one.topic) === fold(other.topic);

const isDone = ({ opens }: PlannedStep, { finished, cardsDue, cardsAnswered }: Evidence): boolean => {
  switch (opens.with) {
    case 'quiz':
    case 'due':
      return finished.some((done) => done.type === 'assessment' && same(done, opens));
    case 'guide':
      return finished.some((done) => done.type === 'revision' && same(done, opens));
    case 'cards':
      return cardsAnswered > 0 && cardsDue === 0;
    case 'new-cards':
      return cardsAnswered >= cardsForDone;
    case 'upload':
      return finished.some(({ type }) => type === 'file-upload');
    case 'file':
      return false;
  }
};

const startOf = ({ opens }: PlannedStep, { begun }: Evidence): StepStart => {
  if (opens.with === 'guide' || opens.with === 'new-cards') return { with: 'recommendation', recommendationId: opens.recommendationId };
  if (opens.with !== 'quiz' && opens.with !== 'due') return opens;
  const under = begun.findLast((attempt) => same(attempt, opens));
  if (under !== undefined) return { with: 'attempt', assessmentId: under.id };
  return opens.with === 'due' ? { with: 'due', subject: opens.subject } : opens;
};

const stepOf = (planned: PlannedStep, evidence: Evidence, standing: TodayStep['standing']): Step => {
  const { opens, ...words } = planned;
  const start = startOf(planned, evidence);
  const now = opens.with === 'cards' && evidence.cardsDue > 0 ? cardWords(evidence.cardsDue) : {};
  return {
    ...words,
    ...now,
    done: isDone(planned, evidence),
    ticks: opens.with !== 'file',
    start,
    standing,
    set: null,
    isQuiz: (opens.with === 'quiz' || opens.with === 'due') && start.with !== 'attempt',
  };
};

/** Cards that went with their guide are no step any more. */
const isThere = ({ start, done }: Step, { cardsDue }: Evidence): boolean => start.with !== 'cards' || done || cardsDue > 0;

const sumMinutes = (steps: readonly Pick<Step, 'minutes'>[]): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** What a pupil does today: planned once a day, ticked from evidence, with what others set in front. */
export const todayService = ({
  today,
  standingOf,
  recommendations,
  pace,
  flashcards,
  assessments,
  setWork,
  openWork,
  bank,
  practised,
  dueCounts,
  model,
  standingInTopic,
  now,
}: TodayDeps) => {
  const isSetAlready = setAlready(bank);
  type Planning = {
    readonly plan: Parameters<typeof isOpenTo>[0];
    readonly keyStage: KeyStage;
    readonly year: number;
    readonly caps: DayCaps;
    readonly cardsDue: number;
    /** What somebody set is no step of the pupil's own beside it. */
    readonly isSet: ReturnType<ReturnType<typeof setAlready>>;
  };

  const plan = async (
    whose: ChildRef,
    { plan: planId, keyStage, year, caps, cardsDue, isSet }: Planning,
  ): Promise<readonly PlannedStep[]> => {
    const at = now();
    const [offers, ownSeconds, plans, objectives, due] = await Promise.all([
      recommendations.forDay(whose),
      pace(whose),
      today.plansSince(whose, addDays(londonDate(at), -notesRestDays)),
      practised(whose),
      dueCounts(whose, at),
    ]);
    const lately = new Set(plans.flatMap((steps) => readPlan(steps) ?? []).map(({ id }) => id));
    const dueOf = Map.groupBy(objectives, ({ topicId }) => topicId);
    const objectiveOf = (topicId: string) => {
      const topic = bank.topic(topicId);
      const dueDays = new Map((dueOf.get(topicId) ?? []).map((one) => [one.objective, one.due]));
      return topic && stepObjective(topic, dueDays, { now: at, year });
    };
    const isDueIn = (topicId: string): boolean => (dueOf.get(topicId) ?? []).some((one) => one.due <= at);
    const day = { cardsDue, due, isDueIn, pace: { keyStage, ownSeconds }, lately, objectiveOf };
    const candidates = dayCandidates(planId, offers, day).filter(({ step }) => !isSet(step));
    const seed = hashText(`${whose.childId} ${londonDate(at)}`);
    if (!readsFirst(planId)) return planDay(candidates, caps, seed).map(({ step }) => step);
    // Room for the guides that come before their questions.
    const room = { ...caps, steps: caps.steps - mostGuidesOfDay, minutes: caps.minutes - mostGuidesOfDay * readingMinutes };
    return withGuides(planDay(candidates, room, seed)).map(({ step }) => step);
  };

  return {
    /** Errors: upgrade_required (no plan), not_found (somebody else's child). */
    read: async (actor: Actor, childId?: string): Promise<Today> => {
      const whose = readableChild(actor, childId);
      const standing = await standingOf(whose.familyId, whose.childId);
      if (standing.plan === 'free') throw upgradeRequired('today_recommendations', standing.phase);
      const day = londonDate(now());
      const since = quizDayStart(now());
      const [learner, stored, finished, begun, cardsDue, cardsAnswered, made, set, open, underWay, ownSeconds] = await Promise.all([
        model(whose),
        today.plan(whose, day),
        today.finishedOn(whose, day),
        today.begunSince(whose, since),
        flashcards.dueOf(whose),
        today.cardsAnsweredSince(whose, since),
        assessments.countSince(whose, since),
        setWork(whose, day),
        openWork(whose, day),
        today.underWay(whose),
        pace(whose),
      ]);
      const quizzes = quizzesToday(standing.plan, made);
      const caps = dayCaps(standing.keyStage, quizzes.left ?? Number.POSITIVE_INFINITY);

      const isSet = isSetAlready(standing.keyStage, open);
      const known = readPlan(stored);
      const fresh =
        known ?? (await plan(whose, { plan: standing.plan, keyStage: standing.keyStage, year: standing.year, caps, cardsDue, isSet }));
      // A parent who looks, here or through the child's eyes, writes nothing: they see what would be planned.
      const writes = known === undefined && actor.role === 'student' && actor.viewedBy === null;
      const planned = writes ? (readPlan(await today.keepPlan(whose, day, fresh, now())) ?? fresh) : fresh;

      const evidence = { finished, begun, cardsDue, cardsAnswered };
      const standingOn = ({ opens }: PlannedStep): TodayStep['standing'] =>
        (opens.with === 'quiz' ? standingInTopic(learner, standing.year, opens) : undefined) ?? null;
      const own = planned
        .filter((step) => isOpenTo(standing.plan, step))
        .map((step) => ({ step: stepOf(step, evidence, standingOn(step)), isSet: isSet(step) }))
        // Set since the day was planned: what was done or begun before stays.
        .filter(({ step, isSet: again }) => !again || step.done || step.start.with === 'attempt')
        .map(({ step }) => step);
      // One place stays for what would otherwise be forgotten, however much was set.
      const given: readonly Step[] = setSteps(set, {
        plan: standing.plan,
        today: day,
        pace: { keyStage: standing.keyStage, ownSeconds },
      }).slice(0, caps.steps - 1);
      // What was set is never left out for being long.
      const room = { ...caps, minutes: Math.max(caps.minutes, sumMinutes(given)) };
      const steps = fitDay([...given, ...own.filter((step) => isThere(step, evidence))], room);
      return {
        // Once there are answers, or it was put off, nobody is asked again.
        offersCheckIn: planAllows(standing.plan, 'practice') && (learner === undefined || learner === null),
        date: day,
        steps: steps.map(({ isQuiz: _isQuiz, ...step }) => step),
        minutes: sumMinutes(steps),
        mostMinutes: room.minutes,
        quizzes,
        // What a step of the day goes on with stands there.
        begun: underWay.filter(({ id }) => !steps.some(({ start }) => start.with === 'attempt' && start.assessmentId === id)),
      };
    },
  };
};
export type TodayService = ReturnType<typeof todayService>;
