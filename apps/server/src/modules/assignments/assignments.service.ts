import type { Assignment, SetWorkBody } from '@hedgerow/contracts/assignments';
import { assignmentMessages } from '@hedgerow/contracts/assignments';
import { saysNothing } from '@hedgerow/curriculum/guide';
import { readWriting } from '@hedgerow/curriculum/writing/read-writing';
import type { WritingTask } from '@hedgerow/curriculum/writing/writing-task';
import { type Actor, isParentRole, readableChild } from '@hedgerow/domain/access';
import { essaysOffered, hasShortWriting } from '@hedgerow/domain/assessment-rules';
import { toGrownUps } from '@hedgerow/teaching/compose/sentences';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { mayInClass, wantInClass } from '@hedgerow/domain/class-teachers';
import { AppError } from '@hedgerow/domain/errors';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { fewestQuestions, notCovered } from '@hedgerow/domain/not-covered';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { writingDraft } from '@hedgerow/teaching/writing/writing-draft';
import type { Runner } from '#db/client.ts';
import type { TeacherAsks } from '#db/taught-classes.ts';
import type { Clock } from '#ports/clock.ts';
import type { Made, TeachingEngine, TestDraft } from '#ports/teaching-engine.ts';
import type { FamiliesService } from '../families/families.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import { assignmentView } from './assignment-view.ts';
import type { AssignmentsRepository, NamedAssignment, NewAssignment } from './assignments.repository.ts';
import { teacherWorkMessages } from '@hedgerow/contracts/teacher-work';
import { sharedPaper } from './stored-paper.ts';
import { planMustOpen, readWork, type Work } from './set-work.ts';

