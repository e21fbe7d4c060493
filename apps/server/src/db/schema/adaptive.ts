import { boolean, date, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { familyId, instant } from './columns.ts';

/** One answer that says something about a topic: what mastery, strengths and misconceptions rest on. Never changed. */
export const answerEvidence = pgTable(
  'answer_evidence',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    position: smallint('position').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    keyStage: text('key_stage').$type<KeyStage>().notNull(),
    topicId: text('topic_id').notNull(),
    /** 0 beginner to 2 advanced. */
    level: smallint('level').notNull(),
    correct: boolean('correct').notNull(),
    /** What of the topic it was on; null where the question does not say or is made from a fact, and for answers of before. */
    objective: text('objective'),
    hintsUsed: smallint('hints_used').notNull().default(0),
    tries: smallint('tries').notNull().default(1),
    /** 0 where the answer was typed. */
    optionsShown: smallint('options_shown').notNull().default(4),
    /** The misconception of the option that was chosen. */
    misconception: text('misconception'),
    /** The misconceptions of all its wrong options: a right answer speaks against these alone. Null for answers of before. */
    offered: text('offered').array(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.assessmentId, table.position] }),
    index('answer_evidence_subject').on(table.childId, table.subject, table.at.desc().nullsFirst()),
  ],
);

/** What is known of a pupil over all topics (StoredLearner of the teaching package); moved with each attempt that is handed in. */
export const learnerModel = pgTable(
  'learner_model',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    model: jsonb('model').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId] })],
);

/** A topic of a learning map that a pupil set out for. */
export const topicStart = pgTable(
  'topic_start',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    topicId: text('topic_id').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId, table.topicId] })],
);

/** What was planned for a pupil's London day, written when they first looked: ticks come and go, the day stays the same. */
export const dailyPlan = pgTable(
  'daily_plan',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** PlannedStep of the service; parsed when read. */
    steps: jsonb('steps').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId, table.day] })],
);
