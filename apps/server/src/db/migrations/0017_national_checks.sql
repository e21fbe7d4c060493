CREATE TABLE "national_check" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"timing" text NOT NULL,
	"seed" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"score" smallint,
	CONSTRAINT "national_check_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "national_check_answer" (
	"family_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"child_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"device_ms" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "national_check_answer_family_id_check_id_position_pk" PRIMARY KEY("family_id","check_id","position")
);
--> statement-breakpoint
CREATE INDEX "national_check_child" ON "national_check" USING btree ("child_id","kind","started_at" DESC NULLS LAST);