CREATE TABLE "milestone" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"id" text NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "milestone_family_id_child_id_id_pk" PRIMARY KEY("family_id","child_id","id")
);
--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "streaks_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "celebrations_on" boolean DEFAULT true NOT NULL;