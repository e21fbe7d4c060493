import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { familyId, instant } from './columns.ts';

export type ActivityType = 'file-upload' | 'revision' | 'assessment' | 'pdf-download' | 'lesson';

/** What a pupil did, one row a thing; the activity list, the calendar and the averages read this. */
export const activity = pgTable(
  'activity',
  {
    familyId: familyId(),
    /** `assessment-<id>`, `file-<id>` ...: the same thing never stands here twice. */
    id: text('id').notNull(),
    childId: uuid('child_id').notNull(),
    type: text('type').$type<ActivityType>().notNull(),
    status: text('status').$type<'completed' | 'in-progress' | 'failed'>().notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    topic: text('topic').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    difficulty: text('difficulty'),
    /** Percent. */
    score: integer('score'),
    /** False for a blank or guessed-through quiz and for the same file again: it stands in the list and counts for nothing. */
    isWork: boolean('is_work').notNull().default(true),
    metadata: jsonb('metadata').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** The London day. */
    day: date('day', { mode: 'string' }).notNull(),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('activity_child_time').on(table.childId, table.happenedAt.desc().nullsFirst()),
    // Counts, averages and worked days over years are read from the index alone.
    index('activity_figures').on(
      table.childId,
      table.day,
      table.status,
      table.type,
      table.subject,
      table.score,
      table.isWork,
      table.familyId,
    ),
    // What a class can do in its subject, newest first, likewise.
    index('activity_scored')
      .on(table.childId, table.subject, table.happenedAt.desc().nullsFirst(), table.score, table.topic)
      .where(sql`${table.type} = 'assessment' and ${table.status} = 'completed' and ${table.score} is not null`),
  ],
);

/** Points given, once for each reason: a second submit finds its row here already. */
export const award = pgTable(
  'award',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    /** `assessment-<id>`, `file-<id>`, `cards-2026-11-21` ... */
    reason: text('reason').notNull(),
    points: integer('points').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    awardedAt: instant('awarded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.childId, table.reason] }),
    index('award_child_day').on(table.childId, table.day),
    check('award_points', sql`${table.points} >= 0`),
  ],
);

/** Totals that would be slow to add up each time; moved in the same transaction as the award. */
export const pupilTotals = pgTable(
  'pupil_totals',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    /** For levels and badges; never falls. */
    lifetimePoints: integer('lifetime_points').notNull().default(0),
    /** For the avatar shop. */
    walletPoints: integer('wallet_points').notNull().default(0),
    /** The highest level that was reached: the change of phase does not take it away. */
    levelFloor: integer('level_floor').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId] }), check('pupil_wallet', sql`${table.walletPoints} >= 0`)],
);

/** What was reached once and stays: medals, levels, round numbers of points. Its key makes the second of two finishers find it there. */
export const milestone = pgTable(
  'milestone',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    /** `streak-star`, `level-3`, `points-500`: @hedgerow/domain/milestones. */
    id: text('id').notNull(),
    reachedAt: instant('reached_at').notNull(),
    /** When it was celebrated on the pupil's screen; null while it waits. */
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId, table.id] })],
);

/** Minutes in which a pupil was at work, idle time left out, as a sum for each London day. */
export const studyDay = pgTable(
  'study_day',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    minutes: smallint('minutes').notNull(),
    /** Minute of the London day, 0 to 1439. */
    firstMinute: smallint('first_minute').notNull(),
    /** The newest that was counted: the same minute, reported by two pages, counts once. */
    lastMinute: smallint('last_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId, table.day] })],
);

/** Empty: what the release before notes here while both run, a trigger puts into the sums. The next release takes both away. */
export const activeMinute = pgTable(
  'active_minute',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Minute of the London day, 0 to 1439. */
    minute: smallint('minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId, table.day, table.minute] })],
);
