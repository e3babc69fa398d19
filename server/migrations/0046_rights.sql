ALTER TABLE "passkey_challenges" DROP CONSTRAINT "passkey_challenges_customer_id_tenant_id_customers_id_tenant_id_fk";
--> statement-breakpoint
ALTER TABLE "erasures" ALTER COLUMN "requested_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "has_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
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
