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
  ['UPDATE "award" SET "kind" = \'quiz\';', 'in slices'],
  ['UPDATE "award" SET "kind" = \'quiz\' WHERE "kind" IS NULL;', 'in slices'],
  ['UPDATE "public"."award" AS "a" SET "kind" = \'quiz\' FROM "child" WHERE "a"."child_id" = "child"."id";', 'in slices'],
  ['DELETE FROM "award";', 'in slices'],
  ['DELETE FROM ONLY award WHERE points = 0;', 'in slices'],
  ['WITH "gone" AS (DELETE FROM "award" RETURNING "id") INSERT INTO "kept" SELECT "id" FROM "gone";', 'in slices'],
  ['MERGE INTO "award" USING "child" ON true WHEN MATCHED THEN DELETE;', 'in slices'],
  ['INSERT INTO "fresh" SELECT * FROM "award";', 'in slices'],
  ['ALTER TABLE "award" ADD COLUMN "kind" text, DROP COLUMN "points";', 'still reads it'],
  ['ALTER TABLE "award" ADD COLUMN "kind" text DEFAULT \'a, b\', ALTER COLUMN "points" SET NOT NULL;', 'NOT VALID'],
  ['ALTER TABLE "award" ADD CHECK (points > 0) NOT VALID, ADD CHECK (points < 9);', 'NOT VALID'],
  ['ALTER TABLE "award" ADD COLUMN "a" integer NOT NULL, ADD COLUMN "b" integer DEFAULT 0;', 'DEFAULT'],
  ['ALTER TABLE "award" ADD COLUMN "number" bigserial;', 'written anew'],
  ['ALTER TABLE "award" ADD "number" serial;', 'written anew'],
  ['ALTER TABLE "award" ADD COLUMN "number" bigint GENERATED ALWAYS AS IDENTITY;', 'written anew'],
  ['ALTER TABLE "award" ADD COLUMN "twice" integer GENERATED ALWAYS AS (points * 2) STORED;', 'written anew'],
  ['ALTER TABLE "award" SET UNLOGGED;', 'written anew'],
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
  '-- safe: a handful of rows, of schools\nUPDATE "award" SET "kind" = \'quiz\' WHERE "kind" IS NULL;',
  'ALTER TABLE "award" ADD COLUMN "a" integer, ADD COLUMN "b" numeric(4, 2) DEFAULT 0;',
  'ALTER TABLE "award" ADD COLUMN "twice" integer GENERATED ALWAYS AS (points * 2) VIRTUAL;',
  'ALTER TABLE "award" ADD CONSTRAINT "fk" FOREIGN KEY ("a") REFERENCES "child"("id") ON DELETE CASCADE ON UPDATE SET NULL NOT VALID;',
  'DROP INDEX CONCURRENTLY IF EXISTS "award_child";',
  'REINDEX INDEX CONCURRENTLY "award_child";',
  `INSERT INTO "reason" ("id", "words") VALUES (1, 'please; update nothing');`,
  `CREATE FUNCTION add_one() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  UPDATE "award" SET "points" = 1 WHERE "id" = NEW.id;\n  RETURN NULL;\nEND $$;`,
  'CREATE TRIGGER "added" AFTER UPDATE ON "award" FOR EACH ROW EXECUTE FUNCTION add_one();',
])('%s is let through', (sql) => {
  expect(unsafeIn(sql)).toEqual([]);
});

test.each([
  ['DROP INDEX "award_child";', 'DROP INDEX CONCURRENTLY IF EXISTS'],
  ['DROP INDEX IF EXISTS award_child;', 'DROP INDEX CONCURRENTLY IF EXISTS'],
  ['DROP INDEX CONCURRENTLY "award_child";', 'IF EXISTS'],
  ['REINDEX INDEX "award_child";', 'REINDEX ... CONCURRENTLY'],
  ['REINDEX TABLE award;', 'REINDEX ... CONCURRENTLY'],
  ['REINDEX (VERBOSE) TABLE award;', 'REINDEX ... CONCURRENTLY'],
])('%s is refused', (sql, why) => {
  expect(unsafeIn(sql)).toEqual([expect.stringContaining(why)]);
});

test('of one ALTER every clause is looked at', () => {
  expect(unsafeIn('ALTER TABLE "award" DROP COLUMN "points", RENAME TO "prize", ADD UNIQUE ("child_id");')).toEqual([
    expect.stringContaining('still reads it'),
    expect.stringContaining('old name'),
    expect.stringContaining('USING INDEX'),
  ]);
});

test('an index that is built beside the rest is not undone with the rest', () => {
  const sql =
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "award" ("child_id");--> statement-breakpoint\nALTER TABLE "award" ADD COLUMN "kind" text;';
  expect(unsafeIn(sql)).toEqual([expect.stringContaining('a migration of its own')]);
});
