ALTER TABLE "subscription_mirror" ADD COLUMN "interval" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_mirror" ADD COLUMN "next_interval" text;--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "birth_month" text;--> statement-breakpoint
UPDATE "child" SET "birth_month" = to_char("date_of_birth", 'YYYY-MM') WHERE "date_of_birth" IS NOT NULL;