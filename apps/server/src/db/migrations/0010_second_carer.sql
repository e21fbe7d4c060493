CREATE TABLE "carer_invitation" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carer_invitation_id_unique" UNIQUE("id"),
	CONSTRAINT "carer_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "home_family_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "user_carer" ON "user" USING btree ("family_id") WHERE "user"."home_family_id" is not null;