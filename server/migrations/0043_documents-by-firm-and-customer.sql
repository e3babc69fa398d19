DROP INDEX "documents_tenant_id_index";--> statement-breakpoint
CREATE INDEX "documents_tenant_id_customer_id_index" ON "documents" USING btree ("tenant_id","customer_id");