import { and, asc, between, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import { handedInKinds } from '@hedgerow/domain/assignments';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { builtOnce, given } from '#db/built-once.ts';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { assignment, assignmentPaper } from '#db/schema/assignments.ts';
import { child, family } from '#db/schema/families.ts';
import { schoolFile } from '#db/schema/files.ts';
import { flashcard, flashcardReview } from '#db/schema/flashcards.ts';
import { classPupil, schoolClass } from '#db/schema/school-classes.ts';
import { isTaught, roleInClass, type TeacherAsks } from '#db/taught-classes.ts';

export type AssignmentRow = typeof assignment.$inferSelect;
export type NewAssignment = typeof assignment.$inferInsert;
export type NewPaper = typeof assignmentPaper.$inferInsert;
type Key = { readonly familyId: string; readonly id: string };
type ChildRef = { readonly familyId: string; readonly childId: string };
export type Finish = { readonly at: Date; readonly day: CalendarDate; readonly score: number | null };

/** More than a child is given in years; the newest of them. */
const listed = 500;
/** A school year at one a week, and more; older ones stand on their days in the calendar. */
const overListed = 60;
/** More than a day has room for. */
const listedOfDay = 20;

const keyed = ({ familyId, id }: Key) => and(eq(assignment.familyId, familyId), eq(assignment.id, id));
/** Work that starts later is not there yet for the pupil and their parent. */
const begunBy = (today: CalendarDate) => or(isNull(assignment.startsOn), lte(assignment.startsOn, today));
const unfinished = and(isNull(assignment.finishedAt), isNull(assignment.withdrawnAt));

const finish = async (runner: Runner, whose: ChildRef, { at, day, score }: Finish, which: SQL | undefined): Promise<boolean> => {
  const own = and(eq(assignment.familyId, whose.familyId), eq(assignment.childId, whose.childId));
  const done = await runner
    .update(assignment)
    .set({ finishedAt: at, finishedOn: day, score })
    .where(and(own, unfinished, which))
    .returning({ id: assignment.id });
  return done.length > 0;
};

export const assignmentsRepository = (db: Database) => {
  const withNames = () =>
    db
      .select({
        assignment,
        childName: child.firstName,
        className: schoolClass.name,
        setterFirstName: user.firstName,
        setterLastName: user.lastName,
      })
      .from(assignment)
      .innerJoin(child, and(eq(child.familyId, assignment.familyId), eq(child.id, assignment.childId)))
      .leftJoin(schoolClass, eq(schoolClass.id, assignment.classId))
      .leftJoin(user, eq(user.id, assignment.setBy));

  const finishLinked = builtOnce(
    db
      .update(assignment)
      .set({ finishedAt: given('at'), finishedOn: given('day'), score: given('score') })
      .where(
        and(
          eq(assignment.familyId, sql.placeholder('familyId')),
          eq(assignment.childId, sql.placeholder('childId')),
          unfinished,
          inArray(assignment.kind, [...handedInKinds]),
          eq(assignment.linkedId, sql.placeholder('linkedId')),
        ),
      )
      .returning({ id: assignment.id }),
    'finish_linked',
  );

  /** Through a class of the teacher's in which the pupil still is, whose family is not leaving. */
  const withNamesTaughtBy = (asks: TeacherAsks, more: SQL | undefined) =>
    withNames()
      .innerJoin(classPupil, and(eq(classPupil.classId, assignment.classId), eq(classPupil.childId, assignment.childId)))
      .innerJoin(family, eq(family.id, assignment.familyId))
      .where(and(isTaught(asks), isNull(family.deleteAfter), more))
      .orderBy(desc(assignment.createdAt), asc(child.firstName))
      .limit(listed * 4);

  return {
    insertPaper: async (runner: Runner, row: NewPaper): Promise<void> => {
      await runner.insert(assignmentPaper).values(row);
    },
    insert: async (runner: Runner, rows: readonly NewAssignment[]): Promise<void> => {
      await runner.insert(assignment).values([...rows]);
    },
    /** A teacher's own paper, held until the transaction ends: it is not changed while it is being set. */
    ownPaper: async (runner: Runner, id: string, setBy: string) => {
      const mine = and(eq(assignmentPaper.id, id), eq(assignmentPaper.setBy, setBy));
      return (await runner.select().from(assignmentPaper).where(mine).limit(1).for('update'))[0];
    },
    paper: async (id: string) => (await db.select().from(assignmentPaper).where(eq(assignmentPaper.id, id)).limit(1))[0],

    find: async (key: Key) => (await withNames().where(keyed(key)).limit(1))[0],
    ofGroup: (groupId: string) => withNames().where(eq(assignment.groupId, groupId)).orderBy(asc(child.firstName)),
    /** All that is still to do, however old it is, before the newest of what is not; each the newest first. */
    ofChild: ({ familyId, childId }: ChildRef, today: CalendarDate) => {
      const own = and(eq(assignment.familyId, familyId), eq(assignment.childId, childId), begunBy(today));
      const over = db
        .select({ id: assignment.id })
        .from(assignment)
        .where(and(own, or(isNotNull(assignment.finishedAt), isNotNull(assignment.withdrawnAt))))
        .orderBy(desc(assignment.createdAt))
        .limit(overListed);
      return withNames()
        .where(and(own, or(unfinished, inArray(assignment.id, over))))
        .orderBy(sql`${unfinished} desc`, desc(assignment.createdAt));
    },
    /** Not taken back, in the order of their days. */
    dueBetween: ({ familyId, childId }: ChildRef, from: CalendarDate, to: CalendarDate, today: CalendarDate) =>
      db
        .select()
        .from(assignment)
        .where(
          and(
            eq(assignment.familyId, familyId),
            eq(assignment.childId, childId),
            between(assignment.dueOn, from, to),
            begunBy(today),
            isNull(assignment.withdrawnAt),
          ),
        )
        .orderBy(asc(assignment.dueOn), asc(assignment.createdAt))
        .limit(listed),
    /** Due by a day and still to do, or done on that day; what is due first comes first. */
    dueBy: ({ familyId, childId }: ChildRef, day: CalendarDate) =>
      withNames()
        .where(
          and(
            eq(assignment.familyId, familyId),
            eq(assignment.childId, childId),
            lte(assignment.dueOn, day),
            begunBy(day),
            isNull(assignment.withdrawnAt),
            or(isNull(assignment.finishedAt), eq(assignment.finishedOn, day)),
          ),
        )
        .orderBy(asc(assignment.dueOn), asc(assignment.createdAt))
        .limit(listedOfDay),
    /** What is still to do, whenever it is due: of what kind and on what. */
    toDo: ({ familyId, childId }: ChildRef, day: CalendarDate) =>
      db
        .select({ kind: assignment.kind, subject: assignment.subject, topic: assignment.topic })
        .from(assignment)
        .where(and(eq(assignment.familyId, familyId), eq(assignment.childId, childId), begunBy(day), unfinished))
        .orderBy(asc(assignment.dueOn), asc(assignment.createdAt))
        .limit(listedOfDay),
    setByParents: (familyId: string) =>
      withNames()
        .where(and(eq(assignment.familyId, familyId), eq(assignment.setByRole, 'parent')))
        .orderBy(desc(assignment.createdAt))
        .limit(listed),
    setInClassesOf: (asks: TeacherAsks) => withNamesTaughtBy(asks, undefined),
    ofChildTaughtBy: (asks: TeacherAsks, childId: string) => withNamesTaughtBy(asks, eq(assignment.childId, childId)),
    findTaughtBy: async (asks: TeacherAsks, id: string) => (await withNamesTaughtBy(asks, eq(assignment.id, id)))[0],

    /** The pupils whom a teacher teaches, each once for each class. */
    pupilsOf: (asks: TeacherAsks) =>
      db
        .select({
          familyId: child.familyId,
          childId: child.id,
          classId: schoolClass.id,
          subject: schoolClass.subject,
          role: roleInClass(asks.teacherId),
        })
        .from(schoolClass)
        .innerJoin(classPupil, eq(classPupil.classId, schoolClass.id))
        .innerJoin(child, and(eq(child.familyId, classPupil.familyId), eq(child.id, classPupil.childId)))
        .innerJoin(family, eq(family.id, child.familyId))
        .where(and(isTaught(asks), eq(child.status, 'active'), isNull(family.deleteAfter)))
        .orderBy(asc(schoolClass.createdAt)),

    isFileOf: async ({ familyId, childId }: ChildRef, fileId: string): Promise<boolean> => {
      const mine = and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, childId), eq(schoolFile.id, fileId));
      return (await db.select({ id: schoolFile.id }).from(schoolFile).where(mine).limit(1)).length > 0;
    },

    /** What it leads to was made: once. False when another tab was quicker, or when it was taken back. */
    begin: async (runner: Runner, row: Allowed<AssignmentRow, 'write'>, linkedId: string, startedAt: Date): Promise<boolean> => {
      const begun = await runner
        .update(assignment)
        .set({ linkedId, startedAt })
        .where(and(keyed(row), unfinished, isNull(assignment.startedAt)))
        .returning({ id: assignment.id });
      return begun.length > 0;
    },

    /** What is there to read was opened; nothing is made for it. */
    beginReading: async (row: Allowed<AssignmentRow, 'write'>, startedAt: Date): Promise<void> => {
      await db
        .update(assignment)
        .set({ startedAt })
        .where(and(keyed(row), unfinished, isNull(assignment.startedAt)));
    },

    /** Done, once: by the attempt that it led to. */
    finishLinked: async (runner: Runner, whose: ChildRef, linkedId: string, done: Finish): Promise<boolean> => {
      const { familyId, childId } = whose;
      return (await finishLinked(runner, { familyId, childId, linkedId, ...done })).length > 0;
    },
    finishOne: (runner: Runner, row: Allowed<AssignmentRow, 'write'>, done: Finish): Promise<boolean> =>
      finish(runner, row, done, eq(assignment.id, row.id)),

    /** Done, once, when so many different cards of the set were answered since it was begun. */
    finishCards: async (runner: Runner, whose: ChildRef, guideId: string, cards: number, done: Finish): Promise<boolean> => {
      // Held first: two cards answered at once would each count without the other.
      const held = await runner
        .select({ id: assignment.id })
        .from(assignment)
        .where(and(eq(assignment.familyId, whose.familyId), eq(assignment.linkedId, guideId), unfinished))
        .for('update');
      if (held.length === 0) return false;
      const answered = sql`(select count(distinct r.flashcard_id) from ${flashcardReview} r join ${flashcard} c
        on c.family_id = r.family_id and c.id = r.flashcard_id
        where c.family_id = ${whose.familyId} and c.guide_id = ${guideId} and r.reviewed_at >= ${assignment.startedAt})`;
      const there = sql`(select count(*) from ${flashcard} c where c.family_id = ${whose.familyId} and c.guide_id = ${guideId})`;
      const enough = sql`${answered} >= least(${cards}, ${there})`;
      return finish(runner, whose, done, and(eq(assignment.kind, 'flashcards'), eq(assignment.linkedId, guideId), enough));
    },

    /** Taken back where it is not done. Answers the children it was taken back from. */
    withdraw: (ids: readonly string[], at: Date): Promise<readonly ChildRef[]> =>
      db
        .update(assignment)
        .set({ withdrawnAt: at })
        .where(and(inArray(assignment.id, [...ids]), unfinished))
        .returning({ familyId: assignment.familyId, childId: assignment.childId }),
  };
};
export type AssignmentsRepository = ReturnType<typeof assignmentsRepository>;
/** A row with the names that a screen shows. */
export type NamedAssignment = NonNullable<Awaited<ReturnType<AssignmentsRepository['find']>>>;
