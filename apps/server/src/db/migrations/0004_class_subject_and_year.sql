ALTER TABLE "school_class" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "year_group" smallint NOT NULL;