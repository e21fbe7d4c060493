CREATE TABLE "class_join" (
	"family_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "class_join_family_id_class_id_child_id_pk" PRIMARY KEY("family_id","class_id","child_id")
);
--> statement-breakpoint
ALTER TABLE "class_join" ADD CONSTRAINT "class_join_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_join" ADD CONSTRAINT "class_join_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_join_class" ON "class_join" USING btree ("class_id");