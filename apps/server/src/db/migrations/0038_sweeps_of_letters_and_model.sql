CREATE INDEX CONCURRENTLY IF NOT EXISTS "billing_outbox_sent" ON "billing_outbox" USING btree ("kind","sent_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "billing_outbox_facts" ON "billing_outbox" USING btree ("sent_at") WHERE facts is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "weekly_digest_week" ON "weekly_digest" USING btree ("week");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "weekly_digest_child_week" ON "weekly_digest_child" USING btree ("week");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "model_cache_made" ON "model_cache" USING btree ("made_at");