CREATE TABLE "operator_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"operator_name" text NOT NULL,
	"deed" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_resource" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"subject" text NOT NULL,
	"resource_type" text NOT NULL,
	"stage" text NOT NULL,
	"key_stage" text NOT NULL,
	"source" text NOT NULL,
	"content" text,
	"storage_key" text,
	"bytes" integer,
	"hidden" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "audiences" text[] DEFAULT '{"visitors","parents","schools"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_request" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_request" ADD COLUMN "answered_by" text;--> statement-breakpoint
CREATE INDEX "operator_log_at" ON "operator_log" USING btree ("at");