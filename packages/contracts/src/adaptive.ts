import * as z from 'zod/mini';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { FigureView } from './figures.ts';
import { id, instant, line } from './shapes.ts';

export const adaptiveMessages = {
  completion: 'Failed to update topic completion',
  practice: 'Failed to start practice. Please try again.',
} as const;

export const visualThemes = ['space', 'underwater', 'forest', 'castle', 'default'] as const;

/** A place on the learning map (docs/product/pupil-home.md#maps), with what is known of the pupil there. */
export const MapTopicView = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(['level1', 'level2', 'level3']),
  /** Minutes. */
  estimatedTime: z.int(),
  /** By a finished activity on this subject and topic that was work, with at least 60 % where it has a score. It stays open. */
  completed: z.boolean(),
  /** 0 to 10; above 7 is urgent. */
  urgencyScore: z.number(),
  /** In plain words, naming what it rests on. */
  adaptiveReason: z.string(),
  /** From evidence, beside `completed`: right often enough, on two days or more (docs/product/teaching-engine.md#fields-that-are-served-honestly). */
  secure: z.boolean(),
  /** Answers that this rests on. */
  answers: z.int(),
  /** The level at which the next questions are asked: it rises as the pupil does. */
  nextLevel: z.enum(['level1', 'level2', 'level3']),
  /** Where the pupil stands, and the one sentence that says what it rests on. */
  standing: z.enum(['unmet', 'begun', 'held', 'secure', 'due']),
  evidence: z.string(),
  /** The stage that it comes from, where the pupil's own has no topic of this subject. */
  keyStage: z.enum(keyStages),
  /** By which who cannot read much yet tells it from the others. */
  picture: z.optional(FigureView),
});
export type MapTopicView = z.output<typeof MapTopicView>;

/** GET /api/topics/suggest: what a pupil may mean while typing (docs/product/pupil-home.md#maps: at most 8). */
export const SuggestQuery = z.object({
  text: z.string().check(z.maxLength(120)),
  subject: z.optional(z.string().check(z.maxLength(60))),
  keyStage: z.optional(z.string().check(z.maxLength(20))),
});
export const TopicSuggestions = z.array(
  z.object({ topic: z.string(), subject: z.enum(subjectIds), keyStage: z.enum(keyStages), score: z.int() }),
);
export type TopicSuggestions = z.output<typeof TopicSuggestions>;

const Share = z.int();

/** GET /api/adaptive-learning/{subject}/{keyStage} (docs/product/pupil-home.md#maps; the fields as docs/product/teaching-engine.md#fields-that-are-served-honestly defines them). */
export const AdaptiveLearning = z.object({
  subject: z.enum(subjectIds),
  keyStage: z.enum(keyStages),
  /** The most useful first. */
  adaptedTopics: z.array(MapTopicView),
  /** The same topics in teaching order: the Standard mode. */
  standardOrder: z.array(z.string()),
  visualTheme: z.enum(visualThemes),
  /** 0 to 1: how sure the estimate is. */
  confidenceLevel: z.number(),
  basedOnAnswers: z.int(),
  /** Neutral: nothing adapts to it, the evidence is against it (docs/product/teaching-engine.md#fields-that-are-served-honestly). */
  learningStyle: z.object({ visual: Share, kinesthetic: Share, sequential: Share }),
  nextOptimalSession: instant,
  estimatedCompletionDays: z.int(),
  performanceMetrics: z.object({ strugglingAreas: z.array(z.string()), strengths: z.array(z.string()) }),
});
export type AdaptiveLearning = z.output<typeof AdaptiveLearning>;

export const AdaptiveParams = z.object({ subject: line(40, 'Not found'), keyStage: line(20, 'Not found') });

/** POST /api/adaptive-learning/update-completion: `completed` is read and ignored; only finished work completes a topic. */
export const CompletionBody = z.object({
  subject: line(60, 'Not found'),
  topicId: line(120, 'Not found'),
  completed: z.optional(z.boolean()),
  performanceData: z.optional(
    z.object({
      action: z.optional(z.string().check(z.maxLength(40))),
      timestamp: z.optional(z.union([z.string().check(z.maxLength(40)), z.number()])),
    }),
  ),
});
export const CompletionAnswer = z.object({ success: z.boolean(), completed: z.boolean() });

export const recommendationTypes = ['assessment', 'revision', 'practice'] as const;

/** GET /api/ai/recommendations (docs/product/pupil-home.md#recommendations), the most useful first. Made by our own engine from answers, days and prerequisites. */
export const RecommendationView = z.object({
  id: z.string(),
  type: z.enum(recommendationTypes),
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  topic: z.string(),
  /** 1 to 5: 4 and more is high, 3 medium. */
  priority: z.int(),
  /** Minutes. */
  estimatedDuration: z.int(),
  pointsReward: z.int(),
  reasoning: z.string(),
  difficulty: z.string(),
});
export type RecommendationView = z.output<typeof RecommendationView>;
export const Recommendations = z.array(RecommendationView);

/** POST /api/student/start-practice: what it stands for is looked up by its id; the other fields are read and ignored. */
export const StartPracticeBody = z.object({
  recommendationId: line(160, adaptiveMessages.practice),
  type: z.optional(z.string().check(z.maxLength(40))),
  subject: z.optional(z.string().check(z.maxLength(60))),
  topic: z.optional(z.string().check(z.maxLength(200))),
});
/** What was begun, to be opened: a practice, a guide, the cards of a guide, or a file of the pupil's to read. */
export const PracticeStarted = z.object({ success: z.literal(true), kind: z.enum(['practice', 'guide', 'file', 'flashcards']), id });
export type PracticeStarted = z.output<typeof PracticeStarted>;
