CREATE TABLE "child_pictures" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_pictures_family_id_child_id_pk" PRIMARY KEY("family_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "trusted_device" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trusted_device_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "trusted_device_token_hash_unique" UNIQUE("token_hash")
);
