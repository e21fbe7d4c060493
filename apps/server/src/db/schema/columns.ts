import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The first half of the key of every table that belongs to a family, so that the schema could be distributed by it. What still stands in
 * the way, and what would stay on one machine, is listed in family-tables.test.ts.
 */
export const familyId = () => uuid('family_id').notNull();
