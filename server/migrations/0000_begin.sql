CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"password_hash" text,
	"two_factor" text,
	"has_access" boolean DEFAULT true NOT NULL,
	"can_update_self" boolean DEFAULT true NOT NULL,
	"can_update_partner" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"office_id" integer,
	"language" text DEFAULT 'nl' NOT NULL,
	"avatar" text,
	"avatar_thumb" text,
	"invitation_token" text,
	"last_submitted_at" timestamp with time zone,
	"advisor" jsonb,
	"account_manager" jsonb,
	"product_labels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relatives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relatives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lender_labels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lender_labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"hdn_code" text NOT NULL,
	"name" text NOT NULL,
	"product_id" text
);
--> statement-breakpoint
CREATE TABLE "lenders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lenders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hdn_code" text NOT NULL,
	"name" text NOT NULL,
	"is_receiver" boolean DEFAULT true NOT NULL,
	"is_sender" boolean DEFAULT true NOT NULL,
	"min_hdn_version" text,
	"max_hdn_version" text,
	"logo" text,
	CONSTRAINT "lenders_hdnCode_unique" UNIQUE("hdn_code")
);
--> statement-breakpoint
CREATE TABLE "livings" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"street_name" text,
	"number" text,
	"number_addition" text,
	"postcode" text,
	"city" text,
	"registered_on" date,
	"market_value" numeric(14, 2),
	"woz_value" numeric(14, 2),
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mortgage_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"mortgage_id" integer NOT NULL,
	"number" text NOT NULL,
	"repayment_type" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"principal" numeric(14, 2) NOT NULL,
	"remaining_debt" numeric(14, 2) NOT NULL,
	"saved_value" numeric(14, 2),
	"interest" numeric(7, 4) NOT NULL,
	"interest_type" text NOT NULL,
	"fixed_from" date,
	"fixed_until" date,
	"fixed_duration" integer,
	"return_rate" numeric(7, 4),
	"nhg" boolean DEFAULT false NOT NULL,
	"tax_box" integer DEFAULT 1 NOT NULL,
	"penalty_free_repayment" numeric(7, 4)
);
--> statement-breakpoint
CREATE TABLE "mortgage_progress" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"mortgage_id" integer NOT NULL,
	"name" text NOT NULL,
	"comment" text,
	"completed" boolean DEFAULT false NOT NULL,
	"received" boolean DEFAULT false NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mortgage_properties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"mortgage_id" integer NOT NULL,
	"is_main" boolean DEFAULT true NOT NULL,
	"street" text,
	"number" text,
	"number_addition" text,
	"postal_code" text,
	"city" text
);
--> statement-breakpoint
CREATE TABLE "mortgages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"number" text,
	"status" integer NOT NULL,
	"lender_id" integer,
	"label_id" integer,
	"seen_at" timestamp with time zone,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"account" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subdomain" text NOT NULL,
	"code" text NOT NULL,
	"profile" jsonb NOT NULL,
	CONSTRAINT "tenants_subdomain_unique" UNIQUE("subdomain"),
	CONSTRAINT "tenants_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatives" ADD CONSTRAINT "relatives_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_labels" ADD CONSTRAINT "lender_labels_lender_id_lenders_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livings" ADD CONSTRAINT "livings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD CONSTRAINT "mortgage_parts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD CONSTRAINT "mortgage_parts_mortgage_id_mortgages_id_fk" FOREIGN KEY ("mortgage_id") REFERENCES "public"."mortgages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD CONSTRAINT "mortgage_progress_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD CONSTRAINT "mortgage_progress_mortgage_id_mortgages_id_fk" FOREIGN KEY ("mortgage_id") REFERENCES "public"."mortgages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD CONSTRAINT "mortgage_properties_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD CONSTRAINT "mortgage_properties_mortgage_id_mortgages_id_fk" FOREIGN KEY ("mortgage_id") REFERENCES "public"."mortgages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_lender_id_lenders_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_label_id_lender_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."lender_labels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_tenant_id_username_index" ON "customers" USING btree ("tenant_id","username");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_tenant_id_email_index" ON "customers" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "relatives_customer_id_index" ON "relatives" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mortgage_parts_customer_id_index" ON "mortgage_parts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mortgage_parts_mortgage_id_index" ON "mortgage_parts" USING btree ("mortgage_id");--> statement-breakpoint
CREATE INDEX "mortgage_progress_customer_id_index" ON "mortgage_progress" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mortgage_properties_customer_id_index" ON "mortgage_properties" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mortgages_customer_id_index" ON "mortgages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_parent_index" ON "refresh_tokens" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "sessions_customer_id_index" ON "sessions" USING btree ("customer_id");