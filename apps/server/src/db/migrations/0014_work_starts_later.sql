ALTER TABLE "assignment" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "assignment_paper" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "assignment_paper" ADD COLUMN "topic" text;