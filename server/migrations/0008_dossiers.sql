CREATE TABLE "dossiers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dossiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"document_id" integer
);
--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossiers_customer_id_index" ON "dossiers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "dossiers_ready_at_index" ON "dossiers" USING btree ("ready_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dossiers_making" ON "dossiers" USING btree ("customer_id","kind") WHERE "dossiers"."state" = 'making';--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON dossiers FOR EACH ROW EXECUTE FUNCTION touch_customer();
