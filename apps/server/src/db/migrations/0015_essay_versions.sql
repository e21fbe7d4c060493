CREATE TABLE "essay_version" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"number" smallint NOT NULL,
	"text" text NOT NULL,
	"feedback" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "essay_version_family_id_assessment_id_question_id_number_pk" PRIMARY KEY("family_id","assessment_id","question_id","number")
);
--> statement-breakpoint
ALTER TABLE "essay_version" ADD CONSTRAINT "essay_version_family_id_assessment_id_assessment_family_id_id_fk" FOREIGN KEY ("family_id","assessment_id") REFERENCES "public"."assessment"("family_id","id") ON DELETE cascade ON UPDATE no action;