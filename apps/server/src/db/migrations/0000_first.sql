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
CREATE TABLE "account_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "child_pictures" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_pictures_family_id_child_id_pk" PRIMARY KEY("family_id","child_id")
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
	"viewing_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
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
	"typeface" text DEFAULT 'brand' NOT NULL,
	"letter_room" text DEFAULT 'usual' NOT NULL,
	"line_room" text DEFAULT 'usual' NOT NULL,
	"less_motion" boolean DEFAULT false NOT NULL,
	"extra_time" boolean DEFAULT false NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"delete_after" timestamp with time zone,
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
CREATE TABLE "answer_evidence" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"subject" text NOT NULL,
	"key_stage" text NOT NULL,
	"topic_id" text NOT NULL,
	"level" smallint NOT NULL,
	"correct" boolean NOT NULL,
	"objective" text,
	"hints_used" smallint DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 1 NOT NULL,
	"options_shown" smallint DEFAULT 4 NOT NULL,
	"misconception" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_evidence_family_id_assessment_id_position_pk" PRIMARY KEY("family_id","assessment_id","position")
);
--> statement-breakpoint
CREATE TABLE "daily_plan" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"day" date NOT NULL,
	"steps" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_plan_family_id_child_id_day_pk" PRIMARY KEY("family_id","child_id","day")
);
--> statement-breakpoint
CREATE TABLE "learner_model" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"model" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learner_model_family_id_child_id_pk" PRIMARY KEY("family_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "topic_start" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"topic_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topic_start_family_id_child_id_topic_id_pk" PRIMARY KEY("family_id","child_id","topic_id")
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
	"mode" text DEFAULT 'test' NOT NULL,
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
CREATE TABLE "assignment" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"set_by" uuid,
	"set_by_role" text NOT NULL,
	"class_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"description" text NOT NULL,
	"difficulty" text NOT NULL,
	"num_questions" integer NOT NULL,
	"due_on" date NOT NULL,
	"paper_id" uuid,
	"linked_id" uuid,
	"resource_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"finished_on" date,
	"score" integer,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "assignment_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"set_by" uuid NOT NULL,
	"key_stage" text NOT NULL,
	"draft" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "child_audit" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text NOT NULL,
	"actor_name" text NOT NULL,
	"school_name" text,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_audit_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"operator_name" text NOT NULL,
	"deed" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "billing_attempt" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"picks" jsonb NOT NULL,
	"subscription_id" text,
	"session_id" text,
	"code" text,
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
	"facts" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "billing_outbox_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "billing_refund" (
	"family_id" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"refunded_pence" integer NOT NULL,
	"restored_pence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_refund_family_id_subscription_id_pk" PRIMARY KEY("family_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "child_plan" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"leaving" boolean DEFAULT false NOT NULL,
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
	"created" bigint NOT NULL
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
	"started_at" timestamp with time zone,
	"amount_pence" integer DEFAULT 0 NOT NULL,
	"discount_percent" smallint,
	"discount_ends_at" timestamp with time zone,
	"card_brand" text,
	"card_last4" text,
	"card_exp_month" smallint,
	"card_exp_year" smallint,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_mirror_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_resource" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"shared_by" uuid,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"original_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_resource_share" (
	"class_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "class_resource_share_class_id_resource_id_pk" PRIMARY KEY("class_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "essay_mark" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"marks" smallint NOT NULL,
	"comment" text NOT NULL,
	"marked_by" uuid,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "essay_mark_family_id_assessment_id_question_id_pk" PRIMARY KEY("family_id","assessment_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"audiences" text[] DEFAULT '{"visitors","parents","schools"}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_post" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"cover_image" text,
	"featured" boolean DEFAULT false NOT NULL,
	"published_on" date NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "faq_item" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"helpful" boolean DEFAULT false NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_resource" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"subject" text NOT NULL,
	"resource_type" text NOT NULL,
	"stage" text NOT NULL,
	"key_stage" text NOT NULL,
	"source" text NOT NULL,
	"content" text,
	"storage_key" text,
	"bytes" integer,
	"hidden" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_signup" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "weekly_digest" (
	"family_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"week" date NOT NULL,
	"letter_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_digest_family_id_parent_id_week_pk" PRIMARY KEY("family_id","parent_id","week")
);
--> statement-breakpoint
CREATE TABLE "weekly_digest_child" (
	"family_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"week" date NOT NULL,
	"child_id" uuid NOT NULL,
	"sentences" jsonb NOT NULL,
	CONSTRAINT "weekly_digest_child_family_id_parent_id_week_child_id_pk" PRIMARY KEY("family_id","parent_id","week","child_id")
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
	"leaving_at" timestamp with time zone,
	"streaks_on" boolean DEFAULT true NOT NULL,
	"celebrations_on" boolean DEFAULT true NOT NULL,
	"model_chosen" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "child_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "child_id_unique" UNIQUE("id"),
	CONSTRAINT "child_slot" UNIQUE("family_id","slot"),
	CONSTRAINT "child_slot_range" CHECK ("child"."slot" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "family" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delete_after" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_file" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"original_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text,
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
	"opened_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"times_read" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailbox_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"links" jsonb NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_turn" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "model_turn_family_id_child_id_pk" PRIMARY KEY("family_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "model_use" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"purpose" text NOT NULL,
	"what" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"category" text,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"kept" integer NOT NULL,
	"dropped" integer NOT NULL,
	CONSTRAINT "model_use_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "national_check" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"timing" text NOT NULL,
	"seed" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"score" smallint,
	CONSTRAINT "national_check_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "national_check_answer" (
	"family_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"child_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"device_ms" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "national_check_answer_family_id_check_id_position_pk" PRIMARY KEY("family_id","check_id","position")
);
--> statement-breakpoint
CREATE TABLE "pdf_download" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"key_stage" text NOT NULL,
	"difficulty" text NOT NULL,
	"num_questions" integer NOT NULL,
	"include_essays" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"comprehension" jsonb,
	"origin" text NOT NULL,
	"downloaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pdf_download_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_memory" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"key_stage" text NOT NULL,
	"topic_id" text,
	"title" text NOT NULL,
	"question" jsonb NOT NULL,
	"card" jsonb NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_memory_family_id_child_id_key_pk" PRIMARY KEY("family_id","child_id","key")
);
--> statement-breakpoint
CREATE TABLE "practice_session" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"turns" jsonb NOT NULL,
	"learns" boolean NOT NULL,
	"result" jsonb,
	"is_completed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_session_family_id_id_pk" PRIMARY KEY("family_id","id")
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
	"is_work" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "milestone" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"id" text NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "milestone_family_id_child_id_id_pk" PRIMARY KEY("family_id","child_id","id")
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
CREATE TABLE "held_answer" (
	"attempt_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"child_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "held_answer_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "safeguarding_deed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"who" text NOT NULL,
	"deed" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safeguarding_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"school_id" uuid,
	"category" text NOT NULL,
	"place" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"parents_may_see" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_pupil" (
	"class_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_pupil_class_id_child_id_pk" PRIMARY KEY("class_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "class_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"class_id" uuid,
	"class_name" text NOT NULL,
	"subject" text,
	"year_group" smallint,
	"family_id" uuid,
	"child_id" uuid,
	"pupil_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"safeguarding_email" text,
	"licensed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_class" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"year_group" smallint NOT NULL,
	"join_code" text,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_class_join_code_unique" UNIQUE("join_code")
);
--> statement-breakpoint
CREATE TABLE "school_consent" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"class_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "school_consent_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_member" (
	"school_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_member_school_id_user_id_pk" PRIMARY KEY("school_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "school_pupil" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"import_key" text NOT NULL,
	"link_code_hash" text,
	"link_code_until" timestamp with time zone,
	"linked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_pupil_family_id_child_id_pk" PRIMARY KEY("family_id","child_id"),
	CONSTRAINT "school_pupil_link_code_hash_unique" UNIQUE("link_code_hash")
);
--> statement-breakpoint
CREATE TABLE "teacher_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teacher_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_set_by_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_paper_id_assignment_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."assignment_paper"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_paper" ADD CONSTRAINT "assignment_paper_set_by_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_resource" ADD CONSTRAINT "class_resource_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_resource" ADD CONSTRAINT "class_resource_shared_by_user_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_resource_share" ADD CONSTRAINT "class_resource_share_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_resource_share" ADD CONSTRAINT "class_resource_share_resource_id_class_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."class_resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_mark" ADD CONSTRAINT "essay_mark_marked_by_user_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_mark" ADD CONSTRAINT "essay_mark_family_id_assessment_id_assessment_family_id_id_fk" FOREIGN KEY ("family_id","assessment_id") REFERENCES "public"."assessment"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child" ADD CONSTRAINT "child_family_id_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_answer" ADD CONSTRAINT "held_answer_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_answer" ADD CONSTRAINT "held_answer_record_id_safeguarding_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."safeguarding_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safeguarding_deed" ADD CONSTRAINT "safeguarding_deed_record_id_safeguarding_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."safeguarding_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safeguarding_record" ADD CONSTRAINT "safeguarding_record_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_pupil" ADD CONSTRAINT "class_pupil_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_pupil" ADD CONSTRAINT "class_pupil_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_request" ADD CONSTRAINT "sales_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_request" ADD CONSTRAINT "sales_request_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_consent" ADD CONSTRAINT "school_consent_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_member" ADD CONSTRAINT "school_member_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_member" ADD CONSTRAINT "school_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_pupil" ADD CONSTRAINT "school_pupil_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_pupil" ADD CONSTRAINT "school_pupil_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_invitation" ADD CONSTRAINT "teacher_invitation_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_token_user" ON "account_token" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_family" ON "user" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "answer_evidence_subject" ON "answer_evidence" USING btree ("child_id","subject","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asked_question_recent" ON "asked_question" USING btree ("child_id","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessment_child" ON "assessment" USING btree ("child_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assignment_child" ON "assignment" USING btree ("child_id","due_on");--> statement-breakpoint
CREATE INDEX "assignment_class" ON "assignment" USING btree ("class_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assignment_group" ON "assignment" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "assignment_set_by" ON "assignment" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "assignment_linked" ON "assignment" USING btree ("linked_id");--> statement-breakpoint
CREATE INDEX "assignment_paper_set_by" ON "assignment_paper" USING btree ("set_by");--> statement-breakpoint
CREATE UNIQUE INDEX "child_audit_once" ON "child_audit" USING btree ("child_id","actor_id","kind","hour");--> statement-breakpoint
CREATE INDEX "child_audit_child" ON "child_audit" USING btree ("child_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "child_audit_at" ON "child_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operator_log_at" ON "operator_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_attempt_open" ON "billing_attempt" USING btree ("family_id") WHERE "billing_attempt"."state" = 'open';--> statement-breakpoint
CREATE INDEX "partner_redemption_code" ON "partner_redemption" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_redemption_unfinished" ON "partner_redemption" USING btree ("family_id") WHERE "partner_redemption"."state" <> 'used';--> statement-breakpoint
CREATE INDEX "payment_event_customer" ON "payment_event" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_object_kind" ON "sandbox_object" USING btree ("object","created");--> statement-breakpoint
CREATE INDEX "class_resource_shared_by" ON "class_resource" USING btree ("shared_by","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_resource_school" ON "class_resource" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "class_resource_share_resource" ON "class_resource_share" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "essay_mark_marked_by" ON "essay_mark" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "school_file_child" ON "school_file" USING btree ("child_id","uploaded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flashcard_guide" ON "flashcard" USING btree ("guide_id","position");--> statement-breakpoint
CREATE INDEX "flashcard_due" ON "flashcard" USING btree ("child_id","due");--> statement-breakpoint
CREATE INDEX "flashcard_review_child" ON "flashcard_review" USING btree ("child_id","reviewed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guide_child" ON "guide" USING btree ("child_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "model_use_child" ON "model_use" USING btree ("child_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "model_use_at" ON "model_use" USING btree ("at");--> statement-breakpoint
CREATE INDEX "national_check_child" ON "national_check" USING btree ("child_id","kind","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pdf_download_child" ON "pdf_download" USING btree ("child_id","downloaded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practice_memory_due" ON "practice_memory" USING btree ("child_id","due");--> statement-breakpoint
CREATE INDEX "activity_child_time" ON "activity" USING btree ("child_id","happened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_figures" ON "activity" USING btree ("child_id","day","status","type","subject","score","is_work","family_id");--> statement-breakpoint
CREATE INDEX "activity_scored" ON "activity" USING btree ("child_id","subject","happened_at" DESC NULLS FIRST,"score","topic") WHERE "activity"."type" = 'assessment' and "activity"."status" = 'completed' and "activity"."score" is not null;--> statement-breakpoint
CREATE INDEX "award_child_day" ON "award" USING btree ("child_id","day");--> statement-breakpoint
CREATE INDEX "referral_paid" ON "referral" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "held_answer_record" ON "held_answer" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "held_answer_child" ON "held_answer" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "safeguarding_deed_record" ON "safeguarding_deed" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "safeguarding_record_school" ON "safeguarding_record" USING btree ("school_id","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "safeguarding_record_child" ON "safeguarding_record" USING btree ("child_id","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_pupil_child" ON "class_pupil" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "class_request_school" ON "class_request" USING btree ("school_id","state","created_at");--> statement-breakpoint
CREATE INDEX "class_request_asked_by" ON "class_request" USING btree ("asked_by","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_request_class" ON "class_request" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_request_child" ON "class_request" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_request_one_removal" ON "class_request" USING btree ("class_id","child_id") WHERE "class_request"."state" = 'pending' and "class_request"."kind" = 'remove_pupil';--> statement-breakpoint
CREATE UNIQUE INDEX "class_request_one_ending" ON "class_request" USING btree ("class_id") WHERE "class_request"."state" = 'pending' and "class_request"."kind" = 'end_class';--> statement-breakpoint
CREATE INDEX "school_class_teacher" ON "school_class" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "school_class_school" ON "school_class" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_consent_open" ON "school_consent" USING btree ("child_id","school_id") WHERE "school_consent"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "school_member_user" ON "school_member" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_pupil_key" ON "school_pupil" USING btree ("school_id","import_key");--> statement-breakpoint
CREATE INDEX "school_pupil_child" ON "school_pupil" USING btree ("child_id");