import { createHash } from 'node:crypto';
import {
  type ArchiveClassesBody,
  type ClassChange,
  classChangeMessages,
  type ClassesChanged,
  type ClassesUndone,
  type DoRollOverBody,
  type RollOver,
  type RollOverBody,
  type RollOverPreview,
  type RollOverWhat,
} from '@hedgerow/contracts/class-changes';
import type { Actor } from '@hedgerow/domain/access';
import { calendarDate, type CalendarDate, londonDate, longDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { academicYearName, classChangesUndoMs, nextClassName, rollOverYear, yearAfter } from '@hedgerow/domain/roll-over';
import { subjectName } from '@hedgerow/domain/subjects';
import { academicYearOf, type YearGroup } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { ClassStand, ClassTurn } from '#db/schema/school-classes.ts';
import type { Clock } from '#ports/clock.ts';
import type { ClassChangesRepository } from './class-changes.repository.ts';
import type { DeskService } from './desk.service.ts';
import type { ClassRow } from './school-classes.repository.ts';

export type ClassChangesDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly changes: ClassChangesRepository;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** With the pupils whom it was about. */
type Done<T> = T & { readonly childIds: readonly string[] };
type Member = { readonly childId: string; readonly name: string; readonly classIds: readonly string[] };
type Turned = {
  readonly turns: readonly ClassTurn[];
  readonly problems: readonly string[];
  readonly inNoClass: readonly string[];
  readonly left: number;
};

/** The last years of most schools; the highest of this one is another. */
const lastYears: readonly YearGroup[] = [6, 11, 13];

const yearOfClass = ({ academicYear, createdAt }: Pick<ClassRow, 'academicYear' | 'createdAt'>): number =>
  academicYear ?? academicYearOf(londonDate(createdAt));

const standOf = ({ name, yearGroup, academicYear, archivedAt, rosterKey }: ClassRow): ClassStand => ({
  name,
  yearGroup,
  academicYear,
  archivedAt: archivedAt?.toISOString() ?? null,
  rosterKey,
});
const isSame = (one: ClassStand, other: ClassStand): boolean =>
  one.name === other.name &&
  one.yearGroup === other.yearGroup &&
  one.academicYear === other.academicYear &&
  one.archivedAt === other.archivedAt;

/** A class has an id of the next year's in the school's own system: only a name is carried on. */
const nextKey = (key: string | null, name: string): string | null =>
  key?.startsWith('name:') === true ? `name:${name.toLowerCase()}` : null;

const proposal = (row: ClassRow, top: YearGroup): { what: RollOverWhat; nextName: string; nextYear: YearGroup } => {
  const next = yearAfter(row.yearGroup);
  const ends = next === undefined || (row.yearGroup === top && lastYears.includes(top)) || row.yearGroup === 11;
  return { what: ends ? 'archive' : 'carry', nextName: nextClassName(row.name, row.yearGroup), nextYear: next ?? row.yearGroup };
};

/** Everything but the moment, which is another one when it is done. */
const digestOf = (schoolId: string, { turns, problems, inNoClass }: Turned): string => {
  const stable = turns.map(({ classId, before, after }) => [classId, before, { ...after, archivedAt: after.archivedAt !== null }]);
  return createHash('sha256')
    .update(JSON.stringify([schoolId, stable, problems, inNoClass]))
    .digest('hex');
};

/** Where the classes of a school end and begin: archived together, moved up in September, and taken back. */
export const classChangesService = ({ deskOf, changes, transaction, now, newId }: ClassChangesDeps) => {
  const today = (): CalendarDate => londonDate(now());
  const undoableAfter = (): Date => new Date(now().getTime() - classChangesUndoMs);

  /** Classes that are taught and of an earlier year than the one that the school moves up into. */
  const old = (rows: readonly ClassRow[]): readonly ClassRow[] =>
    rows.filter((row) => row.archivedAt === null && yearOfClass(row) < rollOverYear(today()));

  const plan = (rows: readonly ClassRow[], members: readonly Member[], wishes: RollOverBody['classes']): Turned => {
    const into = rollOverYear(today());
    const byId = new Map(old(rows).map((row) => [row.id, row] as const));
    if (wishes.some(({ id }) => !byId.has(id))) throw new AppError('not_found', 'Not found');
    const turns = wishes.flatMap(({ id, what, name, yearGroup }): ClassTurn[] => {
      const row = byId.get(id);
      if (row === undefined || what === 'leave') return [];
      const before = standOf(row);
      if (what === 'archive') return [{ classId: id, before, after: { ...before, archivedAt: now().toISOString() } }];
      const called = name ?? nextClassName(row.name, row.yearGroup);
      const after = {
        ...before,
        name: called,
        yearGroup: yearGroup ?? yearAfter(row.yearGroup) ?? row.yearGroup,
        academicYear: into,
        rosterKey: nextKey(before.rosterKey, called),
      };
      return [{ classId: id, before, after }];
    });
    const turned = new Map(turns.map((turn) => [turn.classId, turn.after] as const));
    const taught = rows
      .map((row) => ({ id: row.id, subject: row.subject, ...(turned.get(row.id) ?? standOf(row)) }))
      .filter(({ archivedAt }) => archivedAt === null);
    const twice = Map.groupBy(taught, ({ name, subject }) => `${name.trim().toLowerCase()}|${subject}`);
    const problems = [...twice.values()].flatMap((some) =>
      some.length > 1 && some.some(({ id }) => turned.has(id))
        ? [`There would be ${some.length} classes called ${some[0]?.name} in ${subjectName(some[0]?.subject ?? 'other')}.`]
        : [],
    );
    const still = new Set(taught.map(({ id }) => id));
    const inNoClass = members.filter(({ classIds }) => classIds.every((id) => !still.has(id))).map(({ name }) => name);
    return { turns, problems, inNoClass, left: wishes.filter(({ what }) => what === 'leave').length };
  };

  const keep = async (
    runner: Runner,
    actor: Actor,
    schoolId: string,
    kind: ClassChange['kind'],
    turns: readonly ClassTurn[],
  ): Promise<string> => {
    const id = newId();
    await changes.turn(
      runner,
      schoolId,
      turns.map(({ classId, after }) => ({ classId, to: after })),
    );
    const userName = await changes.nameOf(actor.userId);
    await changes.keep(runner, { id, schoolId, userId: actor.userId, userName, kind, turns, madeAt: now() });
    return id;
  };

  const concerned = (turns: readonly ClassTurn[]) => changes.pupilsOf(turns.map(({ classId }) => classId));

  return {
    look: async (actor: Actor): Promise<RollOver> => {
      const { schoolId } = await deskOf(actor);
      const [rows, members, last] = await Promise.all([
        changes.classes(schoolId),
        changes.members(schoolId),
        changes.newest(schoolId, undoableAfter()),
      ]);
      const found = old(rows);
      const teachers = await changes.teachers([...new Set(found.map(({ teacherId }) => teacherId))]);
      const top = Math.max(0, ...rows.filter(({ archivedAt }) => archivedAt === null).map(({ yearGroup }) => yearGroup)) as YearGroup;
      const into = rollOverYear(today());
      const firstDay = calendarDate(into, 9, 1);
      return {
        into: academicYearName(into),
        pupilsMoveOn: into > academicYearOf(today()) && firstDay !== undefined ? longDate(firstDay) : null,
        classes: found.map((row) => ({
          id: row.id,
          name: row.name,
          subjectName: subjectName(row.subject),
          yearGroup: row.yearGroup,
          teacher: teachers.get(row.teacherId) ?? '',
          pupils: members.filter(({ classIds }) => classIds.includes(row.id)).length,
          ...proposal(row, top),
        })),
        last:
          last === undefined
            ? null
            : { id: last.id, kind: last.kind, at: last.madeAt.toISOString(), by: last.userName, classes: last.turns.length },
      };
    },

    preview: async (actor: Actor, { classes }: RollOverBody): Promise<RollOverPreview> => {
      const { schoolId } = await deskOf(actor);
      const turned = plan(await changes.classes(schoolId), await changes.members(schoolId), classes);
      const archived = turned.turns.filter(({ after }) => after.archivedAt !== null).length;
      return {
        digest: digestOf(schoolId, turned),
        carried: turned.turns.length - archived,
        archived,
        left: turned.left,
        problems: [...turned.problems],
        inNoClass: [...turned.inNoClass],
      };
    },

    /** Errors: not_found (no class of an earlier year here), conflict (another outcome than was shown), invalid (names that are there twice). */
    rollOver: async (actor: Actor, { classes, digest }: DoRollOverBody): Promise<Done<ClassesChanged>> => {
      const { schoolId } = await deskOf(actor);
      const { changeId, turns } = await transaction(async (runner) => {
        await changes.alone(runner, schoolId);
        const turned = plan(await changes.classes(schoolId, runner), await changes.members(schoolId, runner), classes);
        if (digestOf(schoolId, turned) !== digest) throw new AppError('conflict', classChangeMessages.changed);
        if (turned.problems.length > 0) throw new AppError('invalid', classChangeMessages.mistakes);
        if (turned.turns.length === 0) throw new AppError('invalid', classChangeMessages.nothing);
        return { turns: turned.turns, changeId: await keep(runner, actor, schoolId, 'roll-over', turned.turns) };
      });
      return { changeId, changed: turns.length, childIds: await concerned(turns) };
    },

    /** Those that stand so already are left out. Errors: not_found (one that is not of the school; then none is changed). */
    archive: async (actor: Actor, { ids, archived }: ArchiveClassesBody): Promise<Done<ClassesChanged>> => {
      const { schoolId } = await deskOf(actor);
      const { changeId, turns } = await transaction(async (runner) => {
        await changes.alone(runner, schoolId);
        const byId = new Map((await changes.classes(schoolId, runner)).map((row) => [row.id, row] as const));
        const rows = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
        if (rows.length < new Set(ids).size) throw new AppError('not_found', 'Not found');
        const archivedAt = archived ? now().toISOString() : null;
        const some = rows
          .filter((row) => (row.archivedAt !== null) !== archived)
          .map((row): ClassTurn => ({ classId: row.id, before: standOf(row), after: { ...standOf(row), archivedAt } }));
        if (some.length === 0) return { turns: some, changeId: null };
        return { turns: some, changeId: await keep(runner, actor, schoolId, archived ? 'archive' : 'restore', some) };
      });
      return { changeId, changed: turns.length, childIds: await concerned(turns) };
    },

    /** Errors: conflict (taken back already, or too long ago), not_found. */
    undo: async (actor: Actor, changeId: string): Promise<Done<ClassesUndone>> => {
      const { schoolId } = await deskOf(actor);
      const undone = await transaction(async (runner) => {
        await changes.alone(runner, schoolId);
        const turns = await changes.undo(runner, schoolId, changeId, undoableAfter(), now());
        if (turns === undefined) throw new AppError('conflict', classChangeMessages.undone);
        const byId = new Map((await changes.classes(schoolId, runner)).map((row) => [row.id, row] as const));
        const there = turns.flatMap((turn) => {
          const row = byId.get(turn.classId);
          return row === undefined ? [] : [{ turn, row, untouched: isSame(standOf(row), turn.after) }];
        });
        const back = there.filter(({ untouched }) => untouched).map(({ turn }) => turn);
        await changes.turn(
          runner,
          schoolId,
          back.map(({ classId, before }) => ({ classId, to: before })),
        );
        return { back, kept: there.filter(({ untouched }) => !untouched).map(({ row }) => row.name) };
      });
      return { restored: undone.back.length, kept: undone.kept, childIds: await concerned(undone.back) };
    },
  };
};
export type ClassChangesService = ReturnType<typeof classChangesService>;
