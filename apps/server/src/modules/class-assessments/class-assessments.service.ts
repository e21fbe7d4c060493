import { EssayFeedback, type TeacherMark } from '@hedgerow/contracts/assessments';
import { assignmentMessages } from '@hedgerow/contracts/assignments';
import {
  type ClassAssessment,
  type ClassAssessmentBody,
  classAssessmentMessages,
  type ClassAssessmentResults,
  type EssayMarkBody,
  type PupilEssay,
} from '@hedgerow/contracts/class-assessments';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { EssayQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import type { Actor } from '@hedgerow/domain/access';
import { assignmentState, readDueDay } from '@hedgerow/domain/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { AssignmentsService } from '../assignments/assignments.service.ts';
import type { ClassesRepository } from '../classes/classes.repository.ts';
import type { OwnClass } from '../classes/own-class.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { AttemptRow, ClassAssessmentsRepository, GroupRow, MarkRow, StoredPaper, VersionRow } from './class-assessments.repository.ts';
import { type BeliefOf, misconceptionsOf, questionResults } from './paper-results.ts';
import { answersOf, feedbackOf } from './stored-attempt.ts';

export type ClassAssessmentsDeps = {
  readonly papers: ClassAssessmentsRepository;
  readonly classes: Pick<ClassesRepository, 'pupilsIn'>;
  readonly ownClass: OwnClass;
  /** Who is in a group of a class. */
  readonly pupilsOfGroup: (classId: string, groupId: string) => Promise<readonly string[]>;
  readonly assignments: Pick<AssignmentsService, 'setWork'>;
  readonly progress: Pick<ProgressService, 'announce'>;
  readonly bank: Pick<Bank, 'topic'>;
  readonly questionsOf: (paper: StoredPaper) => readonly TestQuestion[];
  readonly richText: RichText;
  readonly now: Clock;
};

const notFound = (): AppError => new AppError('not_found', 'Not found');

const summary = ({ paperId: _paper, description: _description, dueOn, createdAt, ...row }: GroupRow): ClassAssessment => ({
  ...row,
  subjectName: subjectName(row.subject),
  dueDate: dueOn,
  createdAt: createdAt.toISOString(),
});

/** What a summary counts, of some of the pupils. */
const countsOf = (rows: readonly AttemptRow[]): Pick<ClassAssessment, 'pupils' | 'done' | 'averageScore'> => {
  const scores = rows.flatMap(({ assignment: { score } }) => (score === null ? [] : [score]));
  return {
    pupils: rows.length,
    done: rows.filter(({ assignment }) => assignment.finishedAt !== null).length,
    averageScore: scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
  };
};

const nameOf = ({ firstName, lastName }: AttemptRow): string => `${firstName} ${lastName}`;

const markView = ({ mark, firstName, lastName }: MarkRow, outOf: number): TeacherMark => ({
  marks: mark.marks,
  outOf,
  comment: mark.comment,
  teacher: firstName === null ? '' : `${firstName} ${lastName}`,
  markedAt: mark.markedAt.toISOString(),
});

/** One paper for a class: setting it, what became of it, and the teacher's marks for what a machine only estimates. */
export const classAssessmentsService = (deps: ClassAssessmentsDeps) => {
  const { papers, classes, ownClass, pupilsOfGroup, assignments, progress, bank, questionsOf, richText, now } = deps;

  /** A generated question names its topic, a written one has it in its source. */
  const beliefOf: BeliefOf = ({ topicId, sourceId }, id) => {
    const topic = bank.topic(topicId ?? '') ?? bank.topic(sourceId.split('/')[0] ?? '');
    const found = topic?.misconceptions.find((misconception) => misconception.id === id);
    if (topic === undefined || found === undefined) return undefined;
    return { topicId: topic.id, misconceptionId: id, topic: topic.title, belief: found.belief, correction: found.correction };
  };

  const groupOf = async (classId: string, groupId: string): Promise<GroupRow> => {
    const [group] = await papers.groups(classId, groupId);
    if (group === undefined) throw notFound();
    return group;
  };

  const paperOf = async ({ paperId }: GroupRow): Promise<readonly TestQuestion[]> => {
    const found = await papers.paper(paperId);
    if (found === undefined) throw notFound();
    return questionsOf(found);
  };

  const essaysOf = (
    questions: readonly TestQuestion[],
    row: AttemptRow,
    marks: readonly MarkRow[],
    versions: readonly VersionRow[],
  ): PupilEssay[] => {
    const { attempt, assignment } = row;
    if (attempt === null || !attempt.isCompleted) return [];
    const [answers, feedback] = [answersOf(row), feedbackOf(row)];
    return questions.flatMap((question, place) => {
      const answer = answers[place];
      if (question.type !== 'essay' || typeof answer !== 'string' || answer.trim() === '') return [];
      const again = versions.findLast((one) => one.assessmentId === attempt.id && one.questionId === question.id);
      const mark = marks.find((one) => one.mark.assessmentId === attempt.id && one.mark.questionId === question.id);
      return [
        {
          pupil: { id: assignment.childId, name: nameOf(row) },
          questionId: question.id,
          question: richText.inline(question.question),
          marks: question.marks,
          answer,
          proposal: feedback[question.id] ?? null,
          mark: mark === undefined ? null : markView(mark, question.marks),
          again: again === undefined ? null : { text: again.text, feedback: EssayFeedback.parse(again.feedback) },
        },
      ];
    });
  };

  return {
    /** Sets one paper for everybody who is in the class. Errors: not_found, conflict (nobody is in it), invalid (a field, or a topic that is not covered). */
    create: async (actor: Actor, classId: string, body: ClassAssessmentBody): Promise<ClassAssessment> => {
      const { subject } = await ownClass(actor, classId, 'teach');
      const childIds = (await classes.pupilsIn([classId])).map(({ childId }) => childId);
      if (childIds.length === 0) throw new AppError('conflict', classAssessmentMessages.noPupils);
      const [first] = await assignments.setWork(actor, { ...body, childIds, classId, subject, kind: 'assessment', samePaper: true });
      if (first === undefined) throw notFound();
      return summary(await groupOf(classId, first.groupId));
    },

    list: async (actor: Actor, classId: string): Promise<ClassAssessment[]> => {
      await ownClass(actor, classId, 'read');
      return (await papers.groups(classId)).map(summary);
    },

    /** Of the whole class, or of one of its groups: questions, beliefs, pupils and essays are theirs alone then. */
    results: async (actor: Actor, classId: string, groupId: string, only?: string): Promise<ClassAssessmentResults> => {
      await ownClass(actor, classId, 'read');
      const group = await groupOf(classId, groupId);
      const [questions, all, marks, versions] = await Promise.all([
        paperOf(group),
        papers.attempts(classId, groupId),
        papers.marksOfGroup(groupId),
        group.kind === 'writing' ? papers.versionsOfGroup(groupId) : [],
      ]);
      const chosen = only === undefined ? undefined : new Set(await pupilsOfGroup(classId, only));
      const rows = chosen === undefined ? all : all.filter(({ assignment }) => chosen.has(assignment.childId));
      const handedIn = rows
        .filter(({ attempt }) => attempt?.isCompleted === true)
        .map((row) => ({ pupil: { id: row.assignment.childId, name: nameOf(row) }, answers: answersOf(row) }));
      const today = londonDate(now());
      return {
        ...(chosen === undefined ? summary(group) : { ...summary(group), ...countsOf(rows) }),
        description: group.description,
        questions: questionResults(questions, handedIn, richText),
        misconceptions: misconceptionsOf(questions, handedIn, beliefOf, richText),
        results: rows.map((row) => {
          const { childId, id, dueOn, startedAt, finishedOn, finishedAt, score } = row.assignment;
          const state = assignmentState({ dueOn, isStarted: startedAt !== null, finishedOn, isWithdrawn: false }, today);
          return { id: childId, name: nameOf(row), assignmentId: id, state, score, finishedAt: finishedAt?.toISOString() ?? null };
        }),
        essays: rows.flatMap((row) => essaysOf(questions, row, marks, versions)),
      };
    },

    /** A new last day for everybody who has the paper, done or not. Errors: not_found, invalid (the day). */
    changeDue: async (actor: Actor, classId: string, groupId: string, dueDate: string): Promise<ClassAssessment> => {
      await ownClass(actor, classId, 'teach');
      await groupOf(classId, groupId);
      const dueOn = readDueDay(dueDate, londonDate(now()));
      if (dueOn === undefined) throw new AppError('invalid', assignmentMessages.dueDate, { details: { field: 'dueDate' } });
      await papers.changeDue(classId, groupId, dueOn);
      for (const { assignment } of await papers.attempts(classId, groupId)) await progress.announce(assignment);
      return summary(await groupOf(classId, groupId));
    },

    /** The teacher's mark for an essay; it stands above the estimate. Errors: not_found, conflict (not handed in; short writing has none), invalid (more than it is worth). */
    mark: async (
      actor: Actor,
      { classId, groupId, childId, questionId }: { classId: string; groupId: string; childId: string; questionId: string },
      { marks, comment }: EssayMarkBody,
    ): Promise<void> => {
      await ownClass(actor, classId, 'teach');
      const questions = await paperOf(await groupOf(classId, groupId));
      const question = questions.find((one): one is EssayQuestion => one.id === questionId && one.type === 'essay');
      const row = (await papers.attempts(classId, groupId)).find(({ assignment }) => assignment.childId === childId);
      if (question === undefined || row === undefined) throw notFound();
      if (question.markScheme.writing !== undefined) throw new AppError('conflict', classAssessmentMessages.noMarks);
      if (row.attempt === null || !row.attempt.isCompleted) throw new AppError('conflict', 'This has not been handed in yet.');
      if (marks > question.marks) throw new AppError('invalid', classAssessmentMessages.marks, { details: { field: 'marks' } });
      const whose = { familyId: row.assignment.familyId, childId };
      const given = { marks, comment: comment.trim(), markedBy: actor.userId, markedAt: now() };
      await papers.mark({ ...whose, assessmentId: row.attempt.id, questionId, ...given });
      await progress.announce(whose);
    },
  };
};
export type ClassAssessmentsService = ReturnType<typeof classAssessmentsService>;
