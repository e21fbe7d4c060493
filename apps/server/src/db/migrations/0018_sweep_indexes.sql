CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_token_expires" ON "account_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rate_limit_ends" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "session_created" ON "session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "verification_expires" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_event_received" ON "payment_event" USING btree ("received_at");