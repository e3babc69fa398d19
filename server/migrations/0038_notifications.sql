CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"record_id" integer NOT NULL,
	"days_before" integer,
	"day" date,
	"at" timestamp with time zone NOT NULL,
	"mailing" uuid
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "notification_preferences_customer_id_kind_pk" PRIMARY KEY("customer_id","kind")
);
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_customer_id_index" ON "news" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "news_at_index" ON "news" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_waiting" ON "news" USING btree ("tenant_id","record","record_id") WHERE "news"."mailing" is null and "news"."days_before" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "news_reminder" ON "news" USING btree ("tenant_id","record","record_id","day","days_before");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "news" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "news" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "news" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "notification_preferences" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "notification_preferences" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
