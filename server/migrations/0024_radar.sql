CREATE TABLE "radar" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "radar" ADD CONSTRAINT "radar_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "radar_day_index" ON "radar" USING btree ("day");