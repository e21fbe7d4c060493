import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { ConcernCategory, ConcernPlace } from '@hedgerow/domain/safeguarding';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { safeguardingDeed, safeguardingRecord } from '#db/schema/safeguarding.ts';
import { heldAnswer } from '#db/schema/safeguarding.ts';
import { school, schoolMember, schoolPupil } from '#db/schema/schools.ts';

export type ConcernRow = typeof safeguardingRecord.$inferSelect;
export type NewDeed = typeof safeguardingDeed.$inferInsert;

/** Whose records: a school's, or (null) the operator's. */
export type DeskOf = string | null;
const ofDesk = (schoolId: DeskOf) => (schoolId === null ? isNull(safeguardingRecord.schoolId) : eq(safeguardingRecord.schoolId, schoolId));

const shown = 500;

export const concernsRepository = (db: Database) => ({
  /** The school that looks after the child's account; null where a family does. */
  schoolOf: async (runner: Runner, childId: string): Promise<DeskOf> => {
    const mine = and(eq(schoolPupil.childId, childId), isNull(schoolPupil.linkedAt));
    return (await runner.select({ schoolId: schoolPupil.schoolId }).from(schoolPupil).where(mine).limit(1))[0]?.schoolId ?? null;
  },

  /** One at a time for a child, until the transaction ends: two texts at once are one record. */
  lockChild: async (runner: Runner, childId: string): Promise<void> => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${childId}, 7))`);
  },
  /** Counts on a record that is not closed. Undefined when there is none. */
  again: async (runner: Runner, childId: string, category: ConcernCategory, since: Date, now: Date): Promise<ConcernRow | undefined> => {
    const open = and(
      eq(safeguardingRecord.childId, childId),
      eq(safeguardingRecord.category, category),
      gt(safeguardingRecord.lastAt, since),
      sql`${safeguardingRecord.state} <> 'closed'`,
    );
    const [row] = await runner
      .update(safeguardingRecord)
      .set({ times: sql`${safeguardingRecord.times} + 1`, lastAt: now })
      .where(open)
      .returning();
    return row;
  },
  insert: async (
    runner: Runner,
    row: { id: string; childId: string; schoolId: DeskOf; category: ConcernCategory; place: ConcernPlace; at: Date },
  ): Promise<void> => {
    const { at, ...rest } = row;
    await runner.insert(safeguardingRecord).values({ ...rest, firstAt: at, lastAt: at, changedAt: at });
  },

  /** Who is written to: the school's own contact, or else everybody who looks after the school. */
  schoolContacts: async (runner: Runner, schoolId: string): Promise<readonly string[]> => {
    const [found] = await runner.select({ email: school.safeguardingEmail }).from(school).where(eq(school.id, schoolId));
    const own = found?.email ?? '';
    if (own !== '') return [own];
    const administrators = await runner
      .select({ email: user.email })
      .from(schoolMember)
      .innerJoin(user, eq(user.id, schoolMember.userId))
      .where(and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.role, 'administrator')));
    return administrators.map(({ email }) => email);
  },
  contactOf: async (schoolId: string): Promise<string> =>
    (await db.select({ email: school.safeguardingEmail }).from(school).where(eq(school.id, schoolId)))[0]?.email ?? '',
  setContact: async (schoolId: string, email: string | null): Promise<void> => {
    await db.update(school).set({ safeguardingEmail: email }).where(eq(school.id, schoolId));
  },

  /** What waits first, each the newest first. */
  list: (schoolId: DeskOf) =>
    db
      .select({ record: safeguardingRecord, firstName: user.firstName, lastName: user.lastName, username: user.username })
      .from(safeguardingRecord)
      .leftJoin(user, eq(user.id, safeguardingRecord.childId))
      .where(ofDesk(schoolId))
      .orderBy(
        sql`array_position(array['new', 'acknowledged', 'followed_up', 'closed'], ${safeguardingRecord.state})`,
        desc(safeguardingRecord.lastAt),
      )
      .limit(shown),
  deedsOf: (ids: readonly string[]) =>
    db
      .select()
      .from(safeguardingDeed)
      .where(inArray(safeguardingDeed.recordId, [...ids]))
      .orderBy(asc(safeguardingDeed.at), asc(safeguardingDeed.id)),
  heldOf: (ids: readonly string[]) =>
    db
      .select({ recordId: heldAnswer.recordId, held: sql<number>`count(*)::int` })
      .from(heldAnswer)
      .where(inArray(heldAnswer.recordId, [...ids]))
      .groupBy(heldAnswer.recordId),

  /** Held until the transaction ends; another desk's record does not exist. */
  hold: async (runner: Runner, schoolId: DeskOf, id: string): Promise<ConcernRow | undefined> =>
    (
      await runner
        .select()
        .from(safeguardingRecord)
        .where(and(eq(safeguardingRecord.id, id), ofDesk(schoolId)))
        .for('update')
    )[0],
  change: async (runner: Runner, id: string, change: Partial<Pick<ConcernRow, 'state' | 'parentsMaySee' | 'changedAt'>>): Promise<void> => {
    await runner.update(safeguardingRecord).set(change).where(eq(safeguardingRecord.id, id));
  },
  note: async (runner: Runner, deed: NewDeed): Promise<void> => {
    await runner.insert(safeguardingDeed).values(deed);
  },
  nameOf: async (runner: Runner, userId: string): Promise<string> => {
    const [person] = await runner.select({ first: user.firstName, last: user.lastName }).from(user).where(eq(user.id, userId));
    return `${person?.first ?? ''} ${person?.last ?? ''}`.trim();
  },

  sharedWithParents: (childId: string) =>
    db
      .select({ id: safeguardingRecord.id, category: safeguardingRecord.category, at: safeguardingRecord.firstAt })
      .from(safeguardingRecord)
      .where(and(eq(safeguardingRecord.childId, childId), eq(safeguardingRecord.parentsMaySee, true)))
      .orderBy(desc(safeguardingRecord.firstAt)),

  forget: async (closedBefore: Date): Promise<void> => {
    await db.delete(safeguardingRecord).where(and(eq(safeguardingRecord.state, 'closed'), lt(safeguardingRecord.changedAt, closedBefore)));
  },
});
export type ConcernsRepository = ReturnType<typeof concernsRepository>;
