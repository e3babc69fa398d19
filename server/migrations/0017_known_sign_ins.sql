CREATE TABLE "code_sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"browser" text NOT NULL,
	"known" boolean NOT NULL,
	"claimed" boolean DEFAULT false NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"mailed_unclaimed" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_marks" (
	"customer_id" integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_marks_customer_id_hash_pk" PRIMARY KEY("customer_id","hash")
);
--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "code_sign_ins" ADD CONSTRAINT "code_sign_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_marks" ADD CONSTRAINT "device_marks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_sign_ins_customer_id_index" ON "code_sign_ins" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "device_marks_hash_index" ON "device_marks" USING btree ("hash");