import type { MultipleChoice, Question } from '@hedgerow/curriculum/question';
import { difficulties } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { Answer } from '@hedgerow/domain/scoring';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { afterBlock, afterTopicAnswer } from '@hedgerow/teaching/adaptive/learner-model';
import { topicOfQuestion } from '@hedgerow/teaching/adaptive/map-topics';
import { learnerOf, storedFrom } from '@hedgerow/teaching/adaptive/stored-learner';
import type { Runner } from '#db/client.ts';
import type { AdaptiveRepository, EvidenceRow } from './adaptive.repository.ts';
import type { Maps } from './maps.ts';
import { learningDay } from './learning-clock.ts';

export type HandedIn = {
  readonly familyId: string;
  readonly childId: string;
  readonly id: string;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly topicId: string | null;
};

export type EvidenceDeps = {
  readonly adaptive: Pick<AdaptiveRepository, 'modelForUpdate' | 'saveModel' | 'insertEvidence'>;
  readonly maps: Maps;
};

/** One answer that was marked elsewhere, on a topic that is known by its id. */
export type TopicMark = { readonly position: number; readonly topicId: string; readonly level: number; readonly correct: boolean };

const isChoice = (question: Question): question is MultipleChoice => question.type === 'multiple_choice';

/** What an attempt that was handed in says about a pupil: evidence for parents, and the model that chooses what comes next. */
export const evidenceService = ({ adaptive, maps }: EvidenceDeps) => {
  const learnFrom = async (
    runner: Runner,
    whose: Pick<HandedIn, 'familyId' | 'childId'>,
    ids: readonly string[],
    rows: readonly EvidenceRow[],
    at: Date,
  ): Promise<void> => {
    if (rows.length === 0) return;
    const stored = await adaptive.modelForUpdate(runner, whose);
    const day = learningDay(at);
    const placed = rows.map((row) => ({ topic: ids.indexOf(row.topicId), level: row.level, correct: row.correct, day }));
    const answered = placed.reduce(afterTopicAnswer, learnerOf(stored, ids));
    const learned = [...new Set(placed.map(({ topic }) => topic))].reduce((model, topic) => afterBlock(model, topic, day), answered);
    await adaptive.insertEvidence(runner, rows);
    await adaptive.saveModel(runner, whose, storedFrom(stored, ids, learned), at);
  };

  return {
    /** In the transaction of handing in. An unanswered question says nothing. */
    noteAnswers: async (
      runner: Runner,
      attempt: HandedIn,
      questions: readonly Question[],
      answers: readonly Answer[],
      at: Date,
    ): Promise<void> => {
      const { familyId, childId, subject, keyStage } = attempt;
      const topics = maps(subject, keyStage);
      const rows = questions.flatMap((question, position): EvidenceRow[] => {
        const answer = answers[position];
        if (!isChoice(question) || typeof answer !== 'number' || answer < 0) return [];
        const topic = topicOfQuestion(topics, question.sourceId, attempt.topicId);
        if (topic === undefined) return [];
        const correct = answer === question.correctAnswer;
        const misconception = correct ? null : (question.misconceptions[answer] ?? null);
        const level = difficulties.indexOf(question.difficulty);
        return [
          {
            familyId,
            childId,
            assessmentId: attempt.id,
            position,
            subject: topic.subject,
            keyStage,
            topicId: topic.id,
            level,
            correct,
            misconception,
            at,
          },
        ];
      });
      await learnFrom(
        runner,
        attempt,
        topics.map(({ id }) => id),
        rows,
        at,
      );
    },

    /** Marks of a national check, in the transaction of finishing it. A topic that the map does not have says nothing. */
    noteMarks: async (runner: Runner, attempt: Omit<HandedIn, 'topicId'>, marks: readonly TopicMark[], at: Date): Promise<void> => {
      const { familyId, childId, id, keyStage } = attempt;
      const topics = maps(attempt.subject, keyStage);
      const rows = marks.flatMap(({ position, topicId, level, correct }): EvidenceRow[] => {
        const subject = topics.find((topic) => topic.id === topicId)?.subject;
        if (subject === undefined) return [];
        return [{ familyId, childId, assessmentId: id, position, subject, keyStage, topicId, level, correct, misconception: null, at }];
      });
      await learnFrom(
        runner,
        attempt,
        topics.map((topic) => topic.id),
        rows,
        at,
      );
    },
  };
};
export type EvidenceService = ReturnType<typeof evidenceService>;
