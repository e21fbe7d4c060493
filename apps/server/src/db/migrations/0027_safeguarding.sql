CREATE TABLE "held_answer" (
	"attempt_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"child_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "held_answer_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "safeguarding_deed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"who" text NOT NULL,
	"deed" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safeguarding_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"school_id" uuid,
	"category" text NOT NULL,
	"place" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"parents_may_see" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_use" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "safeguarding_email" text;--> statement-breakpoint
ALTER TABLE "held_answer" ADD CONSTRAINT "held_answer_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_answer" ADD CONSTRAINT "held_answer_record_id_safeguarding_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."safeguarding_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safeguarding_deed" ADD CONSTRAINT "safeguarding_deed_record_id_safeguarding_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."safeguarding_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safeguarding_record" ADD CONSTRAINT "safeguarding_record_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_answer_record" ON "held_answer" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "held_answer_child" ON "held_answer" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "safeguarding_deed_record" ON "safeguarding_deed" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "safeguarding_record_school" ON "safeguarding_record" USING btree ("school_id","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "safeguarding_record_child" ON "safeguarding_record" USING btree ("child_id","last_at" DESC NULLS FIRST);