import type { PracticeStarted, RecommendationView } from '@hedgerow/contracts/adaptive';
import { adaptiveMessages } from '@hedgerow/contracts/adaptive';
import { fold } from '@hedgerow/curriculum/words';
import { type Actor, actingPupil, readableChild } from '@hedgerow/domain/access';
import { daysBetween, londonDate } from '@hedgerow/domain/calendar-dates';
import { difficulties } from '@hedgerow/domain/difficulties';
import { AppError } from '@hedgerow/domain/errors';
import { planAllows, planAllowsSubject } from '@hedgerow/domain/plans';
import { pointsForAssessment, pointsForCardSession, pointsForGuide } from '@hedgerow/domain/points';
import { subjectName } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { minutesOf, stepQuestions } from '@hedgerow/teaching/adaptive/day-candidate';
import { subjectsOfDay } from '@hedgerow/teaching/adaptive/day-subjects';
import { type DayTopic, dayTopics } from '@hedgerow/teaching/adaptive/day-topics';
import type { MapTopic } from '@hedgerow/teaching/adaptive/map-topics';
import { expectedFor } from '@hedgerow/teaching/adaptive/placed';
import { levelFor } from '@hedgerow/teaching/adaptive/policy';
import { learnerOf, levels } from '@hedgerow/teaching/adaptive/stored-learner';
import type { Clock } from '#ports/clock.ts';
import type { ChildStanding, FamiliesService } from '../families/families.service.ts';
import type { FlashcardsService } from '../flashcards/flashcards.service.ts';
import type { GuidesService } from '../guides/guides.service.ts';
import type { PracticeService } from '../practice/practice.service.ts';
import type { AdaptiveRepository, ChildRef } from './adaptive.repository.ts';
import { learningDay } from './learning-clock.ts';
import type { Maps } from './maps.ts';
import { contactsOf, readWithoutCards } from './met-topics.ts';
import type { NamedHard } from './named-hard.ts';

export type RecommendationsDeps = {
  readonly adaptive: Pick<AdaptiveRepository, 'model' | 'subjectsOf' | 'guidesMet' | 'secondsAQuestion' | 'latestFiles'>;
  readonly maps: Maps;
  readonly namedHard: NamedHard;
  readonly standingOf: FamiliesService['standingOf'];
  readonly practice: Pick<PracticeService, 'begin'>;
  readonly guides: Pick<GuidesService, 'openOrGenerate'>;
  readonly flashcards: Pick<FlashcardsService, 'generate'>;
  readonly now: Clock;
};

const mostRecommended = 12;
/** Older work does not say what a pupil learns now. */
const begunDays = 60;

/** A day may hold questions that a plan does not have beside it. */
type Use = 'day' | 'list';
type Standing = Pick<ChildStanding, 'plan' | 'keyStage' | 'year' | 'hard'>;
/** A recommendation, what it opens, and what the engine found (null for a file of the pupil's). */
export type Offer = RecommendationView & {
  readonly open: ChildRef & { readonly topic: MapTopic | null; readonly fileId: string | null; readonly guideId: string | null };
  readonly found: DayTopic | null;
};

const verbs = { revisit: 'Revisit', new: 'Try something new', stretch: 'Stretch yourself', practise: 'Practise' } as const;

const typeOf = ({ work, found }: DayTopic): RecommendationView['type'] => {
  if (work !== 'practise') return 'revision';
  return found.kind === 'stretch' ? 'assessment' : 'practice';
};

/** Where a plan has no quizzes, the questions on what was read are its cards. */
const cardsOffer = (whose: ChildRef, topic: MapTopic, guideId: string): Offer => ({
  id: `cards:${topic.id}`,
  type: 'revision',
  title: `Cards on ${topic.title}`,
  description: topic.description,
  subject: subjectName(topic.subject),
  topic: topic.title,
  priority: 4,
  estimatedDuration: 5,
  pointsReward: pointsForCardSession,
  reasoning: 'You have read about this. The cards show what you remember.',
  difficulty: 'beginner',
  open: { ...whose, topic, fileId: null, guideId },
  found: null,
});

