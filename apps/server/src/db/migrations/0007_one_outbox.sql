ALTER TABLE "mailbox_message" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "forwarded_at";--> statement-breakpoint
ALTER TABLE "referral_invitation" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "sales_request" DROP COLUMN "mailed_at";--> statement-breakpoint
ALTER TABLE "mailbox_message" ADD CONSTRAINT "mailbox_message_key_unique" UNIQUE("key");