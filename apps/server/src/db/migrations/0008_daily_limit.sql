ALTER TABLE "child" ADD COLUMN "daily_limit" smallint;--> statement-breakpoint
ALTER TABLE "child" ADD CONSTRAINT "child_daily_limit_range" CHECK ("child"."daily_limit" between 15 and 180);