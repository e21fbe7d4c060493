import type { Bank } from '@hedgerow/curriculum/bank';
import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import { PracticeQuestion as StoredQuestion } from '@hedgerow/curriculum/question';
import { londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { fingerprintOf } from '@hedgerow/teaching/compose/fingerprint';
import { composePractice } from '@hedgerow/teaching/practice/compose-practice';
import { firstLesson } from '@hedgerow/teaching/practice/first-lesson';
import { retestQuestions } from '@hedgerow/teaching/practice/retest';
import { similarQuestion } from '@hedgerow/teaching/practice/similar-question';
import type { AssessmentDraft } from '#ports/teaching-engine.ts';
import type { HeldBeliefs } from '../adaptive/held-beliefs.ts';
import type { PracticeDraft } from '../assessments/set-up-assessment.service.ts';
import type { MissedInTest } from '../assessments/mark-attempt.ts';
import type { MemoryRow, PracticeRepository } from './practice.repository.ts';

type ChildRef = { readonly familyId: string; readonly childId: string };
type DueAbout = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly count: number;
  readonly seed: number;
  readonly now: Date;
};
type About = DueAbout & {
  readonly difficulty: Difficulty;
  readonly year: number | undefined;
  /** Where it is on one objective alone. */
  readonly objective: string | null;
};

/** Percent: below it more questions alone would not help, so it is taught before them. */
const tooHardBelow = 40;

export type PlanDeps = {
  readonly bank: Bank;
  readonly practices: Pick<PracticeRepository, 'due' | 'knewBefore' | 'practised' | 'lastScore'>;
  readonly heldBeliefs: HeldBeliefs;
};

/** What is due, each as a fresh question of its kind; a stored one of a shape that is gone is left out. */
const dueQuestions = (bank: Bank, rows: readonly MemoryRow[], { subject, keyStage, seed }: DueAbout): PracticeQuestion[] => {
  const asked: string[] = [];
  return rows.flatMap((row) => {
    const stored = StoredQuestion.safeParse(row.question);
    if (!stored.success) return [];
    const question = similarQuestion({ bank, question: stored.data, subject, keyStage, seed, asked });
    asked.push(fingerprintOf(question));
    return [question];
  });
};

/** Which questions a practice asks, and in what order. */
export const planPractice = ({ bank, practices, heldBeliefs }: PlanDeps) => {
  /** What was practised before is not taught again before its questions. */
  const isKnown = async (whose: ChildRef, topicId: string, { objective, now }: About): Promise<boolean> =>
    objective === null
      ? practices.knewBefore(whose, topicId, now)
      : (await practices.practised(whose, topicId)).some((one) => one.objective === objective);
  /** Hardly anything of it was right the last time. */
  const wasTooHard = async (whose: ChildRef, topicId: string): Promise<boolean> =>
    ((await practices.lastScore(whose, topicId)) ?? 100) < tooHardBelow;
  return {
    /** From a draft on what was asked for, with what is due of the subject among it. */
    shaped: async (draft: AssessmentDraft, whose: ChildRef, about: About): Promise<{ draft: PracticeDraft; learns: boolean }> => {
      const { subject, keyStage, year, difficulty, count, seed, now, objective } = about;
      const pool = draft.questions.filter((question): question is MultipleChoice => question.type === 'multiple_choice');
      const today = londonDayStart(londonDate(now));
      const knew = draft.topicId !== null && (await practices.knewBefore(whose, draft.topicId, today));
      // Questions on a passage stay with it, as they were written.
      if (draft.comprehension !== null) return { draft: { ...draft, questions: pool.slice(0, count) }, learns: false };
      const topic = draft.topicId === null ? undefined : bank.topic(draft.topicId);
      // What is believed and is not so is asked where it would show, before what is due for its day alone.
      const on = new Set(objective === null ? pool.map((question) => question.objective) : [objective]);
      const held = topic === undefined ? [] : retestQuestions({ ...about, topic, on, held: await heldBeliefs(whose, topic.id) });
      const due = [...held, ...dueQuestions(bank, await practices.due(whose, subject, now), about)];
      const learns = topic !== undefined && (!(await isKnown(whose, topic.id, about)) || (await wasTooHard(whose, topic.id)));
      const from = (asked: readonly MultipleChoice[]) =>
        composePractice({
          pool: asked,
          topic,
          typed: draft.title,
          objective,
          tasks: draft.tasks,
          about: objective === null ? draft.about : undefined,
          page: draft.page,
          subject,
          keyStage,
          year,
          difficulty,
          count,
          seed,
          due,
          mixes: knew,
        });
      const all = from(pool);
      if (!learns) return { draft: { ...draft, questions: all }, learns };
      // What the lesson before them shows with its answer is not asked a moment later, as long as there is something else.
      const shown = new Set(
        firstLesson(bank, topic, all[0], { keyStage, asked: '' }).flatMap((screen) => (screen.kind === 'idea' ? [] : [screen.problem])),
      );
      const fresh = from(pool.filter(({ question }) => !shown.has(question)));
      return { draft: { ...draft, questions: fresh.length < all.length ? all : fresh }, learns };
    },

    /** Of one subject, only what is due. */
    dueOnly: async (whose: ChildRef, about: DueAbout): Promise<readonly PracticeQuestion[]> =>
      dueQuestions(bank, (await practices.due(whose, about.subject, about.now)).slice(0, about.count), about),

    /** Another question for each that was missed in a test; on a passage the question itself. */
    likeMissed: (test: MissedInTest, { count, seed }: Pick<DueAbout, 'count' | 'seed'>): readonly PracticeQuestion[] => {
      const missed = test.missed.slice(0, count);
      if (test.comprehension !== null) return missed;
      const asked = test.questions.map(fingerprintOf);
      const { subject, keyStage } = test;
      return missed.map((question) => {
        const like = similarQuestion({ bank, question, subject, keyStage, seed, asked });
        asked.push(fingerprintOf(like));
        return like;
      });
    },
  };
};
