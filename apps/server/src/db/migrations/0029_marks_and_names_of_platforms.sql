CREATE TABLE "lti_course" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"context_id" text NOT NULL,
	"title" text NOT NULL,
	"class_id" uuid,
	"memberships_url" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_line" (
	"course_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"line_url" text,
	"lines_url" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_line_course_id_group_id_pk" PRIMARY KEY("course_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "lti_score" (
	"course_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "lti_score_course_id_group_id_user_id_pk" PRIMARY KEY("course_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lti_waiting" (
	"course_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"came_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_waiting_course_id_subject_pk" PRIMARY KEY("course_id","subject")
);
--> statement-breakpoint
ALTER TABLE "lti_platform" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_course" ADD CONSTRAINT "lti_course_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_course" ADD CONSTRAINT "lti_course_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_line" ADD CONSTRAINT "lti_line_course_id_lti_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."lti_course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_score" ADD CONSTRAINT "lti_score_course_id_lti_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."lti_course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_score" ADD CONSTRAINT "lti_score_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_waiting" ADD CONSTRAINT "lti_waiting_course_id_lti_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."lti_course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lti_course_context" ON "lti_course" USING btree ("platform_id","context_id");--> statement-breakpoint
CREATE INDEX "lti_course_class" ON "lti_course" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "lti_line_group" ON "lti_line" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "lti_score_user" ON "lti_score" USING btree ("user_id");