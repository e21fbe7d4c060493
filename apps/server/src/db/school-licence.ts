import { sql } from 'drizzle-orm';
import { child } from './schema/families.ts';
import { school } from './schema/schools.ts';

/** Until when a school's licence covers the child of the row: by the classes that the child is in. Null without one. */
export const licensedUntil = sql<Date | null>`(
  select max(s.licensed_until) from class_pupil cp
  join school_class sc on sc.id = cp.class_id and sc.archived_at is null
  join school s on s.id = sc.school_id
  where cp.child_id = ${child.id})`.mapWith(school.licensedUntil);
