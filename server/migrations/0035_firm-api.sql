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
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "external_ids" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "external_ids" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "external_ids" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "firm_import_faults" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "firm_import_faults" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "firm_import_faults" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "firm_imports" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "firm_imports" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "firm_imports" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "firm_keys" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "firm_keys" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "firm_keys" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- The order of changes. Who reads it waits for who is about to write (the same lock, not shared), so that no lower number comes later.
CREATE SEQUENCE "changes_of_records";
--> statement-breakpoint
GRANT USAGE ON SEQUENCE "changes_of_records" TO portal_firm;
--> statement-breakpoint
CREATE FUNCTION "place_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(7413005, NEW.tenant_id);
	NEW.change := nextval('changes_of_records');
	NEW.changed_at := now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "place_change" BEFORE INSERT OR UPDATE ON "external_ids" FOR EACH ROW EXECUTE FUNCTION "place_change"();
--> statement-breakpoint
-- Whoever changes or removes a record that a firm has an id for, this tells that it changed, or is gone. Of what the firm removed itself
-- nothing is remembered but the id, so that sending it again brings it back; what its customer removed stays removed until it changes.
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := to_jsonb(OLD) - 'facts' - 'content' - 'avatar' - 'avatar_thumb';
	forget boolean := TG_OP = 'DELETE' AND current_setting('portal.firm_api', true) = 'on';
BEGIN
	UPDATE external_ids
		SET deleted_at = CASE WHEN TG_OP = 'DELETE' THEN now() END,
			content_hash = CASE WHEN forget THEN '' ELSE content_hash END
		WHERE tenant_id = OLD.tenant_id AND kind = coalesce(TG_ARGV[1], was ->> 'kind')
			AND record_id = (was ->> TG_ARGV[0])::integer AND deleted_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- With a customer the whole file goes, and nothing of it is remembered but the ids.
CREATE FUNCTION "forget_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE external_ids SET content_hash = '', deleted_at = coalesce(deleted_at, now())
		WHERE tenant_id = OLD.tenant_id AND customer IN (
			SELECT external_id FROM external_ids
				WHERE tenant_id = OLD.tenant_id AND kind = 'customer' AND record_id = OLD.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What a customer or an adviser adds to a file that the firm has an id for gets one as well, by its number, so that the firm is told of it.
CREATE FUNCTION "name_record"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('portal.firm_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	INSERT INTO external_ids (tenant_id, kind, external_id, customer, record_id, content_hash)
		SELECT NEW.tenant_id, TG_ARGV[0], 'portal:' || NEW.id, customer, NEW.id, '' FROM external_ids
			WHERE tenant_id = NEW.tenant_id AND kind = 'customer' AND record_id = NEW.customer_id AND deleted_at IS NULL
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "relatives" FOR EACH ROW EXECUTE FUNCTION "note_change"('id');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "livings" FOR EACH ROW EXECUTE FUNCTION "note_change"('customer_id', 'home');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "mortgages" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'mortgage');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "mortgage_parts" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'mortgage_part');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "mortgage_properties" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'mortgage_property');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "mortgage_progress" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'mortgage_request');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "policies" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'policy');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "damages" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'damage');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "damage_payments" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'damage_payment');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "damage_progress" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'damage_request');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "incomes" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'income');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "retirements" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'pension');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "obligations" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'obligation');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "possessions" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'saving');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "tasks" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'task');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "notes" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'note');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "signals" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'notice');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "mails" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'mail');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'appointment');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'document');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "resources" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'resource');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "appointment_types" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'appointment_type');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OF username, email, two_factor, has_access, can_update_self, can_update_partner, locked, office_id, language, avatar, avatar_thumb, invitation_token, last_submitted_at, advisor, account_manager, product_labels, facts ON "customers" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'customer');
--> statement-breakpoint
CREATE TRIGGER "note_removal" AFTER DELETE ON "customers" FOR EACH ROW EXECUTE FUNCTION "forget_file"();
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "relatives" FOR EACH ROW WHEN (NEW.kind = 'child') EXECUTE FUNCTION "name_record"('child');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "mortgages" FOR EACH ROW EXECUTE FUNCTION "name_record"('mortgage');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "mortgage_parts" FOR EACH ROW EXECUTE FUNCTION "name_record"('mortgage_part');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "mortgage_properties" FOR EACH ROW EXECUTE FUNCTION "name_record"('mortgage_property');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "mortgage_progress" FOR EACH ROW EXECUTE FUNCTION "name_record"('mortgage_request');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "policies" FOR EACH ROW EXECUTE FUNCTION "name_record"('policy');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "damages" FOR EACH ROW EXECUTE FUNCTION "name_record"('damage');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "damage_payments" FOR EACH ROW EXECUTE FUNCTION "name_record"('damage_payment');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "damage_progress" FOR EACH ROW EXECUTE FUNCTION "name_record"('damage_request');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "incomes" FOR EACH ROW EXECUTE FUNCTION "name_record"('income');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "retirements" FOR EACH ROW EXECUTE FUNCTION "name_record"('pension');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "obligations" FOR EACH ROW EXECUTE FUNCTION "name_record"('obligation');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "possessions" FOR EACH ROW EXECUTE FUNCTION "name_record"('saving');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "tasks" FOR EACH ROW EXECUTE FUNCTION "name_record"('task');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "notes" FOR EACH ROW EXECUTE FUNCTION "name_record"('note');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "signals" FOR EACH ROW EXECUTE FUNCTION "name_record"('notice');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "mails" FOR EACH ROW EXECUTE FUNCTION "name_record"('mail');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "appointments" FOR EACH ROW EXECUTE FUNCTION "name_record"('appointment');
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "documents" FOR EACH ROW EXECUTE FUNCTION "name_record"('document');
