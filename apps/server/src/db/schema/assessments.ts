import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { familyId, instant } from './columns.ts';

export const assessment = pgTable(
  'assessment',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    /** A test is marked at its end; a practice question by question. */
    mode: text('mode').$type<'test' | 'practice'>().notNull().default('test'),
    title: text('title').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    topic: text('topic').notNull(),
    topicId: text('topic_id'),
    keyStage: text('key_stage').$type<KeyStage>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    /** Whole questions with their answers (StoredQuestion of the curriculum); parsed when read, never sent as they are. */
    questions: jsonb('questions').notNull(),
    comprehension: jsonb('comprehension'),
    userAnswers: jsonb('user_answers').notNull().default([]),
    essayFeedback: jsonb('essay_feedback').notNull().default({}),
    currentQuestionIndex: integer('current_question_index').notNull().default(0),
    totalQuestions: integer('total_questions').notNull(),
    hasEssays: boolean('has_essays').notNull(),
    coverage: text('coverage').notNull(),
    origin: text('origin').notNull(),
    /** Percent; null until handed in. */
    score: integer('score'),
    correctAnswers: integer('correct_answers'),
    timeSpentMs: integer('time_spent_ms'),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: instant('completed_at'),
    /** When the pupil took away what they had written in it: marks stay, words are gone. */
    wordsRemovedAt: instant('words_removed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('assessment_child').on(table.childId, table.createdAt.desc().nullsFirst()),
  ],
);

/** An essay that was written again after handing in; the first version stays in the attempt. */
export const essayVersion = pgTable(
  'essay_version',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** Question.id of the attempt. */
    questionId: text('question_id').notNull(),
    /** From 2 on. */
    number: smallint('number').notNull(),
    text: text('text').notNull(),
    feedback: jsonb('feedback').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.assessmentId, table.questionId, table.number] }),
    foreignKey({ columns: [table.familyId, table.assessmentId], foreignColumns: [assessment.familyId, assessment.id] }).onDelete('cascade'),
  ],
);

/** Fingerprints of what a pupil has been asked, so that it does not come again at once. */
export const askedQuestion = pgTable(
  'asked_question',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.childId, table.fingerprint] }),
    index('asked_question_recent').on(table.childId, table.askedAt.desc().nullsFirst()),
  ],
);
