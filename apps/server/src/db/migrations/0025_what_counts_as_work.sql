DROP INDEX "activity_figures";--> statement-breakpoint
ALTER TABLE "school_file" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "is_work" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_figures" ON "activity" USING btree ("child_id","day","status","type","subject","score","is_work","family_id");