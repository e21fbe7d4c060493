import { assessmentMessages, type GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import { essaysOffered, questionCount } from '@hedgerow/domain/assessment-rules';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { ComponentType } from 'react';

export type Setup = {
  /** As the list names it: "Computer Studies"; '' before the choice. */
  readonly subject: string;
  readonly topic: string;
  readonly difficulty: Difficulty | '';
  readonly numQuestions: number;
  readonly includeEssays: boolean;
};

export const emptySetup: Setup = { subject: '', topic: '', difficulty: '', numQuestions: questionCount.preset, includeEssays: false };

/** What stands below a setup or a result for those who would rather have it on paper. */
export type PaperWay = ComponentType<{ readonly request: () => GenerateAssessmentBody | undefined }>;

export type SetupErrors = Partial<Record<'subject' | 'topic' | 'difficulty', string>>;

/** docs/product/tests.md#setting-one-up, word for word. */
export const setupErrors = ({ subject, topic, difficulty }: Setup): SetupErrors => ({
  ...(subject === '' ? { subject: assessmentMessages.subject } : {}),
  ...(topic.trim() === '' ? { topic: assessmentMessages.topic } : {}),
  ...(difficulty === '' ? { difficulty: assessmentMessages.difficulty } : {}),
});

export const requestOf = (
  setup: Setup,
  keyStage: KeyStage,
  subject: SubjectId,
  sourceFileIds: readonly string[],
): GenerateAssessmentBody => ({
  subject: setup.subject,
  topic: setup.topic.trim(),
  keyStage,
  difficulty: setup.difficulty,
  numQuestions: setup.numQuestions,
  includeEssays: setup.includeEssays && essaysOffered(keyStage, subject),
  sourceFileIds: [...sourceFileIds],
});

type Done = { readonly subject: SubjectId; readonly difficulty: Difficulty };

/** What is chosen at first: as the newest piece of work in this subject was, or else the newest of all; nothing for a newcomer. */
export const lastDifficulty = (attempts: readonly Done[], subject: SubjectId | undefined): Difficulty | '' =>
  (attempts.find((one) => one.subject === subject) ?? attempts[0])?.difficulty ?? '';

const lookBack = 10;
export type EssayNudge = 'switch-on' | 'hint' | 'none';

/** docs/product/tests.md#setting-one-up: none of the last 10 with essays switches them on with a hint, fewer than 2 shows a hint. Newcomers are left alone. */
export const essayNudge = (attempts: readonly { readonly hasEssays: boolean }[]): EssayNudge => {
  const recent = attempts.slice(0, lookBack);
  const written = recent.filter(({ hasEssays }) => hasEssays).length;
  if (recent.length === 0 || written >= 2) return 'none';
  return written === 0 ? 'switch-on' : 'hint';
};
