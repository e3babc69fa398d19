CREATE TABLE "lead_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"lead_id" integer NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"assignee" text,
	"note" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_steps_leadId_number_unique" UNIQUE("lead_id","number")
);
--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_lead_id_customer_id_firm_inbox_id_customer_id_fk" FOREIGN KEY ("lead_id","customer_id") REFERENCES "public"."firm_inbox"("id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_steps_customer_id_index" ON "lead_steps" USING btree ("customer_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_steps" TO portal_firm;
--> statement-breakpoint
ALTER TABLE "lead_steps" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_firm" ON "lead_steps" TO portal_firm USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT ON lead_steps FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
