CREATE TABLE "customer_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"staff_id" integer NOT NULL,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"q" text NOT NULL,
	"filter" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_views_tenantId_staffId_name_unique" UNIQUE("tenant_id","staff_id","name")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "message_templates_tenantId_name_unique" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "document_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_views_staff_id_index" ON "customer_views" USING btree ("staff_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "customer_views" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "customer_views" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "customer_views" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "message_templates" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "message_templates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "message_templates" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- A document that goes is taken out of the messages that it went along with.
CREATE FUNCTION detach_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE notes SET document_ids = (
		SELECT coalesce(jsonb_agg(one ORDER BY place), '[]') FROM jsonb_array_elements(document_ids) WITH ORDINALITY AS listed(one, place)
		WHERE one <> to_jsonb(OLD.id)
	) WHERE tenant_id = OLD.tenant_id AND (OLD.customer_id IS NULL OR customer_id = OLD.customer_id) AND document_ids @> to_jsonb(OLD.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER detach AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION detach_document();
