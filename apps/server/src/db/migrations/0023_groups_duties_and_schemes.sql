CREATE TABLE "class_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_group_pupil" (
	"group_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	CONSTRAINT "class_group_pupil_group_id_child_id_pk" PRIMARY KEY("group_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "school_duty" (
	"school_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "scheme_id" text;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "scheme_from" date;--> statement-breakpoint
ALTER TABLE "class_group" ADD CONSTRAINT "class_group_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_pupil" ADD CONSTRAINT "class_group_pupil_group_id_class_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_group_pupil" ADD CONSTRAINT "class_group_pupil_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_duty" ADD CONSTRAINT "school_duty_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_duty" ADD CONSTRAINT "school_duty_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_group_name" ON "class_group" USING btree ("class_id",lower("name"));--> statement-breakpoint
CREATE INDEX "class_group_pupil_child" ON "class_group_pupil" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_duty_once" ON "school_duty" USING btree ("school_id","user_id",coalesce("subject", ''));--> statement-breakpoint
CREATE INDEX "school_duty_user" ON "school_duty" USING btree ("user_id");