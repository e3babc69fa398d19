CREATE TABLE "tenant_import_customers" (
	"import_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "tenant_import_customers_import_id_customer_id_pk" PRIMARY KEY("import_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "tenant_import_customers" ADD CONSTRAINT "tenant_import_customers_import_id_tenant_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tenant_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenant_import_customers_customer_id_index" ON "tenant_import_customers" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "tenant_imports" DROP COLUMN "touched";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tenant_import_customers" TO portal_tenant;
--> statement-breakpoint
ALTER TABLE "tenant_import_customers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "tenant_import_customers" TO portal_tenant USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
