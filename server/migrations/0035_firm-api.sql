CREATE TABLE "external_ids" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "external_ids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"customer" text,
	"record_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"change" bigint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "external_ids_tenantId_kind_externalId_unique" UNIQUE("tenant_id","kind","external_id")
);
--> statement-breakpoint
CREATE TABLE "firm_import_faults" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firm_import_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"kind" text,
	"external_id" text,
	"field" text,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firm_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firm_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"key_name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"source" text NOT NULL,
	"format" text NOT NULL,
	"file_key" text,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"groups" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"touched" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "firm_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firm_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "firm_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "firm_keys_tenantId_name_unique" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
ALTER TABLE "external_ids" ADD CONSTRAINT "external_ids_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_import_faults" ADD CONSTRAINT "firm_import_faults_import_id_firm_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."firm_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_imports" ADD CONSTRAINT "firm_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_keys" ADD CONSTRAINT "firm_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_ids_tenant_id_change_index" ON "external_ids" USING btree ("tenant_id","change");--> statement-breakpoint
CREATE INDEX "external_ids_tenant_id_kind_record_id_index" ON "external_ids" USING btree ("tenant_id","kind","record_id");--> statement-breakpoint
CREATE INDEX "external_ids_tenant_id_customer_index" ON "external_ids" USING btree ("tenant_id","customer");--> statement-breakpoint
CREATE INDEX "firm_import_faults_import_id_index" ON "firm_import_faults" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "firm_imports_tenant_id_index" ON "firm_imports" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "firm_imports_created_at_index" ON "firm_imports" USING btree ("created_at");