import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import { type Actor, actingPupil, type Allowed, forWriting, type Pupil } from '@hedgerow/domain/access';
import { isReading, leastReadingSeconds } from '@hedgerow/domain/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { pointsForReading } from '@hedgerow/domain/points';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { AssessmentsRepository } from '../assessments/assessments.repository.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import type { FlashcardsService } from '../flashcards/flashcards.service.ts';
import type { GuideReadingService } from '../guides/guide-reading.service.ts';
import type { GuidesService } from '../guides/guides.service.ts';
import type { PracticeService } from '../practice/practice.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import { assignmentView } from './assignment-view.ts';
import type { AssignmentRow, AssignmentsRepository, NamedAssignment } from './assignments.repository.ts';
import type { ForSetWork } from './finished-work.service.ts';
import { planMustOpen } from './set-work.ts';
import { sharedPaper, type SharedPaper } from './stored-paper.ts';

export type DoingWorkDeps = {
  readonly assignments: AssignmentsRepository;
  readonly assessments: Pick<AssessmentsService, 'generate'>;
  readonly practice: Pick<PracticeService, 'begin'>;
  readonly attempts: Pick<AssessmentsRepository, 'find'>;
  readonly guides: Pick<GuidesService, 'generate'>;
  readonly reading: Pick<GuideReadingService, 'noteSetRead'>;
  readonly flashcards: Pick<FlashcardsService, 'generate'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce' | 'refuseAfterDay'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

type Own = Allowed<AssignmentRow, 'write'>;

const opened = (row: Pick<AssignmentRow, 'kind' | 'resourceId'>, linkedId: string | null): AssignmentStarted => {
  const kinds = { assessment: 'assessment', revision: 'guide', flashcards: 'flashcards', reading: 'file', writing: 'assessment' } as const;
  if (linkedId !== null) return { success: true, kind: kinds[row.kind], id: linkedId };
  if (row.resourceId !== null) return { success: true, kind: 'resource', id: row.resourceId };
  throw new AppError('not_found', 'Not found');
};

const alreadyBegun = (): AppError => new AppError('conflict', 'You started this work in another tab.');

/** The pupil's side of set work: beginning it, and what only the pupil can say is done. */
export const doingWorkService = ({
  assignments,
  assessments,
  attempts,
  practice,
  guides,
  reading,
  flashcards,
  progress,
  transaction,
  now,
}: DoingWorkDeps) => {
  /** What starts later is not there yet. */
  const hasBegun = ({ startsOn }: AssignmentRow): boolean => startsOn === null || startsOn <= londonDate(now());

  const own = async (actor: Actor, id: string): Promise<{ readonly row: Own; readonly named: NamedAssignment }> => {
    const { familyId } = actingPupil(actor);
    const named = await assignments.find({ familyId, id });
    const row = forWriting(actor, named?.assignment);
    if (named === undefined || row.withdrawnAt !== null || !hasBegun(row)) throw new AppError('not_found', 'Not found');
    return { row, named };
  };

  /** Once: in the transaction that keeps what was made, which is thrown away when another tab was quicker. */
  const linkTo =
    (row: Own) =>
    async (runner: Runner, linkedId: string): Promise<void> => {
      if (!(await assignments.begin(runner, row, linkedId, now()))) throw alreadyBegun();
    };

  const openedBy = async (row: AssignmentRow, linkedId: string | null): Promise<AssignmentStarted> => {
    const way = opened(row, linkedId);
    if (way.kind !== 'assessment') return way;
    return (await attempts.find(row.familyId, way.id))?.mode === 'practice' ? { ...way, kind: 'practice' } : way;
  };

  const paperOf = async (row: Own): Promise<{ readonly paper?: SharedPaper }> => {
    const found = row.paperId === null ? undefined : await assignments.paper(row.paperId);
    return found === undefined ? {} : { paper: sharedPaper(found) };
  };

  const make = async (actor: Pupil, row: Own): Promise<string> => {
    const bySchool = row.setByRole === 'teacher';
    if (!bySchool) planMustOpen(row.kind, row.subject, actor);
    const set: ForSetWork = { bySchool, link: linkTo(row) };
    const { subject, topic, difficulty, numQuestions } = row;
    // A quiz is practised, with feedback at once; one paper for a whole class is a test.
    if (row.kind === 'assessment' && row.paperId === null)
      return practice.begin(actor, { from: 'topic', subject, topic, difficulty, numQuestions, sourceFileIds: [] }, set);
    if (row.kind === 'assessment') {
      const wish = { subject, topic, difficulty, numQuestions, includeEssays: false, sourceFileIds: [] };
      return (await assessments.generate(actor, wish, { ...set, ...(await paperOf(row)) })).id;
    }
    if (row.kind === 'writing') {
      const { paper } = await paperOf(row);
      if (paper === undefined) throw new AppError('not_found', 'Not found');
      const task = { subject, topic, difficulty, numQuestions, includeEssays: true, sourceFileIds: [] };
      return (await assessments.generate(actor, task, { ...set, writing: paper.draft })).id;
    }
    const wish = { subject, topic, sourceFileIds: [] };
    if (row.kind === 'revision') return (await guides.generate(actor, wish, set)).id;
    // The cards first, then the link: work that leads to no cards is not begun.
    const guide = await guides.generate(actor, wish, { ...set, link: async () => {} });
    await flashcards.generate(actor, guide.id, set);
    await transaction((runner) => linkTo(row)(runner, guide.id));
    return guide.id;
  };

  return {
    /** Begins set work, or leads back to what was begun: the same attempt, however often and from however many tabs it is asked. */
    start: async (actor: Actor, id: string): Promise<AssignmentStarted> => {
      const { row } = await own(actor, id);
      if (row.startedAt !== null) return openedBy(row, row.linkedId);
      await progress.refuseAfterDay(actingPupil(actor));
      try {
        if (row.kind === 'reading') await assignments.beginReading(row, now());
        const linkedId = row.kind === 'reading' ? row.linkedId : await make(actingPupil(actor), row);
        await progress.announce(row);
        return await openedBy(row, linkedId);
      } catch (error) {
        const again = (await own(actor, id)).row;
        if (again.startedAt === null) throw error;
        return openedBy(again, again.linkedId);
      }
    },

    /** "I have read it", for a guide or a text; quizzes and cards finish by being done. Sent twice, it counts once. */
    finishReading: async (actor: Actor, id: string): Promise<Assignment> => {
      const pupil = actingPupil(actor);
      const { row, named } = await own(actor, id);
      if (!isReading(row.kind)) throw new AppError('conflict', 'This is done once you finish it.');
      if (row.startedAt === null) throw new AppError('conflict', 'Please open it first.');
      const at = now();
      if (at.getTime() - row.startedAt.getTime() < leastReadingSeconds * 1000)
        throw new AppError('conflict', 'That was quick! Read it through first, then press this.');
      await transaction(async (runner) => {
        if (!(await assignments.finishOne(runner, row, { at, day: londonDate(at), score: null }))) return;
        if (row.kind === 'revision') {
          if (row.linkedId !== null) await reading.noteSetRead(runner, pupil, row.linkedId);
          return;
        }
        const { subject, topic, title } = row;
        const done = { id: `reading-${row.id}`, type: 'lesson', status: 'completed', subject, topic, title } as const;
        await progress.record(runner, pupil, { ...done, description: 'Read what was set', points: pointsForReading });
      });
      await progress.announce(row);
      const after = (await assignments.find(row)) ?? named;
      return assignmentView(after, londonDate(at));
    },
  };
};
export type DoingWorkService = ReturnType<typeof doingWorkService>;
