CREATE TABLE "billing_refund" (
	"family_id" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"refunded_pence" integer NOT NULL,
	"restored_pence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_refund_family_id_subscription_id_pk" PRIMARY KEY("family_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "partner_code" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" smallint NOT NULL,
	"partner_name" text NOT NULL,
	"months" smallint,
	"max_uses" integer,
	"expires_at" timestamp with time zone,
	"promotion_code_id" text,
	"promotion_mode" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_redemption" (
	"family_id" uuid NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_redemption_family_id_code_pk" PRIMARY KEY("family_id","code")
);
--> statement-breakpoint
CREATE TABLE "sales_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_attempt" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "billing_attempt" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "billing_outbox" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "child_plan" ADD COLUMN "leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_mirror" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription_mirror" ADD COLUMN "discount_percent" smallint;--> statement-breakpoint
ALTER TABLE "subscription_mirror" ADD COLUMN "discount_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "licensed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_request" ADD CONSTRAINT "sales_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_request" ADD CONSTRAINT "sales_request_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_redemption_code" ON "partner_redemption" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_redemption_unfinished" ON "partner_redemption" USING btree ("family_id") WHERE "partner_redemption"."state" <> 'used';