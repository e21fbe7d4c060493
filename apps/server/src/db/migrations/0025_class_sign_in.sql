CREATE TABLE "class_card" (
	"family_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"secret_hash" text NOT NULL,
	"place" smallint NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_card_class_id_child_id_pk" PRIMARY KEY("class_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "class_sign_in" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"open" boolean NOT NULL,
	"secret" text NOT NULL,
	"faces" text NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_sign_in_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "school_consent" ADD COLUMN "declined_wording" text;--> statement-breakpoint
ALTER TABLE "class_card" ADD CONSTRAINT "class_card_class_id_child_id_class_pupil_class_id_child_id_fk" FOREIGN KEY ("class_id","child_id") REFERENCES "public"."class_pupil"("class_id","child_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_in" ADD CONSTRAINT "class_sign_in_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_card_place" ON "class_card" USING btree ("class_id","place");