ALTER TABLE "answer_evidence" ADD COLUMN "objective" text;--> statement-breakpoint
ALTER TABLE "answer_evidence" ADD COLUMN "hints_used" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_evidence" ADD COLUMN "tries" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_evidence" ADD COLUMN "options_shown" smallint DEFAULT 4 NOT NULL;