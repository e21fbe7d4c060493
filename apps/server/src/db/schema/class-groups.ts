import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './columns.ts';
import { child } from './families.ts';
import { schoolClass } from './school-classes.ts';

/** Some pupils of a class, under a name. Who leaves the class is not in it any more. */
export const classGroup = pgTable(
  'class_group',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClass.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('class_group_name').on(table.classId, sql`lower(${table.name})`)],
);
export const classGroupPupil = pgTable(
  'class_group_pupil',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => classGroup.id, { onDelete: 'cascade' }),
    childId: uuid('child_id')
      .notNull()
      .references(() => child.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.childId] }), index('class_group_pupil_child').on(table.childId)],
);
