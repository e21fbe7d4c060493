CREATE TABLE "practice_memory" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"key_stage" text NOT NULL,
	"topic_id" text,
	"title" text NOT NULL,
	"question" jsonb NOT NULL,
	"card" jsonb NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_memory_family_id_child_id_key_pk" PRIMARY KEY("family_id","child_id","key")
);
--> statement-breakpoint
CREATE TABLE "practice_session" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"turns" jsonb NOT NULL,
	"learns" boolean NOT NULL,
	"result" jsonb,
	"is_completed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_session_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "mode" text DEFAULT 'test' NOT NULL;--> statement-breakpoint
CREATE INDEX "practice_memory_due" ON "practice_memory" USING btree ("child_id","due");