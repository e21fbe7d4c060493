CREATE TABLE "school_sign_on" (
	"school_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"tenant" text NOT NULL,
	"linked_by" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_sign_on_school_id_provider_pk" PRIMARY KEY("school_id","provider")
);
--> statement-breakpoint
CREATE TABLE "sign_on_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"deed" text NOT NULL,
	"provider" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_link" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_on_link_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
ALTER TABLE "school_pupil" ADD COLUMN "sign_on_address" text;--> statement-breakpoint
ALTER TABLE "school_sign_on" ADD CONSTRAINT "school_sign_on_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_change" ADD CONSTRAINT "sign_on_change_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_change" ADD CONSTRAINT "sign_on_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_link" ADD CONSTRAINT "sign_on_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_link" ADD CONSTRAINT "sign_on_link_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_sign_on_tenant" ON "school_sign_on" USING btree ("provider","tenant");--> statement-breakpoint
CREATE INDEX "sign_on_change_school" ON "sign_on_change" USING btree ("school_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_link_user" ON "sign_on_link" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "sign_on_link_school" ON "sign_on_link" USING btree ("school_id");