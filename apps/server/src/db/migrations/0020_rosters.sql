CREATE TABLE "class_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"kind" text NOT NULL,
	"turns" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "class_waiting" (
	"class_id" uuid NOT NULL,
	"email" text NOT NULL,
	"held_by" uuid,
	CONSTRAINT "class_waiting_class_id_email_pk" PRIMARY KEY("class_id","email")
);
--> statement-breakpoint
CREATE TABLE "pupil_group" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"sen" text,
	"pupil_premium" boolean,
	"eal" boolean,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pupil_group_family_id_child_id_school_id_pk" PRIMARY KEY("family_id","child_id","school_id")
);
--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "academic_year" integer;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "roster_key" text;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "roster_source" text;--> statement-breakpoint
ALTER TABLE "class_change" ADD CONSTRAINT "class_change_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_change" ADD CONSTRAINT "class_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_waiting" ADD CONSTRAINT "class_waiting_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_waiting" ADD CONSTRAINT "class_waiting_held_by_user_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_group" ADD CONSTRAINT "pupil_group_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_group" ADD CONSTRAINT "pupil_group_family_id_child_id_child_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."child"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_change_school" ON "class_change" USING btree ("school_id","made_at");--> statement-breakpoint
CREATE INDEX "class_waiting_email" ON "class_waiting" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pupil_group_child" ON "pupil_group" USING btree ("child_id");