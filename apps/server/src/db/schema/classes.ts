import { foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { user } from './accounts.ts';
import { assessment } from './assessments.ts';
import { familyId, instant } from './columns.ts';
import { schoolClass } from './school-classes.ts';
import { school } from './schools.ts';

/** A document that a teacher shares with classes. */
export const classResource = pgTable(
  'class_resource',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    /** Null once that teacher has left: what is shared stays with the class. */
    sharedBy: uuid('shared_by').references(() => user.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    description: text('description').notNull(),
    originalName: text('original_name').notNull(),
    /** Where the storage keeps it; made by us, never from the name. */
    storageKey: text('storage_key').notNull(),
    /** Sniffed, not declared. */
    mimeType: text('mime_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('class_resource_shared_by').on(table.sharedBy, table.createdAt.desc().nullsFirst()),
    index('class_resource_school').on(table.schoolId),
  ],
);

/** Which classes see it. */
export const classResourceShare = pgTable(
  'class_resource_share',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClass.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => classResource.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.classId, table.resourceId] }), index('class_resource_share_resource').on(table.resourceId)],
);

/** A teacher's mark for an essay: it stands above what the engine proposed. */
export const essayMark = pgTable(
  'essay_mark',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** Question.id of the attempt. */
    questionId: text('question_id').notNull(),
    /** Of the question's marks. */
    marks: smallint('marks').notNull(),
    comment: text('comment').notNull(),
    /** Null once that teacher has left. */
    markedBy: uuid('marked_by').references(() => user.id, { onDelete: 'set null' }),
    markedAt: instant('marked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.assessmentId, table.questionId] }),
    foreignKey({ columns: [table.familyId, table.assessmentId], foreignColumns: [assessment.familyId, assessment.id] }).onDelete('cascade'),
    index('essay_mark_marked_by').on(table.markedBy),
  ],
);
