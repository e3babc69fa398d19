CREATE TABLE "given_advice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "given_advice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"calculation" text NOT NULL,
	"day" text NOT NULL,
	"editions" jsonb NOT NULL,
	"input" text NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "given_advice" ADD CONSTRAINT "given_advice_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_advice" ADD CONSTRAINT "given_advice_lead_id_firm_inbox_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."firm_inbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_advice_customer_id_index" ON "given_advice" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "given_advice_lead_id_index" ON "given_advice" USING btree ("lead_id");