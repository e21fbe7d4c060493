import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AvatarPlace } from '@hedgerow/domain/avatar-places';
import type { AvatarItemId } from '@hedgerow/domain/avatar-catalogue';
import { familyId, instant } from './columns.ts';

/** What a pupil bought, each thing once. With `award` the ledger of the wallet: what was earned less what stands here. */
export const avatarPurchase = pgTable(
  'avatar_purchase',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    itemId: text('item_id').$type<AvatarItemId>().notNull(),
    /** Points, as it was on the day. */
    price: integer('price').notNull(),
    boughtAt: instant('bought_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId, table.itemId] }), check('avatar_price', sql`${table.price} > 0`)],
);

/** What a pupil has on: one thing a place. */
export const avatarWorn = pgTable(
  'avatar_worn',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    place: text('place').$type<AvatarPlace>().notNull(),
    itemId: text('item_id').$type<AvatarItemId>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId, table.place] })],
);
