CREATE TABLE "mails_sent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_sent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails_sent" ADD CONSTRAINT "mails_sent_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_sent_customer_id_index" ON "mails_sent" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mails_sent_sent_at_index" ON "mails_sent" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "firm_inbox_created_at_index" ON "firm_inbox" USING btree ("created_at");