CREATE TABLE "loose_files" (
	"file_key" text PRIMARY KEY NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "loose_files_since_index" ON "loose_files" USING btree ("since");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "loose_files" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "loose_files" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "loose_files" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
