CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"session_id" uuid,
	"device_hash" text,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"browser" text,
	"system" text,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_customerId_endpoint_unique" UNIQUE("customer_id","endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_notices" (
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"device_id" integer NOT NULL,
	"news_id" integer NOT NULL,
	"sending" uuid NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "push_notices_device_id_news_id_pk" PRIMARY KEY("device_id","news_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_session_id_index" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_notices_news_id_index" ON "push_notices" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "push_notices_sending_index" ON "push_notices" USING btree ("sending");--> statement-breakpoint
CREATE INDEX "push_notices_customer_id_index" ON "push_notices" USING btree ("customer_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "push_devices" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "push_devices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "push_devices" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "push_notices" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "push_notices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "push_notices" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- A sign-in that is ended while it still works takes along the device that it turned on; one that had run out does not.
CREATE FUNCTION "end_push_device"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	IF EXISTS (SELECT FROM refresh_tokens WHERE session_id = NEW.id AND spent_at IS NULL AND expires_at > NEW.revoked_at) THEN
		DELETE FROM push_devices WHERE session_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "end_push_device" AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION "end_push_device"();
