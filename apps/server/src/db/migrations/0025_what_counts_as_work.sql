DROP INDEX "activity_figures";--> statement-breakpoint
ALTER TABLE "school_file" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "times_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "is_work" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_figures" ON "activity" USING btree ("child_id","day","status","type","subject","score","is_work","family_id");