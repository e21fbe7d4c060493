import type { Bank } from '@hedgerow/curriculum/bank';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { type LearnScreen, learnScreens } from './learn-screens.ts';

/**
 * What teaches the first question of a practice. "Long division" is answered from two topics, and the objective of a question is looked up
 * in its own: in another one nothing would have it, and the first lesson there is on something else.
 */
export const firstLesson = (
  bank: Pick<Bank, 'topic'>,
  topic: Topic,
  first: Pick<PracticeQuestion, 'topicId' | 'objective'> | undefined,
  keyStage: KeyStage,
): readonly LearnScreen[] => {
  const own = typeof first?.topicId === 'string' ? bank.topic(first.topicId) : undefined;
  return learnScreens(own ?? topic, first?.objective ?? null, keyStage);
};
