import type { AdaptiveLearning, MapTopicView } from '@hedgerow/contracts/adaptive';
import { fold } from '@hedgerow/curriculum/words';
import { type Actor, actingPupil, type Pupil } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { type KeyStage, keyStages, readKeyStage } from '@hedgerow/domain/key-stages';
import { planAllows, planAllowsSubject, planThatOpens } from '@hedgerow/domain/plans';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import type { LearnerModel } from '@hedgerow/teaching/adaptive/learner-model';
import { type MapTopic, prerequisitePlaces } from '@hedgerow/teaching/adaptive/map-topics';
import { expectedFor } from '@hedgerow/teaching/adaptive/placed';
import { levelFor } from '@hedgerow/teaching/adaptive/policy';
import { reasonFor } from '@hedgerow/teaching/adaptive/recommendations';
import { learnerOf, levels } from '@hedgerow/teaching/adaptive/stored-learner';
import { daysToFinish, nextSession, usualMinute } from '@hedgerow/teaching/adaptive/study-time';
import { confidenceOf, isSecure, standingOf } from '@hedgerow/teaching/adaptive/topic-labels';
import { standingIn } from '@hedgerow/teaching/adaptive/topic-standing';
import { urgencies } from '@hedgerow/teaching/adaptive/urgency';
import type { Clock } from '#ports/clock.ts';
import type { AdaptiveRepository, FinishedTopic } from './adaptive.repository.ts';
import { instantOf, learningDay, twoWeeksBefore } from './learning-clock.ts';
import type { MapPictures, Maps } from './maps.ts';
import { contactsOf } from './met-topics.ts';

export type LearningMapDeps = {
  readonly adaptive: Pick<AdaptiveRepository, 'model' | 'finishedTopics' | 'studyDays' | 'noteStart' | 'guidesMet'>;
  readonly maps: Maps;
  readonly pictures: MapPictures;
  readonly now: Clock;
};

/** Five questions with a look at what went wrong. */
const minutesATopic = 10;

/** docs/product/teaching-engine.md#fields-that-are-served-honestly: neutral, and nothing adapts to it. */
const learningStyle = { visual: 34, kinesthetic: 33, sequential: 33 } as const;

const themes: Readonly<Partial<Record<SubjectId, AdaptiveLearning['visualTheme']>>> = {
  maths: 'space',
  english: 'castle',
  science: 'underwater',
  biology: 'underwater',
  chemistry: 'underwater',
  physics: 'space',
  history: 'castle',
  geography: 'forest',
};

/**
 * docs/product/pupil-home.md#maps: by a completed activity on the subject and topic. The level rises with the pupil, so it may be any; a score that
 * is not enough completes nothing.
 */
const isCompleted = ({ subject, title }: MapTopic, finished: readonly FinishedTopic[]): boolean =>
  finished.some((done) => done.subject === subject && fold(done.topic) === fold(title));

const levelNames = ['level1', 'level2', 'level3'] as const;

const refused = (pupil: Pupil, subject: SubjectId): AppError | undefined => {
  const allowed =
    pupil.phase === 'primary' ? planAllows(pupil.plan, 'learning_maps') && planAllowsSubject(pupil.plan, subject) : pupil.plan !== 'free';
  if (allowed) return undefined;
  const plan = planThatOpens(pupil.phase === 'primary' ? 'learning_maps' : 'upload', pupil.phase, subject)?.id ?? null;
  return new AppError('upgrade_required', 'Upgrade required', { details: { feature: 'learning_maps', plan } });
};

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const pupilOf = (actor: Actor): Pupil => {
  if (actor.role !== 'student') throw new AppError('forbidden', 'Only a pupil has a learning map.');
  return actor;
};

/** Everybody begins at the first level: what comes next is earned by answers. */
const levelOn = (model: LearnerModel, topic: number, day: number): number =>
  (model.topics[topic]?.ability.n ?? 0) === 0 ? 0 : levelFor(model, topic, levels, day);

type Known = {
  readonly model: LearnerModel;
  readonly day: number;
  readonly finished: readonly FinishedTopic[];
  /** Topics on which a guide was read to its end. */
  readonly read: ReadonlySet<string>;
  readonly pictures: ReturnType<MapPictures>;
};

const standing = ({ model, day, read }: Known, place: number, id: string): Pick<MapTopicView, 'standing' | 'evidence'> => {
  const found = standingIn(model, place, day);
  // Who has guides and no questions has begun all the same.
  return found.standing === 'unmet' && read.has(id)
    ? { standing: 'begun', evidence: 'You have read a guide on this. You have not answered any questions yet.' }
    : found;
};

