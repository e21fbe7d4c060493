CREATE TABLE "free_week" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child_plan" ADD COLUMN "week_plan_id" text;--> statement-breakpoint
ALTER TABLE "child_plan" ADD COLUMN "week_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_file" ADD COLUMN "in_portfolio" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "free_week_ends" ON "free_week" USING btree ("ends_at");