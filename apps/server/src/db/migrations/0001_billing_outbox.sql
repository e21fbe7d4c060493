ALTER TABLE "sandbox_object" ALTER COLUMN "created" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sandbox_object" ALTER COLUMN "created" SET DATA TYPE bigint USING extract(epoch from "created")::bigint;--> statement-breakpoint
ALTER TABLE "billing_outbox" ADD COLUMN "sent_at" timestamp with time zone;
