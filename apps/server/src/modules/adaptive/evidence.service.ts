import { stagesNextTo } from '@hedgerow/curriculum/subject-families';
import type { MultipleChoice, Question } from '@hedgerow/curriculum/question';
import { difficulties } from '@hedgerow/domain/difficulties';
import { type KeyStage, keyStages } from '@hedgerow/domain/key-stages';
import type { Answer } from '@hedgerow/domain/scoring';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { AnswerSigns } from '@hedgerow/teaching/adaptive/answer-signs';
import { afterBlock, afterTopicAnswer } from '@hedgerow/teaching/adaptive/learner-model';
import { type MapTopic, topicOfQuestion } from '@hedgerow/teaching/adaptive/map-topics';
import { expectedFor, type Placed, placedIn } from '@hedgerow/teaching/adaptive/placed';
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
  /** The pupil's year; left out, the stage's own middle is expected. */
  readonly year?: number;
};

export type EvidenceDeps = {
  readonly adaptive: Pick<AdaptiveRepository, 'modelForUpdate' | 'saveModel' | 'keepLearned'>;
  readonly maps: Maps;
};

/** One answer that was marked elsewhere, on a topic that is known by its id. */
export type TopicMark = { readonly position: number; readonly topicId: string; readonly level: number; readonly correct: boolean };

const isChoice = (question: Question): question is MultipleChoice => question.type === 'multiple_choice';

/** The topics of a stage, then of those beside it: what is asked may come from a stage lower or higher than the pupil's. */
const topicsNear = (maps: Maps, subject: SubjectId, keyStage: KeyStage): readonly MapTopic[] => {
  const near = [keyStage, ...stagesNextTo(keyStage), ...keyStages].flatMap((stage) => maps(subject, stage));
  return [...new Map(near.toReversed().map((topic) => [topic.id, topic])).values()].toReversed();
};

const plainSigns = ({ options, objective }: MultipleChoice): AnswerSigns => ({
  hintsUsed: 0,
  tries: 1,
  optionsShown: options.length,
  objective,
});

/** What an attempt that was handed in says about a pupil: evidence for parents, and the model that chooses what comes next. */
export const evidenceService = ({ adaptive, maps }: EvidenceDeps) => {
  const learnFrom = async (
    runner: Runner,
    whose: Pick<HandedIn, 'familyId' | 'childId' | 'year'>,
    topics: readonly MapTopic[],
    rows: readonly EvidenceRow[],
    at: Date,
  ): Promise<void> => {
    if (rows.length === 0) return;
    const ids = topics.map(({ id }) => id);
    const stored = await adaptive.modelForUpdate(runner, whose);
    const expected = whose.year === undefined ? [] : expectedFor(stored, whose.year, topics);
    const day = learningDay(at);
    const placed = rows.map(({ topicId, level, correct, hintsUsed = 0, tries = 1, optionsShown = 4 }) => ({
      topic: ids.indexOf(topicId),
      level,
      correct,
      day,
      signs: { hintsUsed, tries, optionsShown },
    }));
    const answered = placed.reduce(afterTopicAnswer, learnerOf(stored, ids, expected));
    const learned = [...new Set(placed.map(({ topic }) => topic))].reduce((model, topic) => afterBlock(model, topic, day), answered);
    await adaptive.keepLearned(runner, whose, rows, storedFrom(stored, ids, learned), at);
  };

  return {
    /**
     * In the transaction of handing in. An unanswered question says nothing. `signs` tell of each answer how it came about; without them
     * it was the first try, without help. A question of another stage counts for its own topic there.
     */
    noteAnswers: async (
      runner: Runner,
      attempt: HandedIn,
      questions: readonly Question[],
      answers: readonly Answer[],
      at: Date,
      signs: readonly (AnswerSigns | undefined)[] = [],
    ): Promise<void> => {
      const { familyId, childId, subject } = attempt;
      const topics = topicsNear(maps, subject, attempt.keyStage);
      const rows = questions.flatMap((question, position): EvidenceRow[] => {
        const answer = answers[position];
        if (!isChoice(question) || typeof answer !== 'number' || answer < 0) return [];
        const topic = topicOfQuestion(topics, question.sourceId, attempt.topicId);
        if (topic === undefined) return [];
        const correct = answer === question.correctAnswer;
        const misconception = correct ? null : (question.misconceptions[answer] ?? null);
        const offered = [...new Set(question.misconceptions.flatMap((id) => id ?? []))];
        const level = difficulties.indexOf(question.difficulty);
        const { hintsUsed, tries, optionsShown, ...about } = signs[position] ?? plainSigns(question);
        // Knowing a word or a date is no mastery of its objective: of a question made from a fact only the topic is told.
        const objective = question.provenance === 'derived' ? null : about.objective;
        return [
          {
            familyId,
            childId,
            assessmentId: attempt.id,
            position,
            subject: topic.subject,
            keyStage: topic.keyStage,
            topicId: topic.id,
            objective,
            hintsUsed,
            tries,
            optionsShown,
            level,
            correct,
            misconception,
            offered,
            at,
          },
        ];
      });
      await learnFrom(runner, attempt, topics, rows, at);
    },

    /** Where a check-in placed a pupil, or that they put it off: both are said once. Before the answers, so that these are read by it. */
    notePlaced: async (runner: Runner, whose: Pick<HandedIn, 'familyId' | 'childId'>, placed: Placed, at: Date): Promise<void> => {
      const stored = await adaptive.modelForUpdate(runner, whose);
      const before = typeof stored === 'object' && stored !== null ? stored : {};
      await adaptive.saveModel(runner, whose, { ...before, placed: { ...placedIn(stored), ...placed }, checkedIn: true }, at);
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
      await learnFrom(runner, attempt, topics, rows, at);
    },
  };
};
export type EvidenceService = ReturnType<typeof evidenceService>;
