import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@hedgerow/domain/access';
import type { AuditKind, OperatorDeed } from '@hedgerow/domain/audit';
import { familyId, instant } from './columns.ts';

/** Who saw or changed something of a child: one row a person, child, kind and hour. The names are those of the day: people leave. */
export const childAudit = pgTable(
  'child_audit',
  {
    familyId: familyId(),
    /** Of the first time in the hour, so that ids stand in the order of time. */
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorRole: text('actor_role').$type<Role>().notNull(),
    actorName: text('actor_name').notNull(),
    schoolName: text('school_name'),
    kind: text('kind').$type<AuditKind>().notNull(),
    hour: instant('hour').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    uniqueIndex('child_audit_once').on(table.childId, table.actorId, table.kind, table.hour),
    index('child_audit_child').on(table.childId, table.id.desc().nullsFirst()),
    index('child_audit_at').on(table.at),
  ],
);

/**
 * What an operator did at their desk, and whose account they looked at: one row each, never changed. `about` is an id, a slug or a code,
 * never an address or a name of a customer, so that nothing of a family stays here when the family has gone.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id').notNull(),
    operatorName: text('operator_name').notNull(),
    deed: text('deed').$type<OperatorDeed>().notNull(),
    about: text('about').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('operator_log_at').on(table.at)],
);
