import type { TestQuestion } from '@hedgerow/curriculum/question';
import type { Actor } from '@hedgerow/domain/access';
import { assignmentState, type AssignmentState } from '@hedgerow/domain/assignments';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { tableFile } from '@hedgerow/domain/table-file';
import { academicYearOf } from '@hedgerow/domain/year-groups';
import { earnedOn } from '@hedgerow/teaching/on-figure/earned-on';
import type { Clock } from '#ports/clock.ts';
import type { OwnClass } from '../classes/own-class.ts';
import type { AttemptRow, ClassAssessmentsRepository, MarkRow, StoredPaper } from './class-assessments.repository.ts';
import { answersOf } from './stored-attempt.ts';

export type MarksDeps = {
  readonly papers: Pick<ClassAssessmentsRepository, 'attempts' | 'classMarks' | 'marksOfGroup' | 'paper'>;
  readonly ownClass: OwnClass;
  readonly questionsOf: (paper: StoredPaper) => readonly TestQuestion[];
  readonly now: Clock;
};

type MarksFile = { readonly name: string; readonly text: string };
type Cell = string | number | null;
type Lines = readonly (readonly Cell[])[];

const words: Readonly<Record<AssignmentState, string>> = {
  open: 'Not begun',
  started: 'Begun',
  overdue: 'Not handed in',
  done: 'Handed in',
  late: 'Handed in late',
  withdrawn: 'Taken back',
};

/** A spreadsheet takes it for UTF-8 by its first sign. */
const file = (name: string, lines: Lines): MarksFile => ({ name: `${name}.csv`, text: `\uFEFF${tableFile(lines)}` });

/** Marks of each question of somebody who handed in, half of them where a part on a figure is right; null for a written answer that nobody has marked. */
const marksOf = (questions: readonly TestQuestion[], row: AttemptRow, marks: readonly MarkRow[]): readonly (number | null)[] => {
  const answers = answersOf(row);
  return questions.map((question, place) => {
    if (question.type === 'on_figure') return question.marks * earnedOn(question, answers[place] ?? null);
    if (question.type !== 'essay') return answers[place] === question.correctAnswer ? question.marks : 0;
    const answer = answers[place];
    if (typeof answer !== 'string' || answer.trim() === '') return 0;
    const given = marks.find(({ mark }) => mark.assessmentId === row.attempt?.id && mark.questionId === question.id);
    return given?.mark.marks ?? null;
  });
};

const stateOf = ({ assignment }: Pick<AttemptRow, 'assignment'>, today: CalendarDate): AssignmentState => {
  const { dueOn, startedAt, finishedOn } = assignment;
  return assignmentState({ dueOn, isStarted: startedAt !== null, finishedOn, isWithdrawn: false }, today);
};

/** Marks as a table file, for a school's own mark book. */
export const marksService = ({ papers, ownClass, questionsOf, now }: MarksDeps) => {
  return {
    /** One piece of work: each pupil with the marks of each question, where everybody had the same. Errors: not_found. */
    ofPiece: async (actor: Actor, classId: string, groupId: string): Promise<MarksFile> => {
      const { name } = await ownClass(actor, classId, 'read');
      const [rows, marks] = await Promise.all([papers.attempts(classId, groupId), papers.marksOfGroup(groupId)]);
      const [first] = rows;
      if (first === undefined) throw new AppError('not_found', 'Not found');
      const { kind, paperId, title } = first.assignment;
      // Short writing has no marks.
      const paper = paperId === null || kind === 'writing' ? undefined : await papers.paper(paperId);
      const questions = paper === undefined ? [] : questionsOf(paper);
      const totals = questions.length === 0 ? [] : ['Marks', 'Out of'];
      const heads = questions.map(
        ({ type, marks: outOf }, place) => `Q${place + 1}${type === 'essay' ? ' written' : ''} (out of ${outOf})`,
      );
      const today = londonDate(now());
      const lines = rows.map((row): Cell[] => {
        const { score, finishedOn } = row.assignment;
        const own = [row.lastName, row.firstName, words[stateOf(row, today)], score, finishedOn];
        if (questions.length === 0) return own;
        if (row.attempt?.isCompleted !== true) return [...own, null, null, ...questions.map(() => null)];
        const each = marksOf(questions, row, marks);
        const outOf = questions.reduce((sum, question, place) => sum + (each[place] === null ? 0 : question.marks), 0);
        return [...own, each.reduce<number>((sum, mark) => sum + (mark ?? 0), 0), outOf, ...each];
      });
      return file(`${name} ${title}`, [['Last name', 'First name', 'State', 'Score %', 'Handed in on', ...totals, ...heads], ...lines]);
    },

    /** Everything that was due in the class this school year: a line for each pupil, a column for each piece. Errors: not_found. */
    ofClass: async (actor: Actor, classId: string): Promise<MarksFile> => {
      const { name } = await ownClass(actor, classId, 'read');
      const today = londonDate(now());
      const rows = await papers.classMarks(classId, `${academicYearOf(today)}-09-01` as CalendarDate);
      const pieces = [...new Map(rows.map((row) => [row.assignment.groupId, row.assignment])).values()];
      const pupils = [...Map.groupBy(rows, ({ assignment }) => assignment.childId).values()].toSorted(([one], [other]) =>
        `${one?.lastName} ${one?.firstName}`.localeCompare(`${other?.lastName} ${other?.firstName}`, 'en-GB'),
      );
      const cell = (own: typeof rows, groupId: string): Cell => {
        const row = own.find(({ assignment }) => assignment.groupId === groupId);
        if (row === undefined) return null;
        return row.assignment.score ?? words[stateOf(row, today)];
      };
      const lines = pupils.map((own) => [
        own[0]?.lastName ?? '',
        own[0]?.firstName ?? '',
        ...pieces.map(({ groupId }) => cell(own, groupId)),
      ]);
      return file(`${name} marks ${today}`, [
        ['Last name', 'First name', ...pieces.map(({ title, dueOn }) => `${title} (due ${dueOn})`)],
        ...lines,
      ]);
    },
  };
};
export type MarksService = ReturnType<typeof marksService>;
