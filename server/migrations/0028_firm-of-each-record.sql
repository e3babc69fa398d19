ALTER TABLE "appointments" DROP CONSTRAINT "appointments_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_type_id_appointment_types_id_fk";
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_resource_id_resources_id_fk";
--> statement-breakpoint
ALTER TABLE "relatives" DROP CONSTRAINT "relatives_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "damage_payments" DROP CONSTRAINT "damage_payments_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "damage_payments" DROP CONSTRAINT "damage_payments_damage_id_damages_id_fk";
--> statement-breakpoint
ALTER TABLE "damage_progress" DROP CONSTRAINT "damage_progress_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "damage_progress" DROP CONSTRAINT "damage_progress_damage_id_damages_id_fk";
--> statement-breakpoint
ALTER TABLE "damages" DROP CONSTRAINT "damages_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "idempotent_answers" DROP CONSTRAINT "idempotent_answers_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "dossiers" DROP CONSTRAINT "dossiers_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "given_advice" DROP CONSTRAINT "given_advice_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "given_advice" DROP CONSTRAINT "given_advice_lead_id_firm_inbox_id_fk";
--> statement-breakpoint
ALTER TABLE "incomes" DROP CONSTRAINT "incomes_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "obligations" DROP CONSTRAINT "obligations_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "possessions" DROP CONSTRAINT "possessions_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "retirements" DROP CONSTRAINT "retirements_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "livings" DROP CONSTRAINT "livings_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "mortgage_parts" DROP CONSTRAINT "mortgage_parts_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "mortgage_parts" DROP CONSTRAINT "mortgage_parts_mortgage_id_mortgages_id_fk";
--> statement-breakpoint
ALTER TABLE "mortgage_progress" DROP CONSTRAINT "mortgage_progress_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "mortgage_progress" DROP CONSTRAINT "mortgage_progress_mortgage_id_mortgages_id_fk";
--> statement-breakpoint
ALTER TABLE "mortgage_properties" DROP CONSTRAINT "mortgage_properties_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "mortgage_properties" DROP CONSTRAINT "mortgage_properties_mortgage_id_mortgages_id_fk";
--> statement-breakpoint
ALTER TABLE "mortgages" DROP CONSTRAINT "mortgages_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "notes" DROP CONSTRAINT "notes_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "activations" DROP CONSTRAINT "activations_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "assessments" DROP CONSTRAINT "assessments_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "code_attempts" DROP CONSTRAINT "code_attempts_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "code_sign_ins" DROP CONSTRAINT "code_sign_ins_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "mailed_tokens" DROP CONSTRAINT "mailed_tokens_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "mails_sent" DROP CONSTRAINT "mails_sent_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "policies" DROP CONSTRAINT "policies_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "radar" DROP CONSTRAINT "radar_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "device_marks" DROP CONSTRAINT "device_marks_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "signals" DROP CONSTRAINT "signals_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "firm_inbox" DROP CONSTRAINT "firm_inbox_customer_id_customers_id_fk";
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
ALTER TABLE "appointments" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "appointments" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "appointments"."customer_id";
--> statement-breakpoint
ALTER TABLE "appointments" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "relatives" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "relatives" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "relatives" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "relatives"."customer_id";
--> statement-breakpoint
ALTER TABLE "relatives" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "relatives" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "damage_payments" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "damage_payments" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "damage_payments" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "damage_payments"."customer_id";
--> statement-breakpoint
ALTER TABLE "damage_payments" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "damage_payments" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "damage_progress" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "damage_progress" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "damage_progress" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "damage_progress"."customer_id";
--> statement-breakpoint
ALTER TABLE "damage_progress" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "damage_progress" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "damages" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "damages" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "damages" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "damages"."customer_id";
--> statement-breakpoint
ALTER TABLE "damages" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "damages" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "idempotent_answers" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "idempotent_answers" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "idempotent_answers"."customer_id";
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "dossiers" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "dossiers" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "dossiers"."customer_id";
--> statement-breakpoint
ALTER TABLE "dossiers" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "dossiers" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "given_advice" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "given_advice" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "given_advice" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "given_advice"."customer_id";
--> statement-breakpoint
ALTER TABLE "given_advice" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "given_advice" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "incomes" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "incomes" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "incomes"."customer_id";
--> statement-breakpoint
ALTER TABLE "incomes" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "incomes" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "obligations" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "obligations" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "obligations" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "obligations"."customer_id";
--> statement-breakpoint
ALTER TABLE "obligations" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "obligations" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "possessions" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "possessions" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "possessions" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "possessions"."customer_id";
--> statement-breakpoint
ALTER TABLE "possessions" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "possessions" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "retirements" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "retirements" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "retirements" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "retirements"."customer_id";
--> statement-breakpoint
ALTER TABLE "retirements" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "retirements" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "livings" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "livings" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "livings" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "livings"."customer_id";
--> statement-breakpoint
ALTER TABLE "livings" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "livings" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mails" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "mails" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "mails"."customer_id";
--> statement-breakpoint
ALTER TABLE "mails" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "mortgage_parts" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "mortgage_parts"."customer_id";
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "mortgage_progress" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "mortgage_progress"."customer_id";
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "mortgage_properties" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "mortgage_properties"."customer_id";
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mortgages" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mortgages" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "mortgages" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "mortgages"."customer_id";
--> statement-breakpoint
ALTER TABLE "mortgages" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "mortgages" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "notes" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "notes" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "notes"."customer_id";
--> statement-breakpoint
ALTER TABLE "notes" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "notes" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "assessments" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "assessments" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "assessments"."customer_id";
--> statement-breakpoint
ALTER TABLE "assessments" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "assessments" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "code_attempts" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "code_attempts" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "code_attempts" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "code_attempts"."customer_id";
--> statement-breakpoint
ALTER TABLE "code_attempts" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "code_attempts" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "code_sign_ins" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "code_sign_ins" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "code_sign_ins" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "code_sign_ins"."customer_id";
--> statement-breakpoint
ALTER TABLE "code_sign_ins" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "code_sign_ins" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mailed_tokens" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "mailed_tokens" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "mailed_tokens"."customer_id";
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails_sent" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "mails_sent" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "mails_sent" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "mails_sent"."customer_id";
--> statement-breakpoint
ALTER TABLE "mails_sent" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "mails_sent" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "policies" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "policies" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "policies"."customer_id";
--> statement-breakpoint
ALTER TABLE "policies" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "policies" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "radar" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "radar" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "radar" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "radar"."customer_id";
--> statement-breakpoint
ALTER TABLE "radar" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "radar" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "device_marks" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "device_marks" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "device_marks" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "device_marks"."customer_id";
--> statement-breakpoint
ALTER TABLE "device_marks" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "device_marks" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "known_devices" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "known_devices" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "known_devices"."customer_id";
--> statement-breakpoint
ALTER TABLE "known_devices" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "known_devices" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "sessions" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "sessions" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "sessions"."customer_id";
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "signals" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "signals" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "signals"."customer_id";
--> statement-breakpoint
ALTER TABLE "signals" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "signals" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "tasks" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "tasks" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "tasks"."customer_id";
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD COLUMN "tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer;
--> statement-breakpoint
ALTER TABLE "firm_inbox" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "firm_inbox" SET "tenant_id" = "customers"."tenant_id" FROM "customers" WHERE "customers"."id" = "firm_inbox"."customer_id";
--> statement-breakpoint
ALTER TABLE "firm_inbox" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "firm_inbox" ALTER COLUMN "tenant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_type_id_tenant_id_appointment_types_id_tenant_id_fk" FOREIGN KEY ("type_id","tenant_id") REFERENCES "public"."appointment_types"("id","tenant_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_resource_id_tenant_id_resources_id_tenant_id_fk" FOREIGN KEY ("resource_id","tenant_id") REFERENCES "public"."resources"("id","tenant_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "relatives" ADD CONSTRAINT "relatives_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "damage_payments" ADD CONSTRAINT "damage_payments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "damage_payments" ADD CONSTRAINT "damage_payments_damage_id_customer_id_damages_id_customer_id_fk" FOREIGN KEY ("damage_id","customer_id") REFERENCES "public"."damages"("id","customer_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "damage_progress" ADD CONSTRAINT "damage_progress_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "damage_progress" ADD CONSTRAINT "damage_progress_damage_id_customer_id_damages_id_customer_id_fk" FOREIGN KEY ("damage_id","customer_id") REFERENCES "public"."damages"("id","customer_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "given_advice" ADD CONSTRAINT "given_advice_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "given_advice" ADD CONSTRAINT "given_advice_lead_id_customer_id_firm_inbox_id_customer_id_fk" FOREIGN KEY ("lead_id","customer_id") REFERENCES "public"."firm_inbox"("id","customer_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "possessions" ADD CONSTRAINT "possessions_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retirements" ADD CONSTRAINT "retirements_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "livings" ADD CONSTRAINT "livings_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD CONSTRAINT "mortgage_parts_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD CONSTRAINT "mortgage_parts_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD CONSTRAINT "mortgage_progress_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD CONSTRAINT "mortgage_progress_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD CONSTRAINT "mortgage_properties_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD CONSTRAINT "mortgage_properties_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "code_attempts" ADD CONSTRAINT "code_attempts_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "code_sign_ins" ADD CONSTRAINT "code_sign_ins_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails_sent" ADD CONSTRAINT "mails_sent_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "radar" ADD CONSTRAINT "radar_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "device_marks" ADD CONSTRAINT "device_marks_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD CONSTRAINT "firm_inbox_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "take_firm_of_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.tenant_id IS NULL THEN
		SELECT tenant_id INTO NEW.tenant_id FROM customers WHERE id = NEW.customer_id;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "appointments" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "relatives" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "damage_payments" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "damage_progress" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "damages" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "idempotent_answers" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "dossiers" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "given_advice" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "incomes" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "obligations" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "possessions" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "retirements" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "livings" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "mails" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "mortgage_parts" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "mortgage_progress" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "mortgage_properties" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "mortgages" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "notes" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "assessments" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "code_attempts" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "code_sign_ins" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "mailed_tokens" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "mails_sent" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "policies" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "radar" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "device_marks" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "known_devices" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "signals" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "tasks" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
--> statement-breakpoint
CREATE TRIGGER "firm_of_customer" BEFORE INSERT ON "firm_inbox" FOR EACH ROW EXECUTE FUNCTION "take_firm_of_customer"();
