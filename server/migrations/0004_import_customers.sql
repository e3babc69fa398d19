CREATE TABLE "firm_import_customers" (
	"import_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "firm_import_customers_import_id_customer_id_pk" PRIMARY KEY("import_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "firm_import_customers" ADD CONSTRAINT "firm_import_customers_import_id_firm_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."firm_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "firm_import_customers_customer_id_index" ON "firm_import_customers" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "firm_imports" DROP COLUMN "touched";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "firm_import_customers" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "firm_import_customers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_firm ON "firm_import_customers" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
