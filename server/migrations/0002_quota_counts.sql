CREATE TABLE "quota_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "tenant_inbox_customer_id_index";--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quota_counts_tenant_id_kind_period_index" ON "quota_counts" USING btree ("tenant_id","kind","period");--> statement-breakpoint
CREATE INDEX "tenant_inbox_customer_id_created_at_index" ON "tenant_inbox" USING btree ("customer_id","created_at");--> statement-breakpoint
-- Counts rows and bytes by tenant and period. Uses a count that no other transaction has locked, or adds a new one, so that uploads of a
-- tenant do not wait for each other. Arguments: kind, period of a row, bytes of a row.
CREATE FUNCTION "count_quota"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added'
		WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM removed'
		ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1 AS sign, * FROM removed'
	END;
	one record;
BEGIN
	FOR one IN EXECUTE format('SELECT tenant_id, %s AS period, sum(sign) AS amount, sum(sign * %s) AS bytes
			FROM (%s) changed WHERE customer_id IS NOT NULL
			GROUP BY 1, 2 HAVING sum(sign) <> 0 OR sum(sign * %2$s) <> 0', TG_ARGV[1], TG_ARGV[2], changed) LOOP
		UPDATE quota_counts SET amount = amount + one.amount, bytes = bytes + one.bytes WHERE id = (
			SELECT id FROM quota_counts
				WHERE tenant_id = one.tenant_id AND kind = TG_ARGV[0] AND period = one.period
				LIMIT 1 FOR UPDATE SKIP LOCKED);
		IF NOT FOUND THEN
			INSERT INTO quota_counts (tenant_id, kind, period, amount, bytes)
				VALUES (one.tenant_id, TG_ARGV[0], one.period, one.amount, one.bytes);
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT * FROM (VALUES
		('documents', 'documents', '''infinity''::timestamptz', 'size'),
		('appointments', 'appointments', 'date_trunc(''day'', start, ''UTC'')', '0'),
		('tenant_inbox', 'messages', 'date_trunc(''hour'', created_at, ''UTC'')', '0'),
		('dossiers', 'dossiers', 'date_trunc(''hour'', requested_at, ''UTC'')', '0'),
		('mails_sent', 'mails', 'date_trunc(''hour'', sent_at, ''UTC'')', '0')
	) AS counted(of_table, kind, period, bytes) LOOP
		EXECUTE format('CREATE TRIGGER count_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
			FOR EACH STATEMENT EXECUTE FUNCTION count_quota(%L, %L, %L)', one.of_table, one.kind, one.period, one.bytes);
		EXECUTE format('CREATE TRIGGER count_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
			FOR EACH STATEMENT EXECUTE FUNCTION count_quota(%L, %L, %L)', one.of_table, one.kind, one.period, one.bytes);
		EXECUTE format('CREATE TRIGGER count_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS added OLD TABLE AS removed
			FOR EACH STATEMENT EXECUTE FUNCTION count_quota(%L, %L, %L)', one.of_table, one.kind, one.period, one.bytes);
	END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON "quota_counts" TO portal_tenant;
--> statement-breakpoint
ALTER TABLE "quota_counts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "quota_counts" TO portal_tenant USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
