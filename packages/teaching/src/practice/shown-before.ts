import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { Figure } from '@hedgerow/figures/figure';
import { fingerprintOfText } from '../compose/fingerprint.ts';
import { type LearnScreen, learnScreens } from './learn-screens.ts';
import { likeMark } from './one-like-it.ts';
import { leansOnOptions } from './typed-form.ts';

/** A problem that the pupil saw worked out. */
export type ShownProblem = { readonly problem: string; readonly answer?: string; readonly figure?: Figure };

/** With the picture of the question itself: an infant's screen may show what its words name beside it. */
const asShown = (screen: Exclude<LearnScreen, { kind: 'idea' }>): ShownProblem => {
  if (screen.kind === 'example' || screen.ask === undefined) return screen;
  const { figure } = screen.ask;
  return { problem: screen.problem, answer: screen.answer, ...(figure === undefined ? {} : { figure }) };
};

/** What the lesson on the objective of a question works through, whenever it is opened. */
export const shownInLesson = (
  { topicId, objective }: Pick<PracticeQuestion, 'topicId' | 'objective'>,
  topic: Topic | undefined,
  keyStage: KeyStage,
): readonly ShownProblem[] =>
  topic === undefined || topic.id !== topicId || objective === null
    ? []
    : learnScreens(topic, objective, keyStage).flatMap((screen) => (screen.kind === 'idea' ? [] : [asShown(screen)]));

/** The one like it among lines of help. */
export const shownInHelp = (lines: readonly string[]): readonly ShownProblem[] =>
  lines.filter((line) => line.startsWith(likeMark)).map((line) => ({ problem: line.slice(likeMark.length) }));

type Asks = {
  readonly fingerprint: string;
  readonly draft: { readonly stem: string; readonly figure?: Figure | undefined };
};

/** Whether it asks what was shown: the very same, or the same words where the words say it all. */
export const wasShown = (shown: readonly ShownProblem[], { fingerprint, draft: { stem, figure } }: Asks): boolean =>
  shown.some(
    (one) =>
      (one.answer !== undefined && fingerprintOfText(one.problem, one.answer, one.figure) === fingerprint) ||
      (figure === undefined && !leansOnOptions(stem) && (one.problem === stem || one.problem.startsWith(`${stem} (`))),
  );
