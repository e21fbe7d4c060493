import { boolean, foreignKey, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CardSecret, ClassFaces } from '@hedgerow/domain/class-sign-in';
import { familyId, instant } from './columns.ts';
import { classPupil, schoolClass } from './school-classes.ts';

/** A class whose youngest sign in on a shared tablet: the code of its link, and how. */
export const classSignIn = pgTable('class_sign_in', {
  classId: uuid('class_id')
    .primaryKey()
    .references(() => schoolClass.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  /** A teacher may switch it off; the cards stay printed. */
  open: boolean('open').notNull(),
  secret: text('secret').$type<CardSecret>().notNull(),
  faces: text('faces').$type<ClassFaces>().notNull(),
  /** Wrong ones, all cards together, since a teacher last let the class in. */
  wrong: integer('wrong').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** What a child of the class taps or types, as a hash; gone with the child's place in the class. */
export const classCard = pgTable(
  'class_card',
  {
    familyId: familyId(),
    classId: uuid('class_id').notNull(),
    childId: uuid('child_id').notNull(),
    secret: text('secret').$type<CardSecret>().notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Which animal the child is. */
    place: smallint('place').notNull(),
    /** Wrong ones in a row. */
    wrong: integer('wrong').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.childId] }),
    uniqueIndex('class_card_place').on(table.classId, table.place),
    foreignKey({ columns: [table.classId, table.childId], foreignColumns: [classPupil.classId, classPupil.childId] }).onDelete('cascade'),
  ],
);