const views = (topics: readonly MapTopic[], known: Known): MapTopicView[] => {
  const { model, day, finished } = known;
  const prereq = prerequisitePlaces(topics);
  const named = { model, prereq, day, titles: topics.map(({ title }) => title) };
  return urgencies(model, prereq, day, null).flatMap((found) => {
    const topic = topics[found.topic];
    if (topic === undefined) return [];
    const { id, title, description, level, keyStage } = topic;
    const picture = known.pictures.get(id);
    return [
      {
        id,
        title,
        description,
        difficulty: `level${level}` as const,
        estimatedTime: minutesATopic,
        completed: isCompleted(topic, finished),
        urgencyScore: Math.round(10 * Math.min(10, Math.max(0, found.total))) / 10,
        adaptiveReason: reasonFor(named, found),
        secure: isSecure(model, found.topic),
        answers: model.topics[found.topic]?.ability.n ?? 0,
        nextLevel: levelNames[levelOn(model, found.topic, day)] ?? 'level1',
        ...standing(known, found.topic, id),
        keyStage,
        ...(picture === undefined ? {} : { picture }),
      },
    ];
  });
};

/** A topic of any stage: a pupil may look beside their own. */
const findTopic = (maps: Maps, subject: SubjectId, topicId: string): MapTopic | undefined =>
  keyStages.flatMap((stage) => maps(subject, stage)).find(({ id }) => id === topicId);

/** The learning map of a subject: the most useful topics first, each with the reason, from answers, days and prerequisites alone. */
export const learningMapService = ({ adaptive, maps, pictures, now }: LearningMapDeps) => {
  return {
    /** Errors: upgrade_required, not_found (no such subject or stage), forbidden (not a pupil). */
    read: async (actor: Actor, subjectText: string, keyStageText: string): Promise<AdaptiveLearning> => {
      const pupil = pupilOf(actor);
      const subject = readSubject(subjectText.replaceAll('-', ' ')) ?? readSubject(subjectText);
      const keyStage: KeyStage | undefined = readKeyStage(keyStageText);
      if (subject === undefined || keyStage === undefined) throw new AppError('not_found', 'Not found');
      const locked = refused(pupil, subject);
      if (locked !== undefined) throw locked;

      const whose = { familyId: pupil.familyId, childId: pupil.userId };
      const at = now();
      const topics = maps(subject, keyStage);
      const [stored, finished, days, guides] = await Promise.all([
        adaptive.model(whose),
        adaptive.finishedTopics(whose, subject),
        adaptive.studyDays(whose, twoWeeksBefore(at)),
        adaptive.guidesMet(whose, at),
      ]);
      const model = learnerOf(
        stored,
        topics.map(({ id }) => id),
        expectedFor(stored, pupil.year, topics),
      );
      const day = learningDay(at);
      const read = new Set([...contactsOf(topics, guides)].flatMap(([id, contact]) => (contact.read ? [id] : [])));
      const { level, answers } = confidenceOf(model);
      const { struggling, strengths } = standingOf(model);
      const titles = (places: readonly number[]): string[] => places.flatMap((place) => topics[place]?.title ?? []);
      const minute = usualMinute(
        days.map(({ first }) => first),
        pupil.phase,
      );
      return {
        subject,
        keyStage,
        adaptedTopics: views(topics, { model, day, finished, read, pictures: pictures(topics) }),
        standardOrder: topics.map(({ id }) => id),
        visualTheme: themes[subject] ?? 'default',
        confidenceLevel: Math.round(level * 100) / 100,
        basedOnAnswers: answers,
        learningStyle,
        nextOptimalSession: instantOf(nextSession(model, day, minute), at).toISOString(),
        estimatedCompletionDays: daysToFinish(model, mean(days.map(({ minutes }) => minutes)), pupil.phase),
        performanceMetrics: { strugglingAreas: titles(struggling), strengths: titles(strengths) },
      };
    },

    /** Notes that a pupil set out for a topic. Whether it is completed is answered from finished work alone. */
    noteStart: async (actor: Actor, subjectText: string, topicId: string): Promise<{ success: boolean; completed: boolean }> => {
      const pupil = actingPupil(actor);
      const subject = readSubject(subjectText);
      const topic = subject === undefined ? undefined : findTopic(maps, subject, topicId);
      if (subject === undefined || topic === undefined) throw new AppError('not_found', 'Not found');
      const locked = refused(pupil, subject);
      if (locked !== undefined) throw locked;
      const whose = { familyId: pupil.familyId, childId: pupil.userId };
      await adaptive.noteStart(whose, topic.id, now());
      return { success: true, completed: isCompleted(topic, await adaptive.finishedTopics(whose, subject)) };
    },
  };
};
export type LearningMapService = ReturnType<typeof learningMapService>;
