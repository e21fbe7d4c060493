ALTER TABLE "child_plan" ADD COLUMN "held_plan_id" text;--> statement-breakpoint
ALTER TABLE "child_plan" ADD COLUMN "held_until" timestamp with time zone;