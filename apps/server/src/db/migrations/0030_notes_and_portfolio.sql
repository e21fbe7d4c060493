CREATE TABLE "parent_note" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"from_name" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "parent_note_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_entry" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"day" date NOT NULL,
	"subject" text,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"minutes" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_entry_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_pick" (
	"family_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"child_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_pick_family_id_assessment_id_question_id_pk" PRIMARY KEY("family_id","assessment_id","question_id")
);
--> statement-breakpoint
CREATE INDEX "parent_note_child" ON "parent_note" USING btree ("family_id","child_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "portfolio_entry_child" ON "portfolio_entry" USING btree ("family_id","child_id","day");--> statement-breakpoint
CREATE INDEX "portfolio_pick_child" ON "portfolio_pick" USING btree ("family_id","child_id");