CREATE TABLE "daily_plan" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"day" date NOT NULL,
	"steps" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_plan_family_id_child_id_day_pk" PRIMARY KEY("family_id","child_id","day")
);
