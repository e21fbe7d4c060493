CREATE TABLE "avatar_purchase" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"price" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "avatar_purchase_family_id_child_id_item_id_pk" PRIMARY KEY("family_id","child_id","item_id"),
	CONSTRAINT "avatar_price" CHECK ("avatar_purchase"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "avatar_worn" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"place" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "avatar_worn_family_id_child_id_place_pk" PRIMARY KEY("family_id","child_id","place")
);
