CREATE TABLE "store_note" (
	"name" text PRIMARY KEY NOT NULL,
	"doing" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
