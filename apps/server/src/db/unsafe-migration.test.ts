import { expect, test } from 'vitest';
import { unsafeIn } from './unsafe-migration.ts';

test.each([
  ['CREATE INDEX "award_child" ON "award" USING btree ("child_id");', 'CONCURRENTLY'],
  ['CREATE UNIQUE INDEX IF NOT EXISTS award_child ON public.award (child_id);', 'CONCURRENTLY'],
  ['CREATE INDEX CONCURRENTLY award_child ON award (child_id);', 'IF NOT EXISTS'],
  ['ALTER TABLE "award" ALTER COLUMN "points" SET DATA TYPE bigint;', 'written anew'],
  ['ALTER TABLE award ALTER points TYPE bigint;', 'written anew'],
  ['ALTER TABLE "award" ALTER COLUMN "points" SET NOT NULL;', 'NOT VALID'],
  ['ALTER TABLE "award" ADD COLUMN "kind" text NOT NULL;', 'DEFAULT'],
  ['ALTER TABLE "award" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'written anew'],
  ['ALTER TABLE "award" ADD CONSTRAINT "award_child_fk" FOREIGN KEY ("child_id") REFERENCES "child"("id");', 'NOT VALID'],
  ['ALTER TABLE "award" ADD CONSTRAINT "award_range" CHECK (points > 0);', 'NOT VALID'],
  ['ALTER TABLE "award" ADD CONSTRAINT "award_once" UNIQUE("child_id","id");', 'USING INDEX'],
  ['ALTER TABLE "award" RENAME COLUMN "points" TO "worth";', 'old name'],
  ['ALTER TABLE "award" DROP COLUMN "points";', 'still reads it'],
  ['DROP TABLE "award" CASCADE;', 'still reads it'],
  ['TRUNCATE "award";', 'waits'],
])('%s is refused', (sql, why) => {
  expect(unsafeIn(sql)).toEqual([expect.stringMatching(new RegExp(`^award: .*${why}`))]);
});

test.each([
  'CREATE TABLE "fresh" ("id" uuid PRIMARY KEY);--> statement-breakpoint\nCREATE INDEX "fresh_id" ON "fresh" ("id");',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "award_child" ON "award" ("child_id");',
  'ALTER TABLE "award" ADD COLUMN "kind" text;',
  `ALTER TABLE "award" ADD COLUMN "kind" text DEFAULT 'quiz' NOT NULL;`,
  'ALTER TABLE "award" ADD CONSTRAINT "award_range" CHECK (points > 0) NOT VALID;',
  'ALTER TABLE "award" VALIDATE CONSTRAINT "award_range";',
  'ALTER TABLE "award" ADD CONSTRAINT "award_once" UNIQUE USING INDEX "award_once";',
  '-- safe: nobody has read it since release 12\nALTER TABLE "award" DROP COLUMN "points";',
  'UPDATE "award" SET "kind" = \'quiz\' WHERE "kind" IS NULL;',
])('%s is let through', (sql) => {
  expect(unsafeIn(sql)).toEqual([]);
});

test('an index that is built beside the rest is not undone with the rest', () => {
  const sql =
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "award" ("child_id");--> statement-breakpoint\nALTER TABLE "award" ADD COLUMN "kind" text;';
  expect(unsafeIn(sql)).toEqual([expect.stringContaining('a migration of its own')]);
});
