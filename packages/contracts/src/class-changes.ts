import * as z from 'zod/mini';
import { yearGroups } from '@hedgerow/domain/year-groups';
import { id, instant, line } from './shapes.ts';
import { schoolMessages } from './schools.ts';

export const classChangeMessages = {
  nothing: 'Please choose at least one class.',
  changed: 'Your classes have changed since you looked. Please look again.',
  mistakes: 'There is something to correct first. Nothing was changed.',
  undone: 'This was undone already, or it is too late to undo it.',
} as const;

const mostClasses = 2000;
const YearNumber = z.literal(yearGroups, 'Please choose a year group.');
const What = z.enum(['carry', 'archive', 'leave']);
export type RollOverWhat = z.output<typeof What>;

/** What was done to several classes at once, while it can be taken back. */
export const ClassChange = z.object({
  id,
  kind: z.enum(['roll-over', 'archive', 'restore']),
  at: instant,
  by: z.string(),
  classes: z.int(),
});
export type ClassChange = z.output<typeof ClassChange>;

/** GET /api/school/roll-over: classes of an earlier year, with what is proposed for each. */
export const RollOver = z.object({
  /** "2026/27": the year that the school moves up into. */
  into: z.string(),
  /** Before 1 September pupils have not moved up yet: they do by themselves. */
  pupilsMoveOn: z.nullable(z.string()),
  classes: z.array(
    z.object({
      id,
      name: z.string(),
      subjectName: z.string(),
      yearGroup: YearNumber,
      teacher: z.string(),
      pupils: z.int(),
      what: What,
      nextName: z.string(),
      nextYear: YearNumber,
    }),
  ),
  /** The newest that can be taken back. */
  last: z.nullable(ClassChange),
});
export type RollOver = z.output<typeof RollOver>;

const classWishes = z
  .array(z.object({ id, what: What, name: z.optional(line(60, schoolMessages.className)), yearGroup: z.optional(YearNumber) }))
  .check(z.minLength(1, classChangeMessages.nothing), z.maxLength(mostClasses));
export const RollOverBody = z.object({ classes: classWishes });
export type RollOverBody = z.output<typeof RollOverBody>;

/** POST /api/school/roll-over/preview. Nothing is written. */
export const RollOverPreview = z.object({
  digest: z.string(),
  carried: z.int(),
  archived: z.int(),
  left: z.int(),
  problems: z.array(z.string()),
  /** Pupils who are in no class afterwards: the licence opens nothing for them. */
  inNoClass: z.array(z.string()),
});
export type RollOverPreview = z.output<typeof RollOverPreview>;
export const DoRollOverBody = z.object({
  classes: classWishes,
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/, classChangeMessages.changed)),
});
export type DoRollOverBody = z.output<typeof DoRollOverBody>;

/** POST /api/school/classes/archive. */
export const ArchiveClassesBody = z.object({
  ids: z.array(id).check(z.minLength(1, classChangeMessages.nothing), z.maxLength(mostClasses)),
  archived: z.boolean(),
});
export type ArchiveClassesBody = z.output<typeof ArchiveClassesBody>;
/** What was done, and how it can be taken back. */
export const ClassesChanged = z.object({ changeId: z.nullable(id), changed: z.int() });
export type ClassesChanged = z.output<typeof ClassesChanged>;
/** POST /api/school/class-changes/{id}/undo: classes that were changed again since stay as they are, and are named. */
export const ClassesUndone = z.object({ restored: z.int(), kept: z.array(z.string()) });
export type ClassesUndone = z.output<typeof ClassesUndone>;
