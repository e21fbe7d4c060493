CREATE TABLE "model_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_turn" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "model_turn_family_id_child_id_pk" PRIMARY KEY("family_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "model_use" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"purpose" text NOT NULL,
	"what" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"kept" integer NOT NULL,
	"dropped" integer NOT NULL,
	CONSTRAINT "model_use_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE INDEX "model_use_child" ON "model_use" USING btree ("child_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "model_use_at" ON "model_use" USING btree ("at");