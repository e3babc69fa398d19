-- Renames "firm" to "tenant" in databases from before this migration. A new database already has the new names.
DO $$
DECLARE
	one record;
BEGIN
	IF to_regclass('public.firm_inbox') IS NULL THEN
		RETURN;
	END IF;

	-- The role is shared by all databases of a server, so its rights move instead of its name.
	BEGIN
		CREATE ROLE portal_tenant NOLOGIN;
	EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
	END;
	IF NOT pg_has_role(current_user, 'portal_tenant', CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
		EXECUTE format('GRANT portal_tenant TO %I', current_user);
	END IF;

	FOR one IN SELECT oid::regclass AS named, replace(relname, 'firm_', 'tenant_') AS renamed FROM pg_class
		WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname LIKE 'firm\_%'
	LOOP
		EXECUTE format('ALTER TABLE %s RENAME TO %I', one.named, one.renamed);
	END LOOP;
	FOR one IN SELECT oid::regclass AS named, replace(relname, 'firm', 'tenant') AS renamed FROM pg_class
		WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND relname LIKE '%firm%'
	LOOP
		EXECUTE format('ALTER SEQUENCE %s RENAME TO %I', one.named, one.renamed);
	END LOOP;
	FOR one IN SELECT conrelid::regclass AS of, conname, replace(conname, 'firm', 'tenant') AS renamed FROM pg_constraint
		WHERE connamespace = 'public'::regnamespace AND conname LIKE '%firm%'
	LOOP
		EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one.of, one.conname, one.renamed);
	END LOOP;
	FOR one IN SELECT oid::regclass AS named, replace(relname, 'firm', 'tenant') AS renamed FROM pg_class
		WHERE relnamespace = 'public'::regnamespace AND relkind = 'i' AND relname LIKE '%firm%'
	LOOP
		EXECUTE format('ALTER INDEX %s RENAME TO %I', one.named, one.renamed);
	END LOOP;
	FOR one IN SELECT tgrelid::regclass AS of, tgname, replace(tgname, 'firm', 'tenant') AS renamed FROM pg_trigger
		WHERE NOT tgisinternal AND tgname LIKE '%firm%'
	LOOP
		EXECUTE format('ALTER TRIGGER %I ON %s RENAME TO %I', one.tgname, one.of, one.renamed);
	END LOOP;

	ALTER FUNCTION "take_firm_of_customer"() RENAME TO "take_tenant_of_customer";
	FOR one IN SELECT oid, pronargs, oid::regprocedure AS named, regexp_replace(pg_get_functiondef(oid), '(?<![a-z])firm', 'tenant', 'g') AS changed
		FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND pg_get_functiondef(oid) ~ '(?<![a-z])firm'
	LOOP
		-- Names of parameters cannot be replaced.
		IF one.pronargs > 0 THEN
			EXECUTE format('DROP FUNCTION %s', one.named);
		END IF;
		EXECUTE one.changed;
	END LOOP;
	REVOKE ALL ON FUNCTION "tell_event"(integer, integer, text, jsonb, text[]) FROM PUBLIC;

	FOR one IN SELECT polrelid::regclass AS of, polname, replace(polname, 'firm', 'tenant') AS renamed FROM pg_policy
		WHERE 'portal_firm'::regrole = ANY (polroles)
	LOOP
		EXECUTE format('ALTER POLICY %I ON %s TO portal_tenant', one.polname, one.of);
		IF one.polname <> one.renamed THEN
			EXECUTE format('ALTER POLICY %I ON %s RENAME TO %I', one.polname, one.of, one.renamed);
		END IF;
	END LOOP;
	FOR one IN
		SELECT format('%s ON %s %s', privilege_type, CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass) AS granted
			FROM pg_class, aclexplode(relacl) WHERE grantee = 'portal_firm'::regrole
		UNION ALL SELECT format('%s (%I) ON TABLE %s', privilege_type, attname, attrelid::regclass)
			FROM pg_attribute, aclexplode(attacl) WHERE grantee = 'portal_firm'::regrole
		UNION ALL SELECT format('%s ON SCHEMA %I', privilege_type, nspname)
			FROM pg_namespace, aclexplode(nspacl) WHERE grantee = 'portal_firm'::regrole
		UNION ALL SELECT format('%s ON FUNCTION %s', privilege_type, oid::regprocedure)
			FROM pg_proc, aclexplode(proacl) WHERE grantee = 'portal_firm'::regrole
	LOOP
		EXECUTE format('GRANT %s TO portal_tenant', one.granted);
		EXECUTE format('REVOKE %s FROM portal_firm', one.granted);
	END LOOP;
	BEGIN
		DROP ROLE portal_firm;
	EXCEPTION WHEN dependent_objects_still_exist OR insufficient_privilege THEN NULL;
	END;

	ALTER TABLE "household_grants" DISABLE TRIGGER USER;
	UPDATE "household_grants" SET "ended_by" = 'tenant' WHERE "ended_by" = 'firm';
	ALTER TABLE "household_grants" ENABLE TRIGGER USER;
	ALTER TABLE "mails" DISABLE TRIGGER USER;
	UPDATE "mails" SET "origin" = 'tenant' WHERE "origin" = 'firm';
	ALTER TABLE "mails" ENABLE TRIGGER USER;
END $$;
