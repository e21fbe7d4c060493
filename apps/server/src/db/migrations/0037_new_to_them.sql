-- Finished without one answer ("I have not done this yet" all along): it has no score from now on, and so have those until now.
WITH "not_answered" AS (
	UPDATE "assessment" SET "score" = NULL, "correct_answers" = NULL
	WHERE "is_completed" AND "score" = 0 AND NOT "has_essays" AND "user_answers" <> '[]'::jsonb AND "user_answers" <@ '[-1]'::jsonb
	RETURNING "family_id", "id"
), "set" AS (
	UPDATE "assignment" SET "score" = NULL FROM "not_answered"
	WHERE "assignment"."family_id" = "not_answered"."family_id" AND "assignment"."linked_id" = "not_answered"."id"
)
UPDATE "activity" SET "score" = NULL FROM "not_answered"
WHERE "activity"."family_id" = "not_answered"."family_id" AND "activity"."id" = 'assessment-' || "not_answered"."id"::text;
