CREATE TABLE "signing_certificates" (
	"tenant_id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"chain" text NOT NULL,
	"subject" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"due" date,
	"document_id" integer,
	"hash" text NOT NULL,
	"task_id" integer,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"withdrawn_by" text,
	"reason" text,
	"factor" text,
	"evidence" jsonb,
	"sealed_id" integer,
	"busy_until" timestamp with time zone,
	"noted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "means" text;--> statement-breakpoint
ALTER TABLE "signing_certificates" ADD CONSTRAINT "signing_certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_sealed_id_documents_id_fk" FOREIGN KEY ("sealed_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signings_customer_id_index" ON "signings" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "signings_document_id_index" ON "signings" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signings_task_id_index" ON "signings" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "signings_sealed_id_index" ON "signings" USING btree ("sealed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signings_open" ON "signings" USING btree ("document_id") WHERE "signings"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "signings_to_note" ON "signings" USING btree ("tenant_id","decided_at") WHERE "signings"."state" in ('signed', 'declined') and "signings"."noted_at" is null;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "signings" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "signings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "signings" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- Handlers seal with the firm's certificate, whose key is itself sealed; who gives one is no handler.
GRANT SELECT ON "signing_certificates" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "signing_certificates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "signing_certificates" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- That one window signs, and another waits, changes nothing of what is read.
CREATE TRIGGER customer_revision AFTER INSERT OR DELETE OR UPDATE OF "state", "document_id", "task_id" ON "signings" FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE OF "state", "read_at", "noted_at" ON "signings" FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
-- What a customer decides of what was to be signed; that the firm withdrew it is its own act.
CREATE FUNCTION "tell_signing"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF current_setting('portal.firm_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	PERFORM tell_event(NEW.tenant_id, NEW.customer_id, 'document.' || NEW.state,
		to_jsonb(NEW) - ARRAY['evidence', 'busy_until', 'noted_at'],
		array_remove(ARRAY['customer/' || NEW.customer_id, 'document/' || NEW.document_id, 'document/' || NEW.sealed_id], NULL));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tell_firm" AFTER UPDATE OF "state" ON "signings" FOR EACH ROW WHEN (OLD.state = 'asked' AND NEW.state IN ('signed', 'declined')) EXECUTE FUNCTION "tell_signing"();
