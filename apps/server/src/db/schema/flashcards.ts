import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { familyId, instant } from './columns.ts';

/** Cards that no guide stands behind: of a topic, or of what an attempt showed to be missed. One of each for a pupil. */
export const cardDeck = pgTable(
  'card_deck',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    title: text('title').notNull(),
    topicId: text('topic_id'),
    assessmentId: uuid('assessment_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    unique('card_deck_topic').on(table.familyId, table.childId, table.topicId),
    unique('card_deck_assessment').on(table.familyId, table.childId, table.assessmentId),
  ],
);

export const flashcard = pgTable(
  'flashcard',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    /** The guide that it is of, or the deck; no deck has the id of a guide. */
    guideId: uuid('guide_id').notNull(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** The picture of its question, as data; parsed when read. */
    figure: jsonb('figure'),
    /** The question as it is answered on that picture, with its answer; parsed when read. */
    onFigure: jsonb('on_figure'),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    /** The scheduler's memory of this card; parsed when read. */
    schedule: jsonb('schedule').notNull(),
    due: instant('due').notNull(),
    reviews: integer('reviews').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('flashcard_guide').on(table.guideId, table.position),
    index('flashcard_due').on(table.childId, table.due),
  ],
);

/** One answer to a card, once: the id is the browser's. */
export const flashcardReview = pgTable(
  'flashcard_review',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    flashcardId: uuid('flashcard_id').notNull(),
    childId: uuid('child_id').notNull(),
    wasCorrect: boolean('was_correct').notNull(),
    milliseconds: integer('milliseconds'),
    reviewedAt: instant('reviewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('flashcard_review_child').on(table.childId, table.reviewedAt.desc().nullsFirst()),
  ],
);
