-- The role that handlers of customers' calls work as: it owns nothing, and sees of each table the rows of one firm.
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_firm') THEN
		CREATE ROLE portal_firm NOLOGIN;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
	IF NOT pg_has_role(current_user, 'portal_firm', CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
		EXECUTE format('GRANT portal_firm TO %I', current_user);
	END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO portal_firm;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "activations" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "activations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "activations" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "appointment_types" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "appointment_types" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "appointment_types" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "appointments" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "appointments" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "assessments" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "assessments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "assessments" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "code_attempts" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "code_attempts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "code_attempts" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "code_sign_ins" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "code_sign_ins" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "code_sign_ins" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "customers" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "customers" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "damage_payments" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "damage_payments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "damage_payments" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "damage_progress" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "damage_progress" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "damage_progress" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "damages" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "damages" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "damages" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_marks" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "device_marks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "device_marks" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "documents" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "documents" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "dossiers" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "dossiers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "dossiers" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "firm_inbox" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "firm_inbox" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "firm_inbox" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "given_advice" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "given_advice" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "given_advice" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "idempotent_answers" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "idempotent_answers" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "incomes" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "incomes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "incomes" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "known_devices" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "known_devices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "known_devices" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "livings" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "livings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "livings" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mailed_tokens" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "mailed_tokens" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mails" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "mails" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mails_sent" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "mails_sent" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "mails_sent" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mortgage_parts" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "mortgage_parts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "mortgage_parts" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mortgage_progress" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "mortgage_progress" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "mortgage_progress" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mortgage_properties" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "mortgage_properties" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "mortgage_properties" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mortgages" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "mortgages" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "mortgages" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "notes" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "notes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "notes" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "obligations" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "obligations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "obligations" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "outbox" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "outbox" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "policies" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "policies" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "policies" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "possessions" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "possessions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "possessions" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "radar" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "radar" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "radar" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "relatives" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "relatives" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "relatives" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "resources" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "resources" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "resources" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "retirements" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "retirements" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "retirements" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sessions" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "sessions" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "signals" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "signals" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "signals" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tasks" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "tasks" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer OR (tenant_id IS NULL AND EXISTS (SELECT FROM customers WHERE customers.id = customer_id))) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "refresh_tokens" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "refresh_tokens" TO portal_firm USING (EXISTS (SELECT FROM sessions WHERE sessions.id = session_id)) WITH CHECK (EXISTS (SELECT FROM sessions WHERE sessions.id = session_id));
--> statement-breakpoint
GRANT SELECT ON "audit" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "audit" FOR SELECT TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, UPDATE (revision) ON "tenants" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "tenants" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "all_firms" ON "tenants" FOR SELECT TO portal_firm USING (true);
--> statement-breakpoint
CREATE POLICY "own_firm" ON "tenants" FOR UPDATE TO portal_firm USING (id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT ON "lenders", "lender_labels" TO portal_firm;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sign_in_failures" TO portal_firm;
--> statement-breakpoint
-- Fills in the firm of the records in some pages of a table; answers how many.
CREATE FUNCTION "fill_firm"(whose regclass, first_page bigint, pages bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE filled bigint;
BEGIN
	EXECUTE format('UPDATE %s t SET tenant_id = c.tenant_id FROM customers c WHERE c.id = t.customer_id AND t.tenant_id IS NULL AND t.ctid >= %L::tid AND t.ctid < %L::tid', whose, format('(%s,0)', first_page), format('(%s,0)', first_page + pages));
	GET DIAGNOSTICS filled = ROW_COUNT;
	RETURN filled;
END $$;
--> statement-breakpoint
-- Closes the wall of a table, in three transactions of which none keeps others waiting: 1 says that no row may be without its
-- firm, 2 looks through the table whether that and the new keys hold, 3 takes away what stood for them until then.
CREATE FUNCTION "finish_firm"(whose regclass, step integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
	IF step = 1 THEN
		EXECUTE format('ALTER TABLE %s DROP CONSTRAINT IF EXISTS firm_known, ADD CONSTRAINT firm_known CHECK (tenant_id IS NOT NULL) NOT VALID', whose);
	ELSIF step = 2 THEN
		FOR one IN SELECT conname FROM pg_constraint WHERE conrelid = whose AND contype = 'c' AND NOT convalidated LOOP
			EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', whose, one.conname);
		END LOOP;
	ELSE
		FOR one IN SELECT conname FROM pg_constraint WHERE conrelid = whose AND NOT convalidated LOOP
			EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', whose, one.conname);
		END LOOP;
		FOR one IN
			SELECT before.conname FROM pg_constraint before
			JOIN pg_constraint pair ON pair.conrelid = before.conrelid AND pair.confrelid = before.confrelid
				AND pair.contype = 'f' AND cardinality(pair.conkey) = 2 AND before.conkey <@ pair.conkey
			WHERE before.conrelid = whose AND before.contype = 'f' AND cardinality(before.conkey) = 1
		LOOP
			EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', whose, one.conname);
		END LOOP;
		EXECUTE format('ALTER TABLE %s ALTER COLUMN tenant_id SET NOT NULL, DROP CONSTRAINT firm_known', whose);
		EXECUTE format('ALTER POLICY own_firm ON %s USING (tenant_id = nullif(current_setting(''portal.tenant'', true), '''')::integer)', whose);
	END IF;
END $$;
--> statement-breakpoint
-- The tables whose walls are not closed yet.
CREATE VIEW "firms_to_finish" AS SELECT DISTINCT conrelid::regclass AS "whose", pg_relation_size(conrelid) / current_setting('block_size')::bigint AS "pages" FROM pg_constraint WHERE contype = 'f' AND NOT convalidated AND connamespace = 'public'::regnamespace;
--> statement-breakpoint
-- Where nothing is yet, at once.
DO $$
DECLARE one record;
BEGIN
	IF EXISTS (SELECT FROM customers) THEN RETURN; END IF;
	FOR one IN SELECT whose FROM firms_to_finish LOOP
		FOR step IN 1..3 LOOP PERFORM finish_firm(one.whose, step); END LOOP;
	END LOOP;
END $$;