const daysAgo = (days: number): string => (days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

/** A revisit, something new and a stretch lead, as the engine chose them. */
const leading = 3;

/** After these, of equal priority the subject that stands least often so far comes next: a day is not all maths. */
const spread = (sorted: readonly Offer[]): Offer[] => {
  const waiting = sorted.slice(leading);
  const placed = sorted.slice(0, leading);
  while (waiting.length > 0) {
    const [first] = waiting;
    const equals = waiting.filter(({ priority }) => priority === first?.priority);
    const times = ({ subject }: Offer): number => placed.filter((offer) => offer.subject === subject).length;
    const next = equals.toSorted((a, b) => times(a) - times(b))[0];
    if (next === undefined) break;
    placed.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return placed;
};

/** What to do next, over all of a pupil's subjects, each with its reason. */
export const recommendationsService = ({
  adaptive,
  maps,
  namedHard,
  standingOf,
  practice,
  guides,
  flashcards,
  now,
}: RecommendationsDeps) => {
  /** From topics: revisits, new ground and stretches (docs/product/teaching-engine.md#what-is-known-of-a-pupil). */
  const fromTopics = async (whose: ChildRef, { plan, keyStage, year, hard }: Standing, use: Use): Promise<Offer[]> => {
    const opens = { practises: planAllows(plan, use === 'day' ? 'day_practice' : 'practice'), revises: planAllows(plan, 'revise') };
    if (!opens.practises && !opens.revises) return [];
    const at = now();
    const since = new Date(at.getTime() - begunDays * 86_400_000);
    const [stored, begun, guidesMet, ownSeconds] = await Promise.all([
      adaptive.model(whose),
      adaptive.subjectsOf(whose, since),
      adaptive.guidesMet(whose, since),
      adaptive.secondsAQuestion(whose),
    ]);
    const subjects = subjectsOfDay(keyStage, [...begun, ...hard.subjects]).filter((subject) => planAllowsSubject(plan, subject));
    const topics = [...new Map(subjects.flatMap((subject) => maps(subject, keyStage)).map((topic) => [topic.id, topic])).values()];
    const model = learnerOf(
      stored,
      topics.map(({ id }) => id),
      expectedFor(stored, year, topics),
    );
    const day = learningDay(at);
    const fromCards =
      planAllows(plan, 'practice') || !opens.revises
        ? []
        : readWithoutCards(topics, guidesMet).map(({ topic, guide }) => cardsOffer(whose, topic, guide.id));
    const known = {
      model,
      topics,
      contacts: contactsOf(topics, guidesMet),
      day,
      year,
      hard: { subjects: hard.subjects, topicIds: namedHard(hard, keyStage, subjects) },
    };
    const onTopics = dayTopics(known, opens).map((one): Offer => {
      const { topic, found } = one;
      const type = typeOf(one);
      const fitting = difficulties[levelFor(model, found.topic, levels, day)] ?? 'beginner';
      // What is new begins with the easiest questions.
      const difficulty = one.teaches || found.kind === 'new' ? 'beginner' : fitting;
      return {
        id: `${type}:${topic.id}`,
        type,
        title: `${verbs[found.kind]}: ${topic.title}`,
        description: topic.description,
        subject: subjectName(topic.subject),
        topic: topic.title,
        priority: found.priority,
        estimatedDuration: minutesOf(one, { keyStage, ownSeconds }),
        pointsReward: type === 'revision' ? pointsForGuide : pointsForAssessment(stepQuestions, difficulty),
        reasoning: found.reason,
        difficulty,
        open: { ...whose, topic, fileId: null, guideId: null },
        found: one,
      };
    });
    return [...onTopics, ...fromCards];
  };

  /** From the pupil's own uploads, for a plan that neither practises nor revises: say it from memory while it is fresh. */
  const fromFiles = async (whose: ChildRef): Promise<Offer[]> => {
    const files = await adaptive.latestFiles(whose, 12);
    const today = londonDate(now());
    // The same notes photographed twice are one thing to remember.
    const once = [...new Map(files.toReversed().map((file) => [`${file.subject} ${fold(file.topic)}`, file])).values()].toReversed();
    return once.map(({ id, subject, customSubject, topic, uploadedAt }): Offer => {
      const days = daysBetween(londonDate(uploadedAt), today);
      return {
        id: `file:${id}`,
        type: 'revision',
        title: `Say it from memory: ${topic}`,
        description: 'Write down what you remember, then open your notes and compare.',
        subject: customSubject ?? subjectName(subject),
        topic,
        priority: days <= 3 ? 4 : days <= 10 ? 3 : 2,
        estimatedDuration: 5,
        pointsReward: 0,
        reasoning: `You uploaded this ${daysAgo(days)}. Saying it without looking helps you remember it.`,
        difficulty: 'beginner',
        open: { ...whose, topic: null, fileId: id, guideId: null },
        found: null,
      };
    });
  };

  /** Errors: upgrade_required (no plan). */
  const allFor = async (whose: ChildRef, standing: ChildStanding, use: Use): Promise<readonly Offer[]> => {
    if (standing.plan === 'free') throw upgradeRequired('today_recommendations', standing.phase);
    const fromMap = await fromTopics(whose, standing, use);
    const keepsWork = planAllows(standing.plan, 'my_files') && !planAllows(standing.plan, 'revise');
    return keepsWork ? [...fromMap, ...(await fromFiles(whose))] : fromMap;
  };

  /** Where a parent turned suggestions off, nobody's answers are looked at to choose what comes next (Children's Code, standard 12). */
  const everything = async (whose: ChildRef, use: Use): Promise<readonly Offer[]> => {
    const standing = await standingOf(whose.familyId, whose.childId);
    return standing.suggestionsOn || standing.plan === 'free' ? allFor(whose, standing, use) : [];
  };

  const offers = async (whose: ChildRef): Promise<Offer[]> =>
    spread(
      (await everything(whose, 'list'))
        .filter(({ found }) => found === null || found.rests === 'no')
        .toSorted((a, b) => b.priority - a.priority),
    ).slice(0, mostRecommended);

  /** By its id; the plan of a day may name a topic that another kind of work is recommended for by now. */
  const wanted = async (whose: ChildRef, id: string): Promise<Offer | undefined> => {
    // A day that was planned before suggestions were turned off goes on.
    const all = await allFor(whose, await standingOf(whose.familyId, whose.childId), 'list');
    const [type, topicId] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
    const sameTopic = all.find(({ open }) => open.topic !== null && open.topic.id === topicId);
    const kept = type === 'revision' && sameTopic !== undefined ? ({ ...sameTopic, type } as const) : undefined;
    return all.find((offer) => offer.id === id) ?? kept;
  };

  return {
    /** Sorted by falling priority. Errors: upgrade_required (no plan), not_found (somebody else's child). */
    list: async (actor: Actor, childId?: string): Promise<RecommendationView[]> =>
      (await offers(readableChild(actor, childId))).map(({ open: _open, found: _found, ...view }) => view),

    /** All that could be recommended, in no order of use: the plan of a day is made from it. Errors: upgrade_required. */
    forDay: (whose: ChildRef): Promise<readonly Offer[]> => everything(whose, 'day'),

    /** Begins what a recommendation stands for. Errors: not_found (it is not offered any more), and those of making an attempt or a guide. */
    start: async (actor: Actor, recommendationId: string): Promise<PracticeStarted> => {
      const pupil = actingPupil(actor);
      const found = await wanted({ familyId: pupil.familyId, childId: pupil.userId }, recommendationId);
      if (found === undefined) throw new AppError('not_found', adaptiveMessages.practice);
      const { topic, fileId, guideId } = found.open;
      if (fileId !== null) return { success: true, kind: 'file', id: fileId };
      if (guideId !== null) {
        await flashcards.generate(actor, guideId);
        return { success: true, kind: 'flashcards', id: guideId };
      }
      const asked = { subject: topic?.subject ?? 'other', topic: found.topic, keyStage: topic?.keyStage, sourceFileIds: [] };
      if (found.type === 'revision') {
        const about = { subject: asked.subject, topic: found.topic, topicId: topic?.id ?? '' };
        return { success: true, kind: 'guide', id: (await guides.openOrGenerate(actor, asked, about)).id };
      }
      const wish = { ...asked, from: 'topic', topicId: topic?.id, difficulty: found.difficulty, numQuestions: stepQuestions } as const;
      return { success: true, kind: 'practice', id: await practice.begin(pupil, wish) };
    },
  };
};
export type RecommendationsService = ReturnType<typeof recommendationsService>;
