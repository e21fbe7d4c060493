CREATE TABLE "child_audit" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text NOT NULL,
	"actor_name" text NOT NULL,
	"school_name" text,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_audit_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_consent" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"class_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "school_consent_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_pupil" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"import_key" text NOT NULL,
	"link_code_hash" text,
	"link_code_until" timestamp with time zone,
	"linked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_pupil_family_id_child_id_pk" PRIMARY KEY("family_id","child_id"),
	CONSTRAINT "school_pupil_link_code_hash_unique" UNIQUE("link_code_hash")
);
--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "join_code" text;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_consent" ADD CONSTRAINT "school_consent_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_pupil" ADD CONSTRAINT "school_pupil_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_pupil" ADD CONSTRAINT "school_pupil_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "child_audit_once" ON "child_audit" USING btree ("child_id","actor_id","kind","hour");--> statement-breakpoint
CREATE INDEX "child_audit_child" ON "child_audit" USING btree ("child_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "child_audit_at" ON "child_audit" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "school_consent_open" ON "school_consent" USING btree ("child_id","school_id") WHERE "school_consent"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "school_pupil_key" ON "school_pupil" USING btree ("school_id","import_key");--> statement-breakpoint
CREATE INDEX "school_pupil_child" ON "school_pupil" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "school_class_school" ON "school_class" USING btree ("school_id");--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_join_code_unique" UNIQUE("join_code");