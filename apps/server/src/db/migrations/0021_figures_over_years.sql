DROP INDEX "answer_evidence_child";--> statement-breakpoint
DROP INDEX "activity_child_day";--> statement-breakpoint
DROP INDEX "asked_question_recent";--> statement-breakpoint
DROP INDEX "assessment_child";--> statement-breakpoint
DROP INDEX "assignment_class";--> statement-breakpoint
DROP INDEX "child_audit_child";--> statement-breakpoint
DROP INDEX "class_resource_shared_by";--> statement-breakpoint
DROP INDEX "school_file_child";--> statement-breakpoint
DROP INDEX "flashcard_review_child";--> statement-breakpoint
DROP INDEX "guide_child";--> statement-breakpoint
DROP INDEX "model_use_child";--> statement-breakpoint
DROP INDEX "national_check_child";--> statement-breakpoint
DROP INDEX "pdf_download_child";--> statement-breakpoint
DROP INDEX "activity_child_time";--> statement-breakpoint
DROP INDEX "class_request_asked_by";--> statement-breakpoint
CREATE INDEX "answer_evidence_subject" ON "answer_evidence" USING btree ("child_id","subject","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_figures" ON "activity" USING btree ("child_id","day","status","type","subject","score","family_id");--> statement-breakpoint
CREATE INDEX "asked_question_recent" ON "asked_question" USING btree ("child_id","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessment_child" ON "assessment" USING btree ("child_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assignment_class" ON "assignment" USING btree ("class_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "child_audit_child" ON "child_audit" USING btree ("child_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_resource_shared_by" ON "class_resource" USING btree ("shared_by","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "school_file_child" ON "school_file" USING btree ("child_id","uploaded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flashcard_review_child" ON "flashcard_review" USING btree ("child_id","reviewed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guide_child" ON "guide" USING btree ("child_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "model_use_child" ON "model_use" USING btree ("child_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "national_check_child" ON "national_check" USING btree ("child_id","kind","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pdf_download_child" ON "pdf_download" USING btree ("child_id","downloaded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_child_time" ON "activity" USING btree ("child_id","happened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_request_asked_by" ON "class_request" USING btree ("asked_by","created_at" DESC NULLS FIRST);