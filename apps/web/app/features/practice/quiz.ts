import type { GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import type { StartPractice } from '@hedgerow/contracts/practice';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

/** What a tile, a step of the day, a map or the daily quiz asks for. */
export type Quiz = {
  readonly subject: SubjectId;
  readonly topic: string;
  /** The topic of the bank and one objective of it, where they are known. */
  readonly topicId?: string | undefined;
  readonly objective?: string | undefined;
  /** Of the topic, where it is not the pupil's own. */
  readonly keyStage?: KeyStage | undefined;
  readonly difficulty?: Difficulty | undefined;
};

/** docs/product/pupil-home.md#daily-quizzes: five questions. */
const quizQuestions = 5;

/** What says nothing of a level gets the usual one of the stage, from the server. */
export const wishOfQuiz = ({ subject, topic, topicId, objective, keyStage, difficulty }: Quiz): StartPractice => ({
  from: 'topic',
  subject,
  topic,
  topicId,
  objective,
  keyStage,
  difficulty,
  numQuestions: quizQuestions,
});

/** The setup of a test, practised with help instead: without essays, which nobody can judge at once. */
export const wishOfSetup = ({
  subject,
  topic,
  keyStage,
  difficulty,
  numQuestions,
  sourceFileIds,
}: GenerateAssessmentBody): StartPractice => ({
  from: 'topic',
  subject,
  topic,
  keyStage,
  difficulty,
  numQuestions,
  sourceFileIds,
});
