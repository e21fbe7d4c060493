ALTER TABLE "user" ADD COLUMN "typeface" text DEFAULT 'brand' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "letter_room" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "line_room" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "less_motion" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "extra_time" boolean DEFAULT false NOT NULL;