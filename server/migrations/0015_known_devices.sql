CREATE TABLE "known_devices" (
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "known_devices_customer_id_name_pk" PRIMARY KEY("customer_id","name")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "known_devices" ("customer_id", "name")
SELECT DISTINCT "customer_id", "device" || ' ' || coalesce("system", '') || ' ' || coalesce("browser", '') FROM "sessions";
