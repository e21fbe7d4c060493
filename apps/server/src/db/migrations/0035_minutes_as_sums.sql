CREATE TABLE "study_day" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minutes" smallint NOT NULL,
	"first_minute" smallint NOT NULL,
	"last_minute" smallint NOT NULL,
	CONSTRAINT "study_day_family_id_child_id_day_pk" PRIMARY KEY("family_id","child_id","day")
);--> statement-breakpoint
CREATE FUNCTION add_active_minute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "study_day" ("family_id", "child_id", "day", "minutes", "first_minute", "last_minute")
	VALUES (NEW.family_id, NEW.child_id, NEW.day, 1, NEW.minute, NEW.minute)
	ON CONFLICT ("family_id", "child_id", "day") DO UPDATE
	SET "minutes" = "study_day"."minutes" + 1, "last_minute" = EXCLUDED."last_minute"
	WHERE "study_day"."last_minute" < EXCLUDED."last_minute";
	RETURN NULL;
END $$;--> statement-breakpoint
-- What the release before notes while both run goes into the sums, and nowhere else.
CREATE TRIGGER "active_minute_added" BEFORE INSERT ON "active_minute" FOR EACH ROW EXECUTE FUNCTION add_active_minute();
