CREATE TABLE "weekly_digest" (
	"family_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"week" date NOT NULL,
	"letter_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_digest_family_id_parent_id_week_pk" PRIMARY KEY("family_id","parent_id","week")
);
--> statement-breakpoint
CREATE TABLE "weekly_digest_child" (
	"family_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"week" date NOT NULL,
	"child_id" uuid NOT NULL,
	"sentences" jsonb NOT NULL,
	CONSTRAINT "weekly_digest_child_family_id_parent_id_week_child_id_pk" PRIMARY KEY("family_id","parent_id","week","child_id")
);
--> statement-breakpoint
ALTER TABLE "mailbox_message" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;