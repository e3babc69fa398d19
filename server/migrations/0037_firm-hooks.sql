CREATE TABLE "firm_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firm_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"webhook_id" integer NOT NULL,
	"event" bigint NOT NULL,
	"promised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"outcome" text,
	"taken_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "firm_deliveries_webhookId_event_unique" UNIQUE("webhook_id","event")
);
--> statement-breakpoint
CREATE TABLE "firm_events" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"record" jsonb NOT NULL,
	"own_ids" jsonb NOT NULL,
	CONSTRAINT "firm_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "firm_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firm_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"took_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"quiet_until" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_why" text,
	CONSTRAINT "firm_webhooks_tenantId_name_unique" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
ALTER TABLE "firm_deliveries" ADD CONSTRAINT "firm_deliveries_webhook_id_firm_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."firm_webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_deliveries" ADD CONSTRAINT "firm_deliveries_event_firm_events_sequence_fk" FOREIGN KEY ("event") REFERENCES "public"."firm_events"("sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_events" ADD CONSTRAINT "firm_events_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_webhooks" ADD CONSTRAINT "firm_webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "firm_deliveries_event_index" ON "firm_deliveries" USING btree ("event");--> statement-breakpoint
CREATE INDEX "firm_deliveries_waiting" ON "firm_deliveries" USING btree ("webhook_id","next_at","event") WHERE "firm_deliveries"."taken_at" is null and "firm_deliveries"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "firm_events_customer_id_index" ON "firm_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "firm_events_tenant_id_sequence_index" ON "firm_events" USING btree ("tenant_id","sequence");--> statement-breakpoint
CREATE INDEX "firm_events_at_index" ON "firm_events" USING btree ("at");
--> statement-breakpoint
-- Handlers and commands of staff work with what is the firm's; nothing gives them a secret, and events are written by triggers alone.
GRANT INSERT, DELETE ON "firm_webhooks" TO portal_firm;
--> statement-breakpoint
GRANT SELECT ("id", "tenant_id", "name", "url", "events", "created_by", "created_at", "took_at", "failing_since", "failures", "quiet_until", "busy_until", "disabled_at", "disabled_why") ON "firm_webhooks" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "firm_webhooks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "firm_webhooks" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT ON "firm_events" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "firm_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "firm_events" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "firm_deliveries" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "firm_deliveries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "firm_deliveries" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
CREATE SEQUENCE "events_of_firms";
--> statement-breakpoint
-- Writes an event with the firm's own ids of what it names (`<kind>/<number>`), and promises it to the webhooks that want it. Who reads
-- the order of events takes the lock that who reads changes takes, not shared: one lock for both, so that none waits for the other.
CREATE FUNCTION "tell_event"(firm integer, customer integer, told text, what jsonb, named text[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
	place bigint;
BEGIN
	PERFORM pg_advisory_xact_lock_shared(7413005, firm);
	place := nextval('events_of_firms');
	INSERT INTO firm_events (sequence, tenant_id, customer_id, type, record, own_ids)
		VALUES (place, firm, customer, told, what, coalesce((
			SELECT jsonb_object_agg(name, external_id) FROM (
				SELECT DISTINCT ON (name) name, external_id
					FROM unnest(named) name JOIN external_ids ON tenant_id = firm
						AND kind = split_part(name, '/', 1) AND record_id = split_part(name, '/', 2)::integer
					ORDER BY name, deleted_at IS NULL DESC, change DESC) own), '{}'));
	INSERT INTO firm_deliveries (tenant_id, webhook_id, event)
		SELECT firm, id, place FROM firm_webhooks
			WHERE tenant_id = firm AND disabled_at IS NULL AND told = ANY (events);
	IF FOUND THEN
		PERFORM pg_notify('portal_events', firm::text);
	END IF;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "tell_event"(integer, integer, text, jsonb, text[]) FROM PUBLIC;
--> statement-breakpoint
-- What a customer sends: of each kind the event that it is, and none for what is not told.
CREATE FUNCTION "tell_sent"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	told text := CASE
		WHEN NEW.kind = 'message' AND NEW.screen = 'schades' THEN 'damage.reported'
		WHEN NEW.kind = 'message' THEN 'message.created'
		WHEN NEW.kind = 'edit' THEN 'edit.created'
		WHEN NEW.kind = 'lead' THEN 'lead.created'
		WHEN NEW.kind = 'task_reply' THEN 'task.answered'
	END;
	named text[];
BEGIN
	IF told IS NULL OR current_setting('portal.firm_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	named := ARRAY['customer/' || NEW.customer_id, 'task/' || NEW.task_id,
		CASE NEW.reply_to_type WHEN 'attachable' THEN 'mail' WHEN 'signal' THEN 'notice' ELSE 'note' END || '/' || NEW.reply_to_id]
		|| ARRAY(SELECT 'document/' || value FROM jsonb_array_elements_text(NEW.document_ids) value)
		|| ARRAY(SELECT CASE split_part(change ->> 'record', '/', 1)
				WHEN 'living' THEN 'home' WHEN 'part' THEN 'mortgage_part' WHEN 'retirement' THEN 'pension'
				WHEN 'relative' THEN coalesce(change -> 'after' ->> 'kind', change -> 'before' ->> 'kind')
				ELSE split_part(change ->> 'record', '/', 1) END || '/' || split_part(change ->> 'record', '/', 2)
			FROM jsonb_array_elements(coalesce(NEW.changes, '[]')) change);
	PERFORM tell_event(
		coalesce(NEW.tenant_id, (SELECT tenant_id FROM customers WHERE id = NEW.customer_id)), NEW.customer_id, told,
		to_jsonb(NEW) - ARRAY['handled_at', 'handled_by', CASE NEW.kind WHEN 'edit' THEN 'content' END]
			|| jsonb_build_object('task_status', (SELECT status FROM tasks WHERE id = NEW.task_id)),
		array_remove(named, NULL));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Copies of the whole file, which the portal itself puts there, are nothing that a customer sent.
CREATE FUNCTION "tell_document"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF current_setting('portal.firm_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	PERFORM tell_event(NEW.tenant_id, NEW.customer_id, 'document.created', to_jsonb(NEW) - 'file_key',
		array_remove(ARRAY['customer/' || NEW.customer_id, 'document/' || NEW.id, 'mortgage/' || NEW.mortgage_id,
			'damage/' || NEW.damage_id, 'policy/' || NEW.policy_id, 'task/' || NEW.task_id,
			'mortgage_request/' || NEW.mortgage_progress_id, 'damage_request/' || NEW.damage_progress_id], NULL));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- An appointment that goes with its customer's whole file is not cancelled.
CREATE FUNCTION "tell_appointment"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	one appointments := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	firm integer := (SELECT tenant_id FROM customers WHERE id = one.customer_id);
BEGIN
	IF firm IS NULL OR current_setting('portal.firm_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	PERFORM tell_event(firm, one.customer_id, TG_ARGV[0],
		to_jsonb(one) || jsonb_build_object('by', CASE current_setting('portal.acting', true) WHEN 'staff' THEN 'staff' ELSE 'customer' END),
		ARRAY['customer/' || one.customer_id, 'appointment/' || one.id, 'appointment_type/' || one.type_id, 'resource/' || one.resource_id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Their names come after those of the triggers that give and take ids, so that what is told has them.
CREATE TRIGGER "tell_firm" AFTER INSERT ON "firm_inbox" FOR EACH ROW EXECUTE FUNCTION "tell_sent"();
--> statement-breakpoint
CREATE TRIGGER "tell_firm" AFTER INSERT ON "documents" FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL AND NEW.user_id IS NULL AND NEW.type IS DISTINCT FROM 'dossier') EXECUTE FUNCTION "tell_document"();
--> statement-breakpoint
CREATE TRIGGER "tell_firm" AFTER INSERT ON "appointments" FOR EACH ROW EXECUTE FUNCTION "tell_appointment"('appointment.booked');
--> statement-breakpoint
CREATE TRIGGER "tell_firm_gone" AFTER DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION "tell_appointment"('appointment.cancelled');
