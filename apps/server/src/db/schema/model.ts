import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ModelOutcome, ModelPurpose, ModelReason } from '@hedgerow/domain/model-use';
import type { UnfitCategory } from '@hedgerow/domain/unfit-categories';
import { familyId, instant } from './columns.ts';

/** What a child's work asked of the model: the log a parent reads, and what the budgets count. */
export const modelUse = pgTable(
  'model_use',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    at: instant('at').notNull(),
    purpose: text('purpose').$type<ModelPurpose>().notNull(),
    /** In words for a parent; never what the child wrote at length. */
    what: text('what').notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').$type<ModelOutcome>().notNull(),
    reason: text('reason').$type<ModelReason>(),
    /** Why a text was refused; null otherwise. */
    category: text('category').$type<UnfitCategory>(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    kept: integer('kept').notNull(),
    dropped: integer('dropped').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('model_use_child').on(table.childId, table.at.desc().nullsFirst()),
    index('model_use_at').on(table.at),
  ],
);

/** A child asks one thing at a time, whichever process answers; a turn that was never given back ends by itself. */
export const modelTurn = pgTable(
  'model_turn',
  { familyId: familyId(), childId: uuid('child_id').notNull(), until: instant('until').notNull() },
  (table) => [primaryKey({ columns: [table.familyId, table.childId] })],
);

/** What a model wrote and what passed every check, by a hash of all that it depends on. Belongs to nobody. */
export const modelCache = pgTable(
  'model_cache',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  // For the nightly sweep.
  (table) => [index('model_cache_made').on(table.madeAt)],
);