export type AssignmentsDeps = {
  readonly assignments: AssignmentsRepository;
  readonly families: Pick<FamiliesService, 'standingOf'>;
  readonly progress: Pick<ProgressService, 'announce'>;
  readonly teacher: Pick<TeachingEngine, 'assessment' | 'guide'>;
  readonly tasks?: readonly WritingTask[];
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

/** What a caller inside the server may add: a class's resource to read, which the caller has checked; essays in a paper that a teacher marks. */
export type SetWork = SetWorkBody & {
  readonly resourceId?: string;
  readonly includeEssays?: boolean;
  /** A paper of the teacher's own that was looked at: nothing is made anew. */
  readonly paperId?: string | null;
  readonly startDate?: string | undefined;
  /** For several classes at once, in place of `childIds` and `classId`. */
  readonly pupils?: readonly Recipient[];
};

export type Recipient = { readonly familyId: string; readonly childId: string; readonly classId: string | null };

type Trial = { readonly includeEssays: boolean; readonly isAsked: boolean; readonly year: number };

const isStaff = ({ role }: Actor): boolean => role === 'teacher' || role === 'administrator';
const notFound = (): AppError => new AppError('not_found', 'Not found');
type Tried = Pick<Made, 'coverage' | 'origin' | 'nearest' | 'elsewhere'>;
const uncovered = (tried: Tried): AppError => notCovered({ ...tried, origin: toGrownUps(tried.origin) }, 'topic');
/** Something would be given, and not just what was typed: whoever sets it reads what, and may set it all the same. */
const askFirst = ({ origin, nearest }: Tried): AppError =>
  new AppError('invalid', toGrownUps(origin), { details: { field: 'topic', nearest, given: toGrownUps(origin) } });

/** Work that parents and teachers set: who may, for whom, and what became of it. */
export const assignmentsService = (deps: AssignmentsDeps) => {
  const { assignments, families, progress, teacher, tasks = readWriting(), transaction, now, newId, newSeed } = deps;
  const view = (named: NamedAssignment): Assignment => assignmentView(named, londonDate(now()));

  const asks = ({ userId }: Actor): TeacherAsks => ({ teacherId: userId, today: londonDate(now()), right: 'read' });

  /** A teacher's pupils, through the class that was named or else one in which they teach them. */
  const fromClass = async (actor: Actor, { childIds, classId = null }: SetWork, work: Work): Promise<Recipient[]> => {
    const here = (pupil: { readonly classId: string }): boolean => classId === null || pupil.classId === classId;
    const taught = (await assignments.pupilsOf(asks(actor))).filter(here);
    return childIds.map((childId) => {
      const all = taught.filter((pupil) => pupil.childId === childId);
      const ways = all.filter(({ role }) => mayInClass(role, 'teach'));
      const found = ways.find(({ subject }) => subject === work.subject) ?? ways[0] ?? all[0];
      if (found === undefined) throw notFound();
      wantInClass(found.role, 'teach');
      return { familyId: found.familyId, childId, classId: found.classId };
    });
  };

  const recipients = async (actor: Actor, request: SetWork, work: Work): Promise<Recipient[]> => {
    if (request.pupils !== undefined) return [...request.pupils];
    const childIds = [...new Set(request.childIds)];
    if (isStaff(actor)) return fromClass(actor, { ...request, childIds }, work);
    if (!isParentRole(actor.role)) throw new AppError('forbidden', 'Only a parent or a teacher can set work.');
    if ((request.classId ?? null) !== null) throw notFound();
    return childIds.map((childId) => ({ ...readableChild(actor, childId), classId: null }));
  };

  /** A child is never sent to a topic that we cannot teach: it is tried here, for nobody, before anything is kept. */
  const tryOut = async (work: Work, keyStage: KeyStage, { includeEssays, isAsked, year }: Trial): Promise<TestDraft | undefined> => {
    const { subject, topic, kind, difficulty, numQuestions: count } = work;
    const ask = (made: Tried): void => {
      if (isAsked && (made.coverage !== 'exact' || !work.hasTopic)) throw askFirst(made);
    };
    const wish = { subject, keyStage, year, topic, sources: [], seed: newSeed() };
    if (kind === 'assessment') {
      const draft = await teacher.assessment({ ...wish, difficulty, count, includeEssays, recent: [] });
      if (draft.questions.length < fewestQuestions) throw uncovered(draft);
      ask(draft);
      return draft;
    }
    if (kind === 'reading' || kind === 'writing') return undefined;
    const guide = await teacher.guide(wish);
    if (saysNothing(guide.content)) throw uncovered(guide);
    ask(guide);
    return undefined;
  };

  /** A task of the subject, for pupils of the years that are asked to write. */
  const whatToWrite = (taskId: string | null | undefined, subject: SubjectId, stages: readonly KeyStage[]): WritingTask => {
    const task = tasks.find((one) => one.id === taskId && one.subject === subject);
    if (task === undefined) throw new AppError('invalid', assignmentMessages.writing, { details: { field: 'taskId' } });
    if (!stages.every(hasShortWriting)) throw new AppError('invalid', assignmentMessages.writingYears, { details: { field: 'to' } });
    return task;
  };

  const whatToRead = async (work: Work, resourceId: string | null, all: readonly Recipient[]): Promise<void> => {
    if (work.kind !== 'reading' || resourceId !== null) return;
    const { fileId } = work;
    if (fileId === null) throw new AppError('invalid', assignmentMessages.file, { details: { field: 'fileId' } });
    for (const whose of all) if (!(await assignments.isFileOf(whose, fileId))) throw notFound();
  };

  /** The rows that somebody may take back: a parent what a parent set, a teacher what stands in their classes. */
  const takeable = async (actor: Actor, id: string): Promise<NamedAssignment> => {
    if (isStaff(actor)) {
      const found = (await assignments.findTaughtBy(asks(actor), id)) ?? fail(notFound());
      const pupils = await assignments.pupilsOf(asks(actor));
      const way = pupils.find(({ classId }) => classId === found.assignment.classId) ?? fail(notFound());
      wantInClass(way.role, 'teach');
      return found;
    }
    if (actor.role !== 'parent' && actor.role !== 'home_educator') throw notFound();
    const found = await assignments.find({ familyId: actor.familyId, id });
    if (found === undefined || !actor.childIds.includes(found.assignment.childId)) throw notFound();
    if (found.assignment.setByRole !== 'parent') throw new AppError('forbidden', 'Only the school can take this work back.');
    return found;
  };

  return {
    /**
     * Sets work for children and answers what each of them has now. Errors: not_found (a child, class or file that is not theirs),
     * invalid (a field; a topic that is not covered, with the nearest; writing for another subject or year; with `askFirst` what would be given, where that is not just
     * what was typed), upgrade_required (a parent sets what the plan does not open).
     */
    setWork: async (actor: Actor, request: SetWork): Promise<Assignment[]> => {
      const read = readWork(request, londonDate(now()));
      const all = await recipients(actor, request, read);
      const resourceId = (read.kind === 'reading' ? request.resourceId : undefined) ?? null;
      const bySchool = isStaff(actor);
      const standings = await Promise.all(all.map(({ familyId, childId }) => families.standingOf(familyId, childId)));
      if (!bySchool) for (const standing of standings) planMustOpen(read.kind, read.subject, standing);
      await whatToRead(read, resourceId, all);
      const stages = [...new Set(standings.map(({ keyStage }) => keyStage))];
      const task = read.kind === 'writing' ? whatToWrite(request.taskId, read.subject, stages) : undefined;
      const work = task === undefined ? read : { ...read, topic: task.title };
      const essays = (stage: KeyStage): boolean => request.includeEssays === true && work.samePaper && essaysOffered(stage, work.subject);
      const yearIn = (stage: KeyStage): number =>
        Math.min(...standings.filter(({ keyStage: own }) => own === stage).map(({ year }) => year));
      const trial = (stage: KeyStage): Trial => ({
        includeEssays: essays(stage),
        isAsked: request.askFirst === true,
        year: yearIn(stage),
      });
      const tried = work.samePaper ? stages.slice(0, 1) : stages;
      const ready = request.paperId ?? null;
      const make = async (stage: KeyStage) => (task === undefined ? tryOut(work, stage, trial(stage)) : writingDraft(task));
      const drafts = ready === null ? await Promise.all(tried.map(make)) : [];

      const [createdAt, [keyStage], [draft]] = [now(), stages, drafts];
      // One group a class: what is changed or taken back in one stays as it is in another.
      const groups = new Map([...new Set(all.map(({ classId }) => classId))].map((classId) => [classId, newId()]));
      const { samePaper, fileId, hasTopic: _typed, ...facts } = work;
      const paperId = ready ?? (samePaper && draft !== undefined ? newId() : null);
      const rows = all.map((whose): NewAssignment => ({
        ...whose,
        ...facts,
        id: newId(),
        groupId: groups.get(whose.classId) ?? newId(),
        setBy: actor.userId,
        setByRole: bySchool ? 'teacher' : 'parent',
        paperId,
        linkedId: fileId,
        resourceId,
        createdAt,
      }));
      await transaction(async (runner) => {
        if (ready !== null) {
          const held = await assignments.ownPaper(runner, ready, actor.userId);
          if (held === undefined) throw new AppError('not_found', teacherWorkMessages.paperGone);
          if (held.subject !== work.subject) throw new AppError('invalid', teacherWorkMessages.oneSubject, { details: { field: 'to' } });
          const numQuestions = sharedPaper(held).draft.questions.length;
          await assignments.insert(
            runner,
            rows.map((row) => ({ ...row, numQuestions })),
          );
          return;
        }
        if (paperId !== null && keyStage !== undefined) {
          await assignments.insertPaper(runner, {
            id: paperId,
            setBy: actor.userId,
            keyStage,
            draft,
            createdAt,
            // There is no other question to a task.
            ...(task === undefined ? { subject: work.subject, topic: work.topic } : {}),
          });
        }
        await assignments.insert(runner, rows);
      });
      for (const whose of all) await progress.announce(whose);
      const set = await Promise.all([...groups.values()].map((groupId) => assignments.ofGroup(groupId)));
      return set.flat().map(view);
    },

    /** What a parent's family was set at home, or what stands in a teacher's classes; the newest first. */
    listSetBy: async (actor: Actor): Promise<Assignment[]> => {
      if (isStaff(actor)) return (await assignments.setInClassesOf(asks(actor))).map(view);
      if (actor.role !== 'parent' && actor.role !== 'home_educator') throw notFound();
      const rows = await assignments.setByParents(actor.familyId);
      return rows.filter(({ assignment }) => actor.childIds.includes(assignment.childId)).map(view);
    },

    /** Everything that was set for a child, for the child and their parent; a teacher sees what stands in their own classes. */
    listForChild: async (actor: Actor, childId?: string): Promise<Assignment[]> => {
      if (isStaff(actor) && childId !== undefined) {
        const pupils = await assignments.pupilsOf(asks(actor));
        if (!pupils.some((pupil) => pupil.childId === childId)) throw notFound();
        return (await assignments.ofChildTaughtBy(asks(actor), childId)).map(view);
      }
      return (await assignments.ofChild(readableChild(actor, childId), londonDate(now()))).map(view);
    },

    /** Takes work back; what is done stays. Errors: not_found, forbidden (a parent takes back what the school set), conflict (it is done). */
    withdraw: async (actor: Actor, id: string, everyone: boolean): Promise<void> => {
      const { assignment } = await takeable(actor, id);
      const group = everyone ? await assignments.ofGroup(assignment.groupId) : [];
      const ids = [id, ...group.map((named) => named.assignment.id)];
      const taken = await assignments.withdraw(ids, now());
      if (taken.length === 0 && assignment.withdrawnAt === null) throw new AppError('conflict', 'This work has been done already.');
      for (const whose of taken) await progress.announce(whose);
    },
  };
};
export type AssignmentsService = ReturnType<typeof assignmentsService>;

const fail = (error: AppError): never => {
  throw error;
};
