CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	"viewing_child_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text,
	"display_username" text,
	"two_factor_enabled" boolean DEFAULT false,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'parent' NOT NULL,
	"family_id" uuid,
	"school" text,
	"notifications" boolean DEFAULT true NOT NULL,
	"needs_onboarding" boolean DEFAULT false NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_question" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asked_question_family_id_child_id_fingerprint_pk" PRIMARY KEY("family_id","child_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "assessment" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"topic_id" text,
	"key_stage" text NOT NULL,
	"difficulty" text NOT NULL,
	"questions" jsonb NOT NULL,
	"comprehension" jsonb,
	"user_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"essay_feedback" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"current_question_index" integer DEFAULT 0 NOT NULL,
	"total_questions" integer NOT NULL,
	"has_essays" boolean NOT NULL,
	"coverage" text NOT NULL,
	"origin" text NOT NULL,
	"score" integer,
	"correct_answers" integer,
	"time_spent_ms" integer,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "billing_attempt" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"picks" jsonb NOT NULL,
	"subscription_id" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_attempt_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "billing_customer" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"mode" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customer_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_outbox" (
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"family_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_outbox_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "child_plan" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "child_plan_family_id_child_id_pk" PRIMARY KEY("family_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wording" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"created" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_object" (
	"id" text PRIMARY KEY NOT NULL,
	"object" text NOT NULL,
	"data" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_item_mirror" (
	"family_id" uuid NOT NULL,
	"id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	"unit_pence" integer NOT NULL,
	CONSTRAINT "subscription_item_mirror_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_mirror" (
	"family_id" uuid NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"state" text NOT NULL,
	"cancel_at" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"period_end" timestamp with time zone,
	"first_failure_at" timestamp with time zone,
	"latest_invoice" text,
	"amount_pence" integer DEFAULT 0 NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"card_exp_month" smallint,
	"card_exp_year" smallint,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_mirror_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "child" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date,
	"stated_age" smallint,
	"stated_on" date,
	"year_group" smallint NOT NULL,
	"academic_year" integer NOT NULL,
	"school" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"credentials_shown_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "child_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "child_id_unique" UNIQUE("id"),
	CONSTRAINT "child_slot" UNIQUE("family_id","slot"),
	CONSTRAINT "child_slot_range" CHECK ("child"."slot" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "family" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_file" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"original_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"subject" text NOT NULL,
	"custom_subject" text,
	"topic" text NOT NULL,
	"lesson_date" date NOT NULL,
	"description" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"text" text,
	"text_corrected" boolean DEFAULT false NOT NULL,
	"confidence" real,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_file_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "flashcard" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"difficulty" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flashcard_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "flashcard_review" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"flashcard_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"was_correct" boolean NOT NULL,
	"milliseconds" integer,
	"reviewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flashcard_review_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "guide" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"topic_id" text,
	"key_stage" text NOT NULL,
	"content" jsonb NOT NULL,
	"coverage" text NOT NULL,
	"origin" text NOT NULL,
	"provenance" jsonb NOT NULL,
	"source_file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "mailbox_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"links" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "active_minute" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	CONSTRAINT "active_minute_family_id_child_id_day_minute_pk" PRIMARY KEY("family_id","child_id","day","minute")
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"family_id" uuid NOT NULL,
	"id" text NOT NULL,
	"child_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"difficulty" text,
	"score" integer,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"day" date NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "award" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_family_id_child_id_reason_pk" PRIMARY KEY("family_id","child_id","reason"),
	CONSTRAINT "award_points" CHECK ("award"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pupil_totals" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"lifetime_points" integer DEFAULT 0 NOT NULL,
	"wallet_points" integer DEFAULT 0 NOT NULL,
	"level_floor" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pupil_totals_family_id_child_id_pk" PRIMARY KEY("family_id","child_id"),
	CONSTRAINT "pupil_wallet" CHECK ("pupil_totals"."wallet_points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child" ADD CONSTRAINT "child_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_family" ON "user" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "asked_question_recent" ON "asked_question" USING btree ("child_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessment_child" ON "assessment" USING btree ("child_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "billing_attempt_open" ON "billing_attempt" USING btree ("family_id") WHERE "billing_attempt"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_event_customer" ON "payment_event" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_object_kind" ON "sandbox_object" USING btree ("object","created");--> statement-breakpoint
CREATE INDEX "school_file_child" ON "school_file" USING btree ("child_id","uploaded_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "flashcard_guide" ON "flashcard" USING btree ("guide_id","position");--> statement-breakpoint
CREATE INDEX "flashcard_due" ON "flashcard" USING btree ("child_id","due");--> statement-breakpoint
CREATE INDEX "flashcard_review_child" ON "flashcard_review" USING btree ("child_id","reviewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "guide_child" ON "guide" USING btree ("child_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_child_time" ON "activity" USING btree ("child_id","happened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "award_child_day" ON "award" USING btree ("child_id","day");