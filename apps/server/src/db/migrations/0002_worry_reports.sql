CREATE TABLE "worry_report" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "worry_report" ADD CONSTRAINT "worry_report_record_id_safeguarding_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."safeguarding_record"("id") ON DELETE cascade ON UPDATE no action;