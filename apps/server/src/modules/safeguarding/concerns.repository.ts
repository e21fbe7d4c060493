import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { ConcernPlace, RecordCategory } from '@hedgerow/domain/safeguarding';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { heldAnswer, safeguardingDeed, safeguardingRecord, worryReport } from '#db/schema/safeguarding.ts';
import { school, schoolConsent, schoolMember, schoolPupil } from '#db/schema/schools.ts';

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

  /** The school that a pupil may tell: the one that opened the account, or else the newest that their parent said yes to. */
  nearSchool: async (runner: Runner, childId: string): Promise<{ readonly id: string; readonly name: string } | null> => {
    const [own] = await runner
      .select({ id: school.id, name: school.name })
      .from(schoolPupil)
      .innerJoin(school, eq(school.id, schoolPupil.schoolId))
      .where(and(eq(schoolPupil.childId, childId), isNull(schoolPupil.linkedAt)))
      .limit(1);
    if (own !== undefined) return own;
    const [agreed] = await runner
      .select({ id: school.id, name: school.name })
      .from(schoolConsent)
      .innerJoin(school, eq(school.id, schoolConsent.schoolId))
      .where(and(eq(schoolConsent.childId, childId), isNull(schoolConsent.withdrawnAt)))
      .orderBy(desc(schoolConsent.agreedAt), desc(schoolConsent.id))
      .limit(1);
    return agreed ?? null;
  },

  /** One at a time for a child, until the transaction ends: two texts at once are one record. */
  lockChild: async (runner: Runner, childId: string): Promise<void> => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${childId}, 7))`);
  },
  /** Counts on a record that is not closed. Undefined when there is none. */
  again: async (runner: Runner, childId: string, category: RecordCategory, since: Date, now: Date): Promise<ConcernRow | undefined> => {
    const open = and(
      eq(safeguardingRecord.childId, childId),
      eq(safeguardingRecord.category, category),
      gt(safeguardingRecord.lastAt, since),
      sql`${safeguardingRecord.state} <> 'closed'`,
      // What a child told on purpose stays apart: its contact is their choice.
      sql`${safeguardingRecord.place} <> 'worry_report'`,
    );
    const [row] = await runner
      .update(safeguardingRecord)
      .set({ times: sql`${safeguardingRecord.times} + 1`, lastAt: now })
      .where(open)
      .returning();
    return row;
  },
  /** What a child wrote of on a page that was uploaded, last. */
  lastOfPage: async (childId: string, since: Date): Promise<RecordCategory | undefined> => {
    const onPage = and(
      eq(safeguardingRecord.childId, childId),
      eq(safeguardingRecord.place, 'upload_text'),
      gt(safeguardingRecord.lastAt, since),
    );
    const [last] = await db
      .select({ category: safeguardingRecord.category })
      .from(safeguardingRecord)
      .where(onPage)
      .orderBy(desc(safeguardingRecord.lastAt))
      .limit(1);
    return last?.category;
  },
  insert: async (
    runner: Runner,
    row: { id: string; childId: string; schoolId: DeskOf; category: RecordCategory; place: ConcernPlace; at: Date },
  ): Promise<void> => {
    const { at, ...rest } = row;
    await runner.insert(safeguardingRecord).values({ ...rest, firstAt: at, lastAt: at, changedAt: at });
  },

  /** The parents of a pupil's family, the oldest account first. */
  parentsOf: (runner: Runner, familyId: string) =>
    runner
      .select({ email: user.email, firstName: user.firstName })
      .from(user)
      .where(and(eq(user.familyId, familyId), inArray(user.role, ['parent', 'home_educator'])))
      .orderBy(asc(user.createdAt), asc(user.id)),

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
      .select({
        record: safeguardingRecord,
        firstName: user.firstName,
        lastName: user.lastName,
        username: user.username,
        hasWords: sql<boolean>`exists (select 1 from ${worryReport} where ${worryReport.recordId} = ${safeguardingRecord.id})`,
      })
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

  keepWords: async (runner: Runner, recordId: string, words: string): Promise<void> => {
    await runner.insert(worryReport).values({ recordId, words });
  },
  wordsOf: async (runner: Runner, recordId: string): Promise<string | undefined> =>
    (await runner.select({ words: worryReport.words }).from(worryReport).where(eq(worryReport.recordId, recordId)))[0]?.words,

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
