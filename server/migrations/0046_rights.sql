ALTER TABLE "passkey_challenges" DROP CONSTRAINT "passkey_challenges_customer_id_tenant_id_customers_id_tenant_id_fk";
--> statement-breakpoint
ALTER TABLE "erasures" ALTER COLUMN "requested_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "has_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "documents_mortgage_id_index" ON "documents" USING btree ("mortgage_id") WHERE "documents"."mortgage_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_damage_id_index" ON "documents" USING btree ("damage_id") WHERE "documents"."damage_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_policy_id_index" ON "documents" USING btree ("policy_id") WHERE "documents"."policy_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_task_id_index" ON "documents" USING btree ("task_id") WHERE "documents"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_mortgage_progress_id_index" ON "documents" USING btree ("mortgage_progress_id") WHERE "documents"."mortgage_progress_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_damage_progress_id_index" ON "documents" USING btree ("damage_progress_id") WHERE "documents"."damage_progress_id" is not null;--> statement-breakpoint
CREATE INDEX "dossiers_document_id_index" ON "dossiers" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "passkey_challenges" DROP COLUMN "customer_id";--> statement-breakpoint
ALTER TABLE "passkey_challenges" DROP COLUMN "asker";
--> statement-breakpoint
-- Challenges of before were kept while they could be used; now only what was spent is.
DELETE FROM "passkey_challenges";
--> statement-breakpoint
-- A firm that wanted keys of its customers demands them from a day on, of which these have two weeks' notice.
UPDATE "tenants" SET "profile" = ("profile" - 'strong_sign_in_wanted') || CASE
	WHEN "profile" -> 'strong_sign_in_wanted' = 'true' THEN jsonb_build_object('strong_sign_in_from', to_char((now() AT TIME ZONE 'Europe/Amsterdam')::date + 14, 'YYYY-MM-DD'))
	ELSE '{}'::jsonb END
WHERE "profile" ? 'strong_sign_in_wanted';
