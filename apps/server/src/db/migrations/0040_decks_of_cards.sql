CREATE TABLE "card_deck" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"topic_id" text,
	"assessment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_deck_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "card_deck_topic" UNIQUE("family_id","child_id","topic_id"),
	CONSTRAINT "card_deck_assessment" UNIQUE("family_id","child_id","assessment_id")
);
