CREATE TABLE "assignment" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"set_by" uuid,
	"set_by_role" text NOT NULL,
	"class_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"description" text NOT NULL,
	"difficulty" text NOT NULL,
	"num_questions" integer NOT NULL,
	"due_on" date NOT NULL,
	"paper_id" uuid,
	"linked_id" uuid,
	"resource_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"finished_on" date,
	"score" integer,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "assignment_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"set_by" uuid NOT NULL,
	"key_stage" text NOT NULL,
	"draft" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_set_by_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_paper_id_assignment_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."assignment_paper"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_paper" ADD CONSTRAINT "assignment_paper_set_by_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_child" ON "assignment" USING btree ("child_id","due_on");--> statement-breakpoint
CREATE INDEX "assignment_class" ON "assignment" USING btree ("class_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignment_group" ON "assignment" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "assignment_set_by" ON "assignment" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "assignment_linked" ON "assignment" USING btree ("linked_id");--> statement-breakpoint
CREATE INDEX "assignment_paper_set_by" ON "assignment_paper" USING btree ("set_by");