import type { NearnessTo } from '@hedgerow/teaching/similarity/open-nearness';
import type { TeachingEngine } from '#ports/teaching-engine.ts';

/** One of each family of subjects: what all of them share is read with the first. */
const wishes = [
  { subject: 'maths', topic: 'fractions' },
  { subject: 'english', topic: 'commas' },
  { subject: 'science', topic: 'electricity' },
] as const;
const keyStage = 'KS3';

type Needs = {
  readonly teacher: Pick<TeachingEngine, 'assessment'>;
  /** However long it takes: the teacher's own gives up sooner. */
  readonly nearnessTo: NearnessTo;
  readonly onError: (error: Error) => void;
};

/**
 * The first quizzes of a process take seconds of its only thread: the bank's words and their places in meaning are read, and nothing has
 * been run yet. Where others serve meanwhile, that is done before the first pupil comes. Made for nobody, so no model is asked.
 */
export const warmTeacher = async ({ teacher, nearnessTo, onError }: Needs): Promise<void> => {
  for (const { subject, topic } of wishes)
    try {
      const nearness = await nearnessTo({ subject, keyStage, topicText: topic });
      const wish = { subject, topic, keyStage, nearness, difficulty: 'intermediate', count: 10, includeEssays: false } as const;
      await teacher.assessment({ ...wish, recent: [], seed: 1, sources: [] });
    } catch (cause) {
      onError(new Error('The teaching engine could not be warmed.', { cause }));
    }
};
