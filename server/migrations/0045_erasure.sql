CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"held_by" text,
	"hold_reason" text,
	"closed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("customer_id") WHERE "erasures"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_tenant_id_due_at_index" ON "erasures" USING btree ("tenant_id","due_at");--> statement-breakpoint
CREATE INDEX "customers_closed" ON "customers" USING btree ("closed_at") WHERE "customers"."closed_at" is not null;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "erasures" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "erasures" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON erasures FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE ON erasures FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
-- A customer who was erased is found by no handler any more, whatever it asks.
ALTER POLICY "own_firm" ON "customers" USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer AND closed_at IS NULL) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer AND closed_at IS NULL);
