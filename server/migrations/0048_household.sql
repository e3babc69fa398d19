CREATE TABLE "household_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "household_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"rights" jsonb NOT NULL,
	"consents" jsonb,
	"given_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "acted_by" integer DEFAULT nullif(current_setting('portal.actor', true), '')::integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "has_file" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "acted_by" integer DEFAULT nullif(current_setting('portal.actor', true), '')::integer;--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD COLUMN "acted_by" integer DEFAULT nullif(current_setting('portal.actor', true), '')::integer;--> statement-breakpoint
ALTER TABLE "household_grants" ADD CONSTRAINT "household_grants_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_grants" ADD CONSTRAINT "household_grants_person_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("person_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "household_open" ON "household_grants" USING btree ("customer_id","person_id") WHERE "household_grants"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "household_partner" ON "household_grants" USING btree ("customer_id") WHERE "household_grants"."kind" = 'partner' and "household_grants"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "household_grants_customer_id_index" ON "household_grants" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "household_grants_person_id_index" ON "household_grants" USING btree ("person_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "household_grants" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "household_grants" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "household_grants" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- Tags of reads follow from the revision of the file, and what the other is told from that of the other.
CREATE FUNCTION "touch_household"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	UPDATE customers SET revision = revision + 1
		WHERE id IN (coalesce(NEW.customer_id, OLD.customer_id), coalesce(NEW.person_id, OLD.person_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON "household_grants" FOR EACH ROW EXECUTE FUNCTION "touch_household"();
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE ON household_grants FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
-- What of a file is withheld from whoever a statement is for: names of parts, parted by commas. The database itself then shows no
-- row of it, whatever a handler asks (HOUSE-03).
CREATE FUNCTION "is_withheld"(part text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(part = ANY (string_to_array(current_setting('portal.withheld', true), ',')), false)
$$;
--> statement-breakpoint
-- Asked once a statement and not once a row: nearly always nothing is.
CREATE FUNCTION "is_whole"() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(current_setting('portal.withheld', true), '') = ''
$$;
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "livings" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('home'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "mortgages" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('home'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "mortgage_parts" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('home'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "mortgage_properties" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('home'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "mortgage_progress" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('home'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "radar" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('home'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "policies" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('insurance'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "damages" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('insurance'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "damage_progress" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('insurance'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "damage_payments" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('insurance'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "obligations" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('savings'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "possessions" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('savings'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "notes" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('messages'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "mails" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('messages'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "signals" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('messages'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "tasks" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld('messages'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "incomes" AS RESTRICTIVE TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld(CASE earner WHEN 'partner' THEN 'partner_income' ELSE 'income' END));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "retirements" AS RESTRICTIVE TO portal_firm USING ((SELECT is_whole()) OR NOT is_withheld(CASE earner WHEN 'partner' THEN 'partner_pension' ELSE 'pension' END));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "firm_inbox" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR kind = 'edit' OR NOT is_withheld('messages'));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "documents" AS RESTRICTIVE FOR SELECT TO portal_firm USING ((SELECT is_whole()) OR customer_id IS NULL OR NOT (
	is_withheld('documents')
	OR (type = 'dossier' AND is_withheld('account'))
	OR (type = 'income' AND is_withheld('income'))
	OR ((type = 'message' OR task_id IS NOT NULL) AND is_withheld('messages'))
	OR (coalesce(mortgage_id, mortgage_progress_id) IS NOT NULL AND is_withheld('home'))
	OR (coalesce(policy_id, damage_id, damage_progress_id) IS NOT NULL AND is_withheld('insurance'))
));
