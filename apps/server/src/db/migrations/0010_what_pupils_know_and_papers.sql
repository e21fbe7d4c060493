CREATE TABLE "answer_evidence" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"subject" text NOT NULL,
	"key_stage" text NOT NULL,
	"topic_id" text NOT NULL,
	"level" smallint NOT NULL,
	"correct" boolean NOT NULL,
	"misconception" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_evidence_family_id_assessment_id_position_pk" PRIMARY KEY("family_id","assessment_id","position")
);
--> statement-breakpoint
CREATE TABLE "learner_model" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"model" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learner_model_family_id_child_id_pk" PRIMARY KEY("family_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "topic_start" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"topic_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topic_start_family_id_child_id_topic_id_pk" PRIMARY KEY("family_id","child_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "pdf_download" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"key_stage" text NOT NULL,
	"difficulty" text NOT NULL,
	"num_questions" integer NOT NULL,
	"include_essays" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"comprehension" jsonb,
	"origin" text NOT NULL,
	"downloaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pdf_download_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE INDEX "answer_evidence_child" ON "answer_evidence" USING btree ("child_id","topic_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pdf_download_child" ON "pdf_download" USING btree ("child_id","downloaded_at" DESC NULLS LAST);