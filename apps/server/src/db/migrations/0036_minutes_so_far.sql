-- The days until now. Since the trigger came no row is added here, so that the two sums have no minute in common.
WITH "until_now" AS (DELETE FROM "active_minute" RETURNING "family_id", "child_id", "day", "minute")
INSERT INTO "study_day" ("family_id", "child_id", "day", "minutes", "first_minute", "last_minute")
SELECT "family_id", "child_id", "day", count(*), min("minute"), max("minute") FROM "until_now" GROUP BY 1, 2, 3
ON CONFLICT ("family_id", "child_id", "day") DO UPDATE
SET "minutes" = "study_day"."minutes" + EXCLUDED."minutes",
	"first_minute" = least("study_day"."first_minute", EXCLUDED."first_minute"),
	"last_minute" = greatest("study_day"."last_minute", EXCLUDED."last_minute");
