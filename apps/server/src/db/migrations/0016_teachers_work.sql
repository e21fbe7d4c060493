CREATE TABLE "class_resource" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"shared_by" uuid,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"original_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_resource_share" (
	"class_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "class_resource_share_class_id_resource_id_pk" PRIMARY KEY("class_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "essay_mark" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"marks" smallint NOT NULL,
	"comment" text NOT NULL,
	"marked_by" uuid,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "essay_mark_family_id_assessment_id_question_id_pk" PRIMARY KEY("family_id","assessment_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "class_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"class_id" uuid,
	"class_name" text NOT NULL,
	"subject" text,
	"year_group" smallint,
	"family_id" uuid,
	"child_id" uuid,
	"pupil_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_resource" ADD CONSTRAINT "class_resource_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_resource" ADD CONSTRAINT "class_resource_shared_by_user_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_resource_share" ADD CONSTRAINT "class_resource_share_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_resource_share" ADD CONSTRAINT "class_resource_share_resource_id_class_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."class_resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_mark" ADD CONSTRAINT "essay_mark_marked_by_user_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_mark" ADD CONSTRAINT "essay_mark_family_id_assessment_id_assessment_family_id_id_fk" FOREIGN KEY ("family_id","assessment_id") REFERENCES "public"."assessment"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_resource_shared_by" ON "class_resource" USING btree ("shared_by","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "class_resource_school" ON "class_resource" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "class_resource_share_resource" ON "class_resource_share" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "essay_mark_marked_by" ON "essay_mark" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "class_request_school" ON "class_request" USING btree ("school_id","state","created_at");--> statement-breakpoint
CREATE INDEX "class_request_asked_by" ON "class_request" USING btree ("asked_by","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "class_request_class" ON "class_request" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_request_child" ON "class_request" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_request_one_removal" ON "class_request" USING btree ("class_id","child_id") WHERE "class_request"."state" = 'pending' and "class_request"."kind" = 'remove_pupil';--> statement-breakpoint
CREATE UNIQUE INDEX "class_request_one_ending" ON "class_request" USING btree ("class_id") WHERE "class_request"."state" = 'pending' and "class_request"."kind" = 'end_class';