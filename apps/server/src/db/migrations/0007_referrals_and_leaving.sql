CREATE TABLE "referral" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"invoice_id" text,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "referral_pair" UNIQUE("referrer_id","family_id")
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_invitation" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"email" text,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_invitation_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "referral_invited_once" UNIQUE("family_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "referral_move" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pence" integer NOT NULL,
	"transaction_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_move_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "referral_move_once" UNIQUE("family_id","friend_id","kind")
);
--> statement-breakpoint
ALTER TABLE "child" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "referral_paid" ON "referral" USING btree ("paid_at");