CREATE TABLE "blocked_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"resource_id" integer NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internal_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internal_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"content" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "damage_progress" ADD COLUMN "rejected" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict_reason" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD COLUMN "rejected" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD COLUMN "handled_by" text;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_resource_id_tenant_id_resources_id_tenant_id_fk" FOREIGN KEY ("resource_id","tenant_id") REFERENCES "public"."resources"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_times_resource_id_index" ON "blocked_times" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "internal_notes_customer_id_index" ON "internal_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("tenant_id",lower(coalesce("facts" ->> 'last_name', '')),"id");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin (to_tsvector('simple', coalesce("facts" ->> 'first_name', '') || ' ' || coalesce("facts" ->> 'suffix', '') || ' ' || coalesce("facts" ->> 'last_name', '') || ' ' || "username" || ' ' || coalesce("email", '')));--> statement-breakpoint
CREATE INDEX "documents_to_review" ON "documents" USING btree ("tenant_id","created_at") WHERE "documents"."reviewed_at" is null and "documents"."user_id" is null and "documents"."customer_id" is not null and coalesce("documents"."type", '') not in ('message', 'dossier');--> statement-breakpoint
CREATE INDEX "firm_inbox_waiting" ON "firm_inbox" USING btree ("tenant_id","kind","created_at") WHERE "firm_inbox"."handled_at" is null;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "internal_notes" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "internal_notes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "internal_notes" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- What lies there for a month was dealt with by other ways: the desk begins with what is recent.
UPDATE "documents" SET "reviewed_at" = "updated_at" WHERE "customer_id" IS NOT NULL AND "user_id" IS NULL AND "created_at" < now() - interval '30 days';
--> statement-breakpoint
UPDATE "firm_inbox" SET "handled_at" = "created_at" WHERE "created_at" < now() - interval '30 days';
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "blocked_times" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "blocked_times" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "blocked_times" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- Tells the desks of a firm that something of a customer, or of the firm's own, is another than it was.
CREATE FUNCTION tell_desk() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told record;
BEGIN
	told := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	PERFORM pg_notify('portal_desk', json_build_object('tenant', told.tenant_id, 'customer', (to_jsonb(told) ->> TG_ARGV[0])::integer)::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk AFTER UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION tell_desk('id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE OR DELETE ON firm_inbox FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT ON internal_notes FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE OR DELETE ON appointments FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR DELETE ON blocked_times FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
