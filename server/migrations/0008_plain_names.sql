ALTER TABLE "audit" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER TABLE "audit" RENAME CONSTRAINT "audit_tenantId_place_unique" TO "audit_tenantId_position_unique";--> statement-breakpoint
ALTER TABLE "authenticators" RENAME COLUMN "told_step" TO "reported_step";--> statement-breakpoint
ALTER TABLE "version_vitals" RENAME COLUMN "told" TO "reports";--> statement-breakpoint
ALTER TABLE "signings" RENAME COLUMN "asked_by" TO "requested_by";--> statement-breakpoint
ALTER TABLE "signings" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "tenant_webhooks" RENAME COLUMN "took_at" TO "last_delivered_at";--> statement-breakpoint
ALTER TABLE "tenant_deliveries" RENAME COLUMN "taken_at" TO "accepted_at";--> statement-breakpoint
ALTER TABLE "idempotent_answers" RENAME TO "idempotent_responses";--> statement-breakpoint
ALTER TABLE "idempotent_responses" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER TABLE "idempotent_responses" RENAME CONSTRAINT "idempotent_answers_customer_id_key_pk" TO "idempotent_responses_customer_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotent_responses" RENAME CONSTRAINT "idempotent_answers_customer_id_tenant_id_customers_id_tenant_id_fk" TO "idempotent_responses_customer_id_tenant_id_customers_id_tenant_id_fk";--> statement-breakpoint
ALTER TABLE "radar" RENAME TO "upcoming_events";--> statement-breakpoint
ALTER TABLE "upcoming_events" RENAME CONSTRAINT "radar_customer_id_tenant_id_customers_id_tenant_id_fk" TO "upcoming_events_customer_id_tenant_id_customers_id_tenant_id_fk";--> statement-breakpoint
ALTER INDEX "radar_day_index" RENAME TO "upcoming_events_day_index";--> statement-breakpoint
ALTER TABLE "loose_files" RENAME TO "orphaned_files";--> statement-breakpoint
ALTER INDEX "loose_files_since_index" RENAME TO "orphaned_files_since_index";
