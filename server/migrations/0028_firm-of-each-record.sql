-- In steps that stop nobody: what reads or writes a whole table is done after the start, by "fill_firm" and "finish_firm",
-- a table at a time. Until then a row without its firm counts as its customer's, and the keys of before stand beside the new.
-- All locks first, in the order in which statements take them that are at work, so that none of them waits for this and this
-- for it: what belongs to a customer, then the customer, then the firm.
LOCK TABLE "refresh_tokens", "sessions", "activations", "appointments", "assessments", "audit", "code_attempts", "code_sign_ins", "damage_payments", "damage_progress", "damages", "device_marks", "documents", "dossiers", "firm_inbox", "given_advice", "idempotent_answers", "incomes", "known_devices", "livings", "mailed_tokens", "mails", "mails_sent", "mortgage_parts", "mortgage_progress", "mortgage_properties", "mortgages", "notes", "obligations", "outbox", "policies", "possessions", "radar", "relatives", "retirements", "signals", "tasks", "appointment_types", "resources", "customers", "tenants" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "appointment_types" ADD CONSTRAINT "appointment_types_id_tenantId_unique" UNIQUE("id","tenant_id");
--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_id_tenantId_unique" UNIQUE("id","tenant_id");
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_of_firm" UNIQUE("id","tenant_id");
--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_id_customerId_unique" UNIQUE("id","customer_id");
--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_id_customerId_unique" UNIQUE("id","customer_id");
--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD CONSTRAINT "firm_inbox_id_customerId_unique" UNIQUE("id","customer_id");
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "relatives" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "damage_payments" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "damage_progress" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "damages" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "given_advice" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "obligations" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "possessions" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "retirements" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "livings" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mortgages" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "code_attempts" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "code_sign_ins" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mails_sent" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "radar" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "device_marks" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_type_id_tenant_id_appointment_types_id_tenant_id_fk" FOREIGN KEY ("type_id","tenant_id") REFERENCES "public"."appointment_types"("id","tenant_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_resource_id_tenant_id_resources_id_tenant_id_fk" FOREIGN KEY ("resource_id","tenant_id") REFERENCES "public"."resources"("id","tenant_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "relatives" ADD CONSTRAINT "relatives_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "damage_payments" ADD CONSTRAINT "damage_payments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "damage_payments" ADD CONSTRAINT "damage_payments_damage_id_customer_id_damages_id_customer_id_fk" FOREIGN KEY ("damage_id","customer_id") REFERENCES "public"."damages"("id","customer_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "damage_progress" ADD CONSTRAINT "damage_progress_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "damage_progress" ADD CONSTRAINT "damage_progress_damage_id_customer_id_damages_id_customer_id_fk" FOREIGN KEY ("damage_id","customer_id") REFERENCES "public"."damages"("id","customer_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "given_advice" ADD CONSTRAINT "given_advice_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "given_advice" ADD CONSTRAINT "given_advice_lead_id_customer_id_firm_inbox_id_customer_id_fk" FOREIGN KEY ("lead_id","customer_id") REFERENCES "public"."firm_inbox"("id","customer_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "possessions" ADD CONSTRAINT "possessions_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "retirements" ADD CONSTRAINT "retirements_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "livings" ADD CONSTRAINT "livings_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD CONSTRAINT "mortgage_parts_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD CONSTRAINT "mortgage_parts_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD CONSTRAINT "mortgage_progress_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD CONSTRAINT "mortgage_progress_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD CONSTRAINT "mortgage_properties_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD CONSTRAINT "mortgage_properties_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "code_attempts" ADD CONSTRAINT "code_attempts_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "code_sign_ins" ADD CONSTRAINT "code_sign_ins_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "mails_sent" ADD CONSTRAINT "mails_sent_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "radar" ADD CONSTRAINT "radar_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "device_marks" ADD CONSTRAINT "device_marks_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD CONSTRAINT "firm_inbox_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
CREATE FUNCTION "take_firm_of_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT tenant_id INTO NEW.tenant_id FROM customers WHERE id = NEW.customer_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- That the firm of a record is filled in changes nothing of the file.
	IF TG_OP = 'UPDATE' THEN
		IF to_jsonb(OLD) -> 'tenant_id' = 'null' AND to_jsonb(NEW) - 'tenant_id' = to_jsonb(OLD) - 'tenant_id' THEN
			RETURN NULL;
		END IF;
	END IF;
	UPDATE customers SET revision = revision + 1
		WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.customer_id ELSE NEW.customer_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "appointments" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "relatives" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "damage_payments" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "damage_progress" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "damages" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "idempotent_answers" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "dossiers" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "given_advice" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "incomes" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "obligations" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "possessions" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "retirements" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "livings" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "mails" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "mortgage_parts" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "mortgage_progress" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "mortgage_properties" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "mortgages" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "notes" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "assessments" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "code_attempts" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "code_sign_ins" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "mailed_tokens" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "mails_sent" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "policies" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "radar" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "device_marks" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "known_devices" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "sessions" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "signals" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "tasks" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT OR UPDATE ON "firm_inbox" FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION "take_firm_of_customer"();
