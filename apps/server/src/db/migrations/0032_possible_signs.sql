CREATE TABLE "possible_sign" (
	"child_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"category" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "possible_sign_child_id_mark_pk" PRIMARY KEY("child_id","mark")
);
--> statement-breakpoint
ALTER TABLE "possible_sign" ADD CONSTRAINT "possible_sign_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "possible_sign_at" ON "possible_sign" USING btree ("at");