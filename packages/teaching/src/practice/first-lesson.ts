import type { Bank } from '@hedgerow/curriculum/bank';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { contentWordsOf } from '@hedgerow/curriculum/words';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import { type LearnScreen, learnScreens } from './learn-screens.ts';

/** “Adding ing” begins where the lesson comes to it: what it says before has none of the words that were asked for. */
const fromAsked = (screens: readonly LearnScreen[], asked: string): readonly LearnScreen[] => {
  const [first] = screens;
  if (first?.kind !== 'idea') return screens;
  const heading = new Set(contentWordsOf(first.heading));
  const words = new Set(contentWordsOf(asked).filter((word) => !heading.has(word)));
  const start = screens.findIndex((screen) => screen.kind === 'idea' && contentWordsOf(screen.text).some((word) => words.has(word)));
  return start > 0 ? screens.slice(start) : screens;
};

/**
 * What teaches the first question of a practice. "Long division" is answered from two topics, and the objective of a question is looked up
 * in its own: in another one nothing would have it, and the first lesson there is on something else. Infants read a dozen words a screen:
 * theirs begins with what was `asked`.
 */
export const firstLesson = (
  bank: Pick<Bank, 'topic'>,
  topic: Topic,
  first: Pick<PracticeQuestion, 'topicId' | 'objective'> | undefined,
  { keyStage, asked }: { readonly keyStage: KeyStage; readonly asked: string },
): readonly LearnScreen[] => {
  const own = typeof first?.topicId === 'string' ? bank.topic(first.topicId) : undefined;
  const screens = learnScreens(own ?? topic, first?.objective ?? null, keyStage);
  return isInfant(keyStage) ? fromAsked(screens, asked) : screens;
};
