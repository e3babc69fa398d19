CREATE TABLE "resources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "resources_id_tenantId_unique" UNIQUE("id","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "appointment_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price" numeric(14, 2),
	"duration" integer NOT NULL,
	"buffer" integer DEFAULT 0 NOT NULL,
	"min_hours" integer DEFAULT 24 NOT NULL,
	"max_hours" integer DEFAULT 1440 NOT NULL,
	"for_customers" boolean NOT NULL,
	"takes_bookings" boolean DEFAULT true NOT NULL,
	"resource_ids" jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "appointment_types_id_tenantId_unique" UNIQUE("id","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"type_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"description" text,
	"summary" text,
	"acted_by" integer DEFAULT nullif(current_setting('portal.actor', true), '')::integer,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"resource_id" integer NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer NOT NULL,
	"staff_name" text NOT NULL,
	"role" text NOT NULL,
	"command" text NOT NULL,
	"customer_ids" integer[] NOT NULL,
	"about" jsonb NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"before" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_tenantId_position_unique" UNIQUE("tenant_id","position")
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"reported_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_customer_id_hash_pk" PRIMARY KEY("customer_id","hash")
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"version" text NOT NULL,
	"description" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"passed_at" timestamp with time zone,
	"public_key" text,
	"provenance" jsonb,
	CONSTRAINT "builds_name_hash_pk" PRIMARY KEY("name","hash")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"hash" text NOT NULL,
	"previous" text,
	CONSTRAINT "channels_name_channel_pk" PRIMARY KEY("name","channel")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"name" text NOT NULL,
	"tenant" text NOT NULL,
	"off" boolean DEFAULT false NOT NULL,
	"channel" text DEFAULT 'live' NOT NULL,
	"pinned" text,
	"rollout" text,
	"percent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "placements_name_tenant_pk" PRIMARY KEY("name","tenant")
);
--> statement-breakpoint
CREATE TABLE "publishers" (
	"public_key" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"remotes" text[] NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"tenant" text,
	"channel" text,
	"installation" text,
	"action" text NOT NULL,
	"by" text,
	"why" text,
	"before" jsonb NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "version_runs" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"ran" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"slow" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "version_runs_name_version_minute_pk" PRIMARY KEY("name","version","minute")
);
--> statement-breakpoint
CREATE TABLE "version_vitals" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"vital" text NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "version_vitals_name_version_hour_vital_pk" PRIMARY KEY("name","version","hour","vital")
);
--> statement-breakpoint
CREATE TABLE "customer_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"staff_id" integer NOT NULL,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"q" text NOT NULL,
	"filter" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_views_tenantId_staffId_name_unique" UNIQUE("tenant_id","staff_id","name")
);
--> statement-breakpoint
CREATE TABLE "signals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"description" text NOT NULL,
	"customer_message" text,
	"finished_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"status" text DEFAULT 'open' NOT NULL,
	"searchable_type" text,
	"searchable_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"password_hash" text,
	"two_factor" text,
	"has_file" boolean DEFAULT true NOT NULL,
	"has_access" boolean DEFAULT true NOT NULL,
	"can_update_self" boolean DEFAULT true NOT NULL,
	"can_update_partner" boolean DEFAULT true NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL,
	"left_at" timestamp with time zone,
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
	"revision" integer DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "customers_of_tenant" UNIQUE("id","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "relatives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relatives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "damage_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "damage_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"damage_id" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"date" date,
	"pay_to" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "damage_progress" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "damage_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"damage_id" integer NOT NULL,
	"name" text NOT NULL,
	"comment" text,
	"completed" boolean DEFAULT false NOT NULL,
	"received" boolean DEFAULT false NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	"date" date,
	"adviser_seen_at" timestamp with time zone,
	"rejected" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "damages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "damages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"type" text NOT NULL,
	"cause" text,
	"date" date,
	"description" text,
	"estimated" numeric(14, 2),
	"policy_contract_number" text,
	"settled" boolean DEFAULT false NOT NULL,
	"status" text,
	"pay_to" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "damages_id_customerId_unique" UNIQUE("id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"customer_id" integer,
	"name" text NOT NULL,
	"type" text,
	"mime_type" text NOT NULL,
	"extension" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL,
	"user_id" integer,
	"acted_by" integer DEFAULT nullif(current_setting('portal.actor', true), '')::integer,
	"category_id" integer,
	"mortgage_id" integer,
	"damage_id" integer,
	"policy_id" integer,
	"task_id" integer,
	"mortgage_progress_id" integer,
	"damage_progress_id" integer,
	"screen" text,
	"as_json" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"verdict_reason" text,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" text
);
--> statement-breakpoint
CREATE TABLE "idempotent_responses" (
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_responses_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "dossiers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dossiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"document_id" integer
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"requested_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"held_by" text,
	"hold_reason" text,
	"closed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"record_number" integer
);
--> statement-breakpoint
CREATE TABLE "given_advice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "given_advice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"lead_id" integer NOT NULL,
	"calculation" text NOT NULL,
	"day" text NOT NULL,
	"editions" jsonb NOT NULL,
	"input" text NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "livings" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
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
CREATE TABLE "household_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "household_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"rights" jsonb NOT NULL,
	"consents" jsonb,
	"given_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "incomes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"earner" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "obligations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "obligations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "possessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "possessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retirements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retirements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"earner" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "lender_labels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lender_labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"hdn_code" text NOT NULL,
	"name" text NOT NULL,
	"product_id" text,
	"rates" jsonb
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
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"subject" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"cc" text,
	"bcc" text,
	"content" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text,
	"origin" text DEFAULT 'received' NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"bulk" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "message_templates_tenantId_name_unique" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "mortgage_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
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
	"deduction_from" date,
	"penalty_free_repayment" numeric(7, 4)
);
--> statement-breakpoint
CREATE TABLE "mortgage_progress" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"mortgage_id" integer NOT NULL,
	"name" text NOT NULL,
	"comment" text,
	"completed" boolean DEFAULT false NOT NULL,
	"received" boolean DEFAULT false NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	"date" date,
	"adviser_seen_at" timestamp with time zone,
	"rejected" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mortgage_properties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
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
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"number" text,
	"status" integer NOT NULL,
	"lender_id" integer,
	"label_id" integer,
	"seen_at" timestamp with time zone,
	"facts" jsonb NOT NULL,
	CONSTRAINT "mortgages_id_customerId_unique" UNIQUE("id","customer_id")
);
--> statement-breakpoint
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
CREATE TABLE "internal_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internal_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"content" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"title" text,
	"content" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"created_by" text,
	"wants_answer" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone,
	"adviser_seen_at" timestamp with time zone,
	"document_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"number" text NOT NULL,
	"customer_id" integer,
	"waits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"type" text NOT NULL,
	"partner" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"end_secret" text NOT NULL,
	"result" text
);
--> statement-breakpoint
CREATE TABLE "code_sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"browser" text NOT NULL,
	"known" boolean NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"known" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orphaned_files" (
	"file_key" text PRIMARY KEY NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails_sent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_sent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"user_handle" text NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"mutation_code" integer DEFAULT 0 NOT NULL,
	"term_amount" numeric(14, 2),
	"payment_term" integer,
	"premium_end_date" date,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"session_id" uuid,
	"device_hash" text NOT NULL,
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
CREATE TABLE "quota_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "known_devices_customer_id_name_pk" PRIMARY KEY("customer_id","name")
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
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"proof_key" text,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device_hash" text NOT NULL,
	"browser" text,
	"system" text,
	"device" text DEFAULT 'computer' NOT NULL,
	"means" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"account" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_marks" (
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_marks_customer_id_hash_pk" PRIMARY KEY("customer_id","hash")
);
--> statement-breakpoint
CREATE TABLE "signing_certificates" (
	"tenant_id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"chain" text NOT NULL,
	"subject" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"due" date,
	"document_id" integer,
	"hash" text NOT NULL,
	"task_id" integer,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"withdrawn_by" text,
	"reason" text,
	"factor" text,
	"evidence" jsonb,
	"sealed_id" integer,
	"busy_until" timestamp with time zone,
	"noted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text,
	"subject" text,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_issuer_subject_unique" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"tenant_id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "staff_roles_staffId_tenantId_unique" UNIQUE("staff_id","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"description" text,
	"date" date,
	"time" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"adviser_seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "external_ids" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "external_ids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"customer" text,
	"record_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"change" bigint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "external_ids_tenantId_kind_externalId_unique" UNIQUE("tenant_id","kind","external_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "tenant_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "tenant_keys_tenantId_name_unique" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "tenant_import_customers" (
	"import_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "tenant_import_customers_import_id_customer_id_pk" PRIMARY KEY("import_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_import_faults" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_import_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"kind" text,
	"external_id" text,
	"field" text,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"key_name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"source" text NOT NULL,
	"format" text NOT NULL,
	"file_key" text,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"groups" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tenant_inbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"kind" text NOT NULL,
	"screen" text,
	"category" text,
	"subject" text,
	"content" text NOT NULL,
	"task_id" integer,
	"reply_to_type" text,
	"reply_to_id" integer,
	"document_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb,
	"acted_by" integer DEFAULT nullif(current_setting('portal.actor', true), '')::integer,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	CONSTRAINT "tenant_inbox_id_customerId_unique" UNIQUE("id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"webhook_id" integer NOT NULL,
	"event" bigint NOT NULL,
	"promised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"outcome" text,
	"accepted_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "tenant_deliveries_webhookId_event_unique" UNIQUE("webhook_id","event")
);
--> statement-breakpoint
CREATE TABLE "tenant_events" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"record" jsonb NOT NULL,
	"own_ids" jsonb NOT NULL,
	CONSTRAINT "tenant_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "tenant_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_delivered_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"quiet_until" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_why" text,
	CONSTRAINT "tenant_webhooks_tenantId_name_unique" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "profile_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subdomain" text NOT NULL,
	"code" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"profile" jsonb NOT NULL,
	"embed_origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "tenants_subdomain_unique" UNIQUE("subdomain"),
	CONSTRAINT "tenants_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "upcoming_events" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer DEFAULT nullif(current_setting('portal.tenant', true), '')::integer NOT NULL,
	"day" date NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_types" ADD CONSTRAINT "appointment_types_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_type_id_tenant_id_appointment_types_id_tenant_id_fk" FOREIGN KEY ("type_id","tenant_id") REFERENCES "public"."appointment_types"("id","tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_resource_id_tenant_id_resources_id_tenant_id_fk" FOREIGN KEY ("resource_id","tenant_id") REFERENCES "public"."resources"("id","tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_resource_id_tenant_id_resources_id_tenant_id_fk" FOREIGN KEY ("resource_id","tenant_id") REFERENCES "public"."resources"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relatives" ADD CONSTRAINT "relatives_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage_payments" ADD CONSTRAINT "damage_payments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage_payments" ADD CONSTRAINT "damage_payments_damage_id_customer_id_damages_id_customer_id_fk" FOREIGN KEY ("damage_id","customer_id") REFERENCES "public"."damages"("id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage_progress" ADD CONSTRAINT "damage_progress_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage_progress" ADD CONSTRAINT "damage_progress_damage_id_customer_id_damages_id_customer_id_fk" FOREIGN KEY ("damage_id","customer_id") REFERENCES "public"."damages"("id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_mortgage_id_mortgages_id_fk" FOREIGN KEY ("mortgage_id") REFERENCES "public"."mortgages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_damage_id_damages_id_fk" FOREIGN KEY ("damage_id") REFERENCES "public"."damages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_mortgage_progress_id_mortgage_progress_id_fk" FOREIGN KEY ("mortgage_progress_id") REFERENCES "public"."mortgage_progress"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_damage_progress_id_damage_progress_id_fk" FOREIGN KEY ("damage_progress_id") REFERENCES "public"."damage_progress"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_responses" ADD CONSTRAINT "idempotent_responses_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_advice" ADD CONSTRAINT "given_advice_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_advice" ADD CONSTRAINT "given_advice_lead_id_customer_id_tenant_inbox_id_customer_id_fk" FOREIGN KEY ("lead_id","customer_id") REFERENCES "public"."tenant_inbox"("id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livings" ADD CONSTRAINT "livings_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_grants" ADD CONSTRAINT "household_grants_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_grants" ADD CONSTRAINT "household_grants_person_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("person_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "possessions" ADD CONSTRAINT "possessions_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retirements" ADD CONSTRAINT "retirements_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_lead_id_customer_id_tenant_inbox_id_customer_id_fk" FOREIGN KEY ("lead_id","customer_id") REFERENCES "public"."tenant_inbox"("id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_labels" ADD CONSTRAINT "lender_labels_lender_id_lenders_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD CONSTRAINT "mortgage_parts_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_parts" ADD CONSTRAINT "mortgage_parts_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD CONSTRAINT "mortgage_progress_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD CONSTRAINT "mortgage_progress_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD CONSTRAINT "mortgage_properties_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_properties" ADD CONSTRAINT "mortgage_properties_mortgage_id_customer_id_mortgages_id_customer_id_fk" FOREIGN KEY ("mortgage_id","customer_id") REFERENCES "public"."mortgages"("id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_lender_id_lenders_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_label_id_lender_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."lender_labels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgages" ADD CONSTRAINT "mortgages_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_sign_ins" ADD CONSTRAINT "code_sign_ins_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails_sent" ADD CONSTRAINT "mails_sent_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_marks" ADD CONSTRAINT "device_marks_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_certificates" ADD CONSTRAINT "signing_certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_sealed_id_documents_id_fk" FOREIGN KEY ("sealed_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_ids" ADD CONSTRAINT "external_ids_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_keys" ADD CONSTRAINT "tenant_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_import_customers" ADD CONSTRAINT "tenant_import_customers_import_id_tenant_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tenant_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_import_faults" ADD CONSTRAINT "tenant_import_faults_import_id_tenant_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tenant_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_imports" ADD CONSTRAINT "tenant_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_inbox" ADD CONSTRAINT "tenant_inbox_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_deliveries" ADD CONSTRAINT "tenant_deliveries_webhook_id_tenant_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."tenant_webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_deliveries" ADD CONSTRAINT "tenant_deliveries_event_tenant_events_sequence_fk" FOREIGN KEY ("event") REFERENCES "public"."tenant_events"("sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_events" ADD CONSTRAINT "tenant_events_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_webhooks" ADD CONSTRAINT "tenant_webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upcoming_events" ADD CONSTRAINT "upcoming_events_customer_id_tenant_id_customers_id_tenant_id_fk" FOREIGN KEY ("customer_id","tenant_id") REFERENCES "public"."customers"("id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_customer_id_index" ON "appointments" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_resource_id_start_index" ON "appointments" USING btree ("resource_id","start");--> statement-breakpoint
CREATE INDEX "blocked_times_resource_id_index" ON "blocked_times" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "audit_customers_index" ON "audit" USING gin ("customer_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_at" ON "releases" USING btree ("at");--> statement-breakpoint
CREATE INDEX "customer_views_staff_id_index" ON "customer_views" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "signals_customer_id_index" ON "signals" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_tenant_id_username_index" ON "customers" USING btree ("tenant_id","username");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_tenant_id_email_index" ON "customers" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "customers_closed" ON "customers" USING btree ("closed_at") WHERE "customers"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("tenant_id",lower(coalesce("facts" ->> 'last_name', '')),"id");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin (to_tsvector('simple', translate(coalesce("facts" ->> 'first_name', '') || ' ' || coalesce("facts" ->> 'suffix', '') || ' ' || coalesce("facts" ->> 'last_name', '') || ' ' || "username" || ' ' || coalesce("email", ''), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳ', 'aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaggkkoooojggnnaaaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyy')));--> statement-breakpoint
CREATE INDEX "relatives_customer_id_index" ON "relatives" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "damage_payments_customer_id_index" ON "damage_payments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "damage_progress_customer_id_index" ON "damage_progress" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "damages_customer_id_index" ON "damages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "documents_customer_id_index" ON "documents" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "documents_tenant_id_customer_id_index" ON "documents" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "documents_to_review" ON "documents" USING btree ("tenant_id","created_at") WHERE "documents"."reviewed_at" is null and "documents"."user_id" is null and "documents"."customer_id" is not null and coalesce("documents"."type", '') not in ('message', 'dossier');--> statement-breakpoint
CREATE INDEX "documents_mortgage_id_index" ON "documents" USING btree ("mortgage_id") WHERE "documents"."mortgage_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_damage_id_index" ON "documents" USING btree ("damage_id") WHERE "documents"."damage_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_policy_id_index" ON "documents" USING btree ("policy_id") WHERE "documents"."policy_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_task_id_index" ON "documents" USING btree ("task_id") WHERE "documents"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_mortgage_progress_id_index" ON "documents" USING btree ("mortgage_progress_id") WHERE "documents"."mortgage_progress_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_damage_progress_id_index" ON "documents" USING btree ("damage_progress_id") WHERE "documents"."damage_progress_id" is not null;--> statement-breakpoint
CREATE INDEX "dossiers_customer_id_index" ON "dossiers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "dossiers_ready_at_index" ON "dossiers" USING btree ("ready_at");--> statement-breakpoint
CREATE INDEX "dossiers_document_id_index" ON "dossiers" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dossiers_making" ON "dossiers" USING btree ("customer_id","kind") WHERE "dossiers"."state" = 'making';--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("customer_id") WHERE "erasures"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_recorded" ON "erasures" USING btree ("record_number");--> statement-breakpoint
CREATE INDEX "erasures_tenant_id_due_at_index" ON "erasures" USING btree ("tenant_id","due_at");--> statement-breakpoint
CREATE INDEX "given_advice_customer_id_index" ON "given_advice" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "given_advice_lead_id_index" ON "given_advice" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "household_grants_customer_id_index" ON "household_grants" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "household_open" ON "household_grants" USING btree ("customer_id","person_id") WHERE "household_grants"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "household_partner" ON "household_grants" USING btree ("customer_id") WHERE "household_grants"."kind" = 'partner' and "household_grants"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "household_grants_person_id_index" ON "household_grants" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "incomes_customer_id_index" ON "incomes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "obligations_customer_id_index" ON "obligations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "possessions_customer_id_index" ON "possessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "retirements_customer_id_index" ON "retirements" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "lead_steps_customer_id_index" ON "lead_steps" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mails_customer_id_index" ON "mails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mortgage_parts_customer_id_index" ON "mortgage_parts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mortgage_parts_mortgage_id_index" ON "mortgage_parts" USING btree ("mortgage_id");--> statement-breakpoint
CREATE INDEX "mortgage_progress_customer_id_index" ON "mortgage_progress" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mortgage_properties_customer_id_index" ON "mortgage_properties" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mortgages_customer_id_index" ON "mortgages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "news_customer_id_index" ON "news" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "news_at_index" ON "news" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_waiting" ON "news" USING btree ("tenant_id","record","record_id") WHERE "news"."mailing" is null and "news"."days_before" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "news_reminder" ON "news" USING btree ("tenant_id","record","record_id","day","days_before");--> statement-breakpoint
CREATE INDEX "internal_notes_customer_id_index" ON "internal_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "notes_customer_id_index" ON "notes" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activations_tenant_id_number_index" ON "activations" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "assessments_customer_id_index" ON "assessments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "code_sign_ins_customer_id_index" ON "code_sign_ins" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mailed_tokens_customer_id_index" ON "mailed_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orphaned_files_since_index" ON "orphaned_files" USING btree ("since");--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_sent_customer_id_index" ON "mails_sent" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mails_sent_sent_at_index" ON "mails_sent" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_customer_id_index" ON "passkeys" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_tenant_id_credential_id_index" ON "passkeys" USING btree ("tenant_id","credential_id");--> statement-breakpoint
CREATE INDEX "policies_customer_id_index" ON "policies" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "push_devices_session_id_index" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_notices_news_id_index" ON "push_notices" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "push_notices_sending_index" ON "push_notices" USING btree ("sending");--> statement-breakpoint
CREATE INDEX "push_notices_customer_id_index" ON "push_notices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quota_counts_tenant_id_kind_period_index" ON "quota_counts" USING btree ("tenant_id","kind","period");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_parent_index" ON "refresh_tokens" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "sessions_customer_id_index" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "device_marks_hash_index" ON "device_marks" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "signings_customer_id_index" ON "signings" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "signings_document_id_index" ON "signings" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signings_task_id_index" ON "signings" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "signings_sealed_id_index" ON "signings" USING btree ("sealed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signings_open" ON "signings" USING btree ("document_id") WHERE "signings"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "signings_to_note" ON "signings" USING btree ("tenant_id","decided_at") WHERE "signings"."state" in ('signed', 'declined') and "signings"."noted_at" is null;--> statement-breakpoint
CREATE INDEX "staff_roles_tenant_id_index" ON "staff_roles" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "tasks_customer_id_index" ON "tasks" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "external_ids_tenant_id_change_index" ON "external_ids" USING btree ("tenant_id","change");--> statement-breakpoint
CREATE INDEX "external_ids_tenant_id_kind_record_id_index" ON "external_ids" USING btree ("tenant_id","kind","record_id");--> statement-breakpoint
CREATE INDEX "external_ids_tenant_id_customer_index" ON "external_ids" USING btree ("tenant_id","customer");--> statement-breakpoint
CREATE INDEX "tenant_import_customers_customer_id_index" ON "tenant_import_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tenant_import_faults_import_id_index" ON "tenant_import_faults" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "tenant_imports_tenant_id_index" ON "tenant_imports" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "tenant_imports_created_at_index" ON "tenant_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tenant_inbox_customer_id_created_at_index" ON "tenant_inbox" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "tenant_inbox_created_at_index" ON "tenant_inbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tenant_inbox_waiting" ON "tenant_inbox" USING btree ("tenant_id","kind","created_at") WHERE "tenant_inbox"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "tenant_deliveries_event_index" ON "tenant_deliveries" USING btree ("event");--> statement-breakpoint
CREATE INDEX "tenant_deliveries_waiting" ON "tenant_deliveries" USING btree ("webhook_id","next_at","event") WHERE "tenant_deliveries"."accepted_at" is null and "tenant_deliveries"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "tenant_events_customer_id_index" ON "tenant_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tenant_events_tenant_id_sequence_index" ON "tenant_events" USING btree ("tenant_id","sequence");--> statement-breakpoint
CREATE INDEX "tenant_events_at_index" ON "tenant_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "profile_changes_tenant_id_id_index" ON "profile_changes" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "tenants_interest_list_key_index" ON "tenants" USING btree (("profile" ->> 'interest_list_key'));--> statement-breakpoint
CREATE INDEX "tenants_scenarios_key_index" ON "tenants" USING btree (("profile" ->> 'scenarios_key'));--> statement-breakpoint
CREATE INDEX "tenants_maximum_mortgage_key_index" ON "tenants" USING btree (("profile" ->> 'maximum_mortgage_key'));--> statement-breakpoint
CREATE INDEX "tenants_refinance_key_index" ON "tenants" USING btree (("profile" ->> 'refinance_key'));--> statement-breakpoint
CREATE INDEX "tenants_sustainability_key_index" ON "tenants" USING btree (("profile" ->> 'sustainability_key'));--> statement-breakpoint
CREATE INDEX "upcoming_events_day_index" ON "upcoming_events" USING btree ("day");
--> statement-breakpoint
-- ETags are made of these revisions, so that an unchanged response needs one query only.
CREATE FUNCTION touch_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET revision = revision + 1
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.customer_id ELSE NEW.customer_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_tenant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tenants SET revision = revision + 1
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.tenant_id ELSE NEW.tenant_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_self() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER revision BEFORE UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION touch_self();
--> statement-breakpoint
CREATE TRIGGER revision BEFORE UPDATE ON tenants FOR EACH ROW EXECUTE FUNCTION touch_self();
--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY ARRAY[
		'relatives', 'livings', 'mortgages', 'mortgage_parts', 'mortgage_properties', 'mortgage_progress', 'documents', 'tasks',
		'signals', 'notes', 'mails', 'policies', 'damages', 'damage_progress', 'damage_payments', 'incomes', 'retirements',
		'obligations', 'possessions', 'appointments', 'dossiers', 'erasures'
	] LOOP
		EXECUTE format('CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION touch_customer()', one);
	END LOOP;
END $$;
--> statement-breakpoint
-- Customers see whether they have passkeys, not each use of one, so a use does not change the revision.
CREATE TRIGGER customer_revision AFTER INSERT OR DELETE ON passkeys FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON authenticators FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
-- The signing lock (busy_until) is not part of any response, so it does not change the revision.
CREATE TRIGGER customer_revision AFTER INSERT OR DELETE OR UPDATE OF state, document_id, task_id ON signings FOR EACH ROW EXECUTE FUNCTION touch_customer();
--> statement-breakpoint
-- A grant changes the revisions of both persons, since both see it.
CREATE FUNCTION "touch_household"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	UPDATE customers SET revision = revision + 1
		WHERE id IN (coalesce(NEW.customer_id, OLD.customer_id), coalesce(NEW.person_id, OLD.person_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customer_revision AFTER INSERT OR UPDATE OR DELETE ON household_grants FOR EACH ROW EXECUTE FUNCTION touch_household();
--> statement-breakpoint
CREATE TRIGGER tenant_revision AFTER INSERT OR UPDATE OR DELETE ON appointment_types FOR EACH ROW EXECUTE FUNCTION touch_tenant();
--> statement-breakpoint
CREATE TRIGGER tenant_revision AFTER INSERT OR UPDATE OR DELETE ON resources FOR EACH ROW EXECUTE FUNCTION touch_tenant();
--> statement-breakpoint
CREATE TRIGGER tenant_revision AFTER INSERT OR UPDATE ON documents FOR EACH ROW WHEN (NEW.customer_id IS NULL) EXECUTE FUNCTION touch_tenant();
--> statement-breakpoint
CREATE TRIGGER tenant_revision_delete AFTER DELETE ON documents FOR EACH ROW WHEN (OLD.customer_id IS NULL) EXECUTE FUNCTION touch_tenant();
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Sets the tenant of a record that is added without a current tenant.
CREATE FUNCTION "take_tenant_of_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT tenant_id INTO NEW.tenant_id FROM customers WHERE id = NEW.customer_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY ARRAY[
		'appointments', 'assessments', 'code_sign_ins', 'damage_payments', 'damage_progress', 'damages', 'device_marks', 'dossiers',
		'tenant_inbox', 'given_advice', 'idempotent_responses', 'incomes', 'known_devices', 'livings', 'mailed_tokens', 'mails',
		'mails_sent', 'mortgage_parts', 'mortgage_progress', 'mortgage_properties', 'mortgages', 'notes', 'obligations', 'policies',
		'possessions', 'upcoming_events', 'relatives', 'retirements', 'sessions', 'signals', 'tasks'
	] LOOP
		EXECUTE format('CREATE TRIGGER tenant_of_customer BEFORE INSERT ON %I FOR EACH ROW WHEN (NEW.tenant_id IS NULL) EXECUTE FUNCTION take_tenant_of_customer()', one);
	END LOOP;
END $$;
--> statement-breakpoint
-- Database role of handlers of customers' calls. It owns nothing, and sees only the rows of one tenant.
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_tenant') THEN
		CREATE ROLE portal_tenant NOLOGIN;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
	IF NOT pg_has_role(current_user, 'portal_tenant', CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
		EXECUTE format('GRANT portal_tenant TO %I', current_user);
	END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO portal_tenant;
--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY ARRAY[
		'activations', 'appointment_types', 'appointments', 'assessments', 'authenticators', 'blocked_times', 'code_sign_ins',
		'customer_views', 'damage_payments', 'damage_progress', 'damages', 'device_marks', 'documents', 'dossiers', 'erasures',
		'external_ids', 'tenant_deliveries', 'tenant_import_customers', 'tenant_import_faults', 'tenant_imports', 'tenant_inbox',
		'tenant_keys', 'given_advice',
		'household_grants', 'idempotent_responses', 'incomes', 'internal_notes', 'known_devices', 'lead_steps', 'livings', 'orphaned_files',
		'mailed_tokens', 'mails', 'mails_sent', 'message_templates', 'mortgage_parts', 'mortgage_progress', 'mortgage_properties',
		'mortgages', 'news', 'notes', 'notification_preferences', 'obligations', 'outbox', 'passkey_challenges', 'passkeys',
		'policies', 'possessions', 'push_devices', 'push_notices', 'upcoming_events', 'recovery_codes', 'relatives', 'resources', 'retirements',
		'sessions', 'signals', 'signings', 'tasks'
	] LOOP
		EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO portal_tenant', one);
	END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON customers, refresh_tokens, sign_in_failures TO portal_tenant;
--> statement-breakpoint
GRANT SELECT ON audit, lenders, lender_labels TO portal_tenant;
--> statement-breakpoint
GRANT SELECT, UPDATE (revision) ON tenants TO portal_tenant;
--> statement-breakpoint
-- Handlers and staff commands may use the tenant's records, but not read secrets. Only triggers write events.
GRANT INSERT, DELETE ON tenant_webhooks TO portal_tenant;
--> statement-breakpoint
GRANT SELECT (id, tenant_id, name, url, events, created_by, created_at, last_delivered_at, failing_since, failures, quiet_until, busy_until, disabled_at, disabled_why) ON tenant_webhooks TO portal_tenant;
--> statement-breakpoint
GRANT SELECT ON tenant_events TO portal_tenant;
--> statement-breakpoint
-- Handlers may read the certificate to seal documents; its key is encrypted. They cannot add certificates.
GRANT SELECT ON signing_certificates TO portal_tenant;
--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY ARRAY[
		'activations', 'appointment_types', 'appointments', 'assessments', 'authenticators', 'blocked_times', 'code_sign_ins',
		'customer_views', 'damage_payments', 'damage_progress', 'damages', 'device_marks', 'documents', 'dossiers', 'erasures',
		'external_ids', 'tenant_deliveries', 'tenant_events', 'tenant_import_customers', 'tenant_import_faults', 'tenant_imports',
		'tenant_inbox', 'tenant_keys',
		'tenant_webhooks', 'given_advice', 'household_grants', 'idempotent_responses', 'incomes', 'internal_notes', 'known_devices',
		'lead_steps', 'livings', 'orphaned_files', 'mailed_tokens', 'mails', 'mails_sent', 'message_templates', 'mortgage_parts',
		'mortgage_progress', 'mortgage_properties', 'mortgages', 'news', 'notes', 'notification_preferences', 'obligations', 'outbox',
		'passkey_challenges', 'passkeys', 'policies', 'possessions', 'push_devices', 'push_notices', 'upcoming_events', 'recovery_codes',
		'relatives', 'resources', 'retirements', 'sessions', 'signals', 'signing_certificates', 'signings', 'tasks'
	] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', one);
		EXECUTE format('CREATE POLICY own_tenant ON %I TO portal_tenant USING (tenant_id = nullif(current_setting(''portal.tenant'', true), '''')::integer) WITH CHECK (tenant_id = nullif(current_setting(''portal.tenant'', true), '''')::integer)', one);
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE audit ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE customers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON audit FOR SELECT TO portal_tenant USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- No handler can see an erased customer.
CREATE POLICY own_tenant ON customers TO portal_tenant USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer AND closed_at IS NULL) WITH CHECK (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer AND closed_at IS NULL);
--> statement-breakpoint
CREATE POLICY own_tenant ON refresh_tokens TO portal_tenant USING (EXISTS (SELECT FROM sessions WHERE sessions.id = session_id)) WITH CHECK (EXISTS (SELECT FROM sessions WHERE sessions.id = session_id));
--> statement-breakpoint
CREATE POLICY all_tenants ON tenants FOR SELECT TO portal_tenant USING (true);
--> statement-breakpoint
CREATE POLICY own_tenant ON tenants FOR UPDATE TO portal_tenant USING (id = nullif(current_setting('portal.tenant', true), '')::integer);
--> statement-breakpoint
-- Whether a part of the file is withheld from the current reader (HOUSE-03). The setting contains names of parts, separated by commas.
CREATE FUNCTION "is_withheld"(part text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(part = ANY (string_to_array(current_setting('portal.withheld', true), ',')), false)
$$;
--> statement-breakpoint
-- Evaluated once per statement instead of once per row, since nearly always nothing is withheld.
CREATE FUNCTION "is_whole"() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(current_setting('portal.withheld', true), '') = ''
$$;
--> statement-breakpoint
DO $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT * FROM (VALUES
		('livings', 'home'),
		('mortgages', 'home'),
		('mortgage_parts', 'home'),
		('mortgage_properties', 'home'),
		('mortgage_progress', 'home'),
		('upcoming_events', 'home'),
		('policies', 'insurance'),
		('damages', 'insurance'),
		('damage_progress', 'insurance'),
		('damage_payments', 'insurance'),
		('obligations', 'savings'),
		('possessions', 'savings'),
		('notes', 'messages'),
		('mails', 'messages'),
		('signals', 'messages'),
		('tasks', 'messages')
	) AS parts(of_table, part) LOOP
		EXECUTE format('CREATE POLICY not_withheld ON %I AS RESTRICTIVE FOR SELECT TO portal_tenant USING ((SELECT is_whole()) OR NOT is_withheld(%L))', one.of_table, one.part);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "incomes" AS RESTRICTIVE TO portal_tenant USING ((SELECT is_whole()) OR NOT is_withheld(CASE earner WHEN 'partner' THEN 'partner_income' ELSE 'income' END));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "retirements" AS RESTRICTIVE TO portal_tenant USING ((SELECT is_whole()) OR NOT is_withheld(CASE earner WHEN 'partner' THEN 'partner_pension' ELSE 'pension' END));
--> statement-breakpoint
CREATE POLICY "not_withheld" ON "tenant_inbox" AS RESTRICTIVE FOR SELECT TO portal_tenant USING ((SELECT is_whole()) OR kind = 'edit' OR NOT is_withheld('messages'));
--> statement-breakpoint
-- Most documents have no type. Comparing null with a type would give null, which hides the document.
CREATE POLICY "not_withheld" ON "documents" AS RESTRICTIVE FOR SELECT TO portal_tenant USING ((SELECT is_whole()) OR customer_id IS NULL OR NOT (
	is_withheld('documents')
	OR (coalesce(type, '') = 'dossier' AND is_withheld('account'))
	OR (coalesce(type, '') = 'income' AND is_withheld('income'))
	OR ((coalesce(type, '') = 'message' OR task_id IS NOT NULL) AND is_withheld('messages'))
	OR (coalesce(mortgage_id, mortgage_progress_id) IS NOT NULL AND is_withheld('home'))
	OR (coalesce(policy_id, damage_id, damage_progress_id) IS NOT NULL AND is_withheld('insurance'))
));
--> statement-breakpoint
-- Notifies the desk pages of a tenant that data of a customer or of the tenant has changed.
CREATE FUNCTION tell_desk() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told record;
BEGIN
	told := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	PERFORM pg_notify('portal_desk', json_build_object('tenant', told.tenant_id, 'customer', (to_jsonb(told) ->> TG_ARGV[0])::integer)::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk AFTER UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION tell_desk('id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE OR DELETE ON tenant_inbox FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT ON internal_notes FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE OR DELETE ON appointments FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR DELETE ON blocked_times FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT ON lead_steps FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE ON erasures FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE ON household_grants FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
CREATE TRIGGER desk AFTER INSERT OR UPDATE OF state, read_at, noted_at ON signings FOR EACH ROW EXECUTE FUNCTION tell_desk('customer_id');
--> statement-breakpoint
-- Order of changes. Writers hold this lock shared. Readers wait for all of them by taking it exclusively, so that no lower number appears later.
CREATE SEQUENCE "changes_of_records";
--> statement-breakpoint
GRANT USAGE ON SEQUENCE "changes_of_records" TO portal_tenant;
--> statement-breakpoint
CREATE FUNCTION "place_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(7413005, NEW.tenant_id);
	NEW.change := nextval('changes_of_records');
	NEW.changed_at := now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "place_change" BEFORE INSERT OR UPDATE ON "external_ids" FOR EACH ROW EXECUTE FUNCTION "place_change"();
--> statement-breakpoint
-- Records that a record with a tenant's own id was changed or deleted, by anybody. A record that the tenant deleted returns if the tenant
-- sends it again. A record that its customer deleted only returns if its content differs.
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := to_jsonb(OLD) - 'facts' - 'content' - 'avatar' - 'avatar_thumb';
	forget boolean := TG_OP = 'DELETE' AND current_setting('portal.tenant_api', true) = 'on';
BEGIN
	UPDATE external_ids
		SET deleted_at = CASE WHEN TG_OP = 'DELETE' THEN now() END,
			content_hash = CASE WHEN forget THEN '' ELSE content_hash END
		WHERE tenant_id = OLD.tenant_id AND kind = coalesce(TG_ARGV[1], was ->> 'kind')
			AND record_id = (was ->> TG_ARGV[0])::integer AND deleted_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- When a customer is deleted, only the ids of the file remain.
CREATE FUNCTION "forget_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE external_ids SET content_hash = '', deleted_at = coalesce(deleted_at, now())
		WHERE tenant_id = OLD.tenant_id AND customer IN (
			SELECT external_id FROM external_ids
				WHERE tenant_id = OLD.tenant_id AND kind = 'customer' AND record_id = OLD.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A record that is added in the portal gets an id made of its number, so that the tenant's system sees it.
CREATE FUNCTION "name_record"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('portal.tenant_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	INSERT INTO external_ids (tenant_id, kind, external_id, customer, record_id, content_hash)
		SELECT NEW.tenant_id, TG_ARGV[0], 'portal:' || NEW.id, customer, NEW.id, '' FROM external_ids
			WHERE tenant_id = NEW.tenant_id AND kind = 'customer' AND record_id = NEW.customer_id AND deleted_at IS NULL
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "relatives" FOR EACH ROW EXECUTE FUNCTION "note_change"('id');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OR DELETE ON "livings" FOR EACH ROW EXECUTE FUNCTION "note_change"('customer_id', 'home');
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OF username, email, two_factor, has_access, can_update_self, can_update_partner, locked, office_id, language, avatar, avatar_thumb, invitation_token, last_submitted_at, advisor, account_manager, product_labels, facts ON "customers" FOR EACH ROW EXECUTE FUNCTION "note_change"('id', 'customer');
--> statement-breakpoint
CREATE TRIGGER "note_removal" AFTER DELETE ON "customers" FOR EACH ROW EXECUTE FUNCTION "forget_file"();
--> statement-breakpoint
CREATE TRIGGER "name_record" AFTER INSERT ON "relatives" FOR EACH ROW WHEN (NEW.kind = 'child') EXECUTE FUNCTION "name_record"('child');
--> statement-breakpoint
DO $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT * FROM (VALUES
		('mortgages', 'mortgage'),
		('mortgage_parts', 'mortgage_part'),
		('mortgage_properties', 'mortgage_property'),
		('mortgage_progress', 'mortgage_request'),
		('policies', 'policy'),
		('damages', 'damage'),
		('damage_payments', 'damage_payment'),
		('damage_progress', 'damage_request'),
		('incomes', 'income'),
		('retirements', 'pension'),
		('obligations', 'obligation'),
		('possessions', 'saving'),
		('tasks', 'task'),
		('notes', 'note'),
		('signals', 'notice'),
		('mails', 'mail'),
		('appointments', 'appointment'),
		('documents', 'document')
	) AS records(of_table, kind) LOOP
		EXECUTE format('CREATE TRIGGER note_change AFTER UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION note_change(''id'', %L)', one.of_table, one.kind);
		EXECUTE format('CREATE TRIGGER name_record AFTER INSERT ON %I FOR EACH ROW EXECUTE FUNCTION name_record(%L)', one.of_table, one.kind);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_change AFTER UPDATE OR DELETE ON resources FOR EACH ROW EXECUTE FUNCTION note_change('id', 'resource');
--> statement-breakpoint
CREATE TRIGGER note_change AFTER UPDATE OR DELETE ON appointment_types FOR EACH ROW EXECUTE FUNCTION note_change('id', 'appointment_type');
--> statement-breakpoint
CREATE SEQUENCE "events_of_tenants";
--> statement-breakpoint
-- Writes an event with the tenant's own ids of the named records (`<kind>/<number>`), and a delivery for each webhook with this event.
-- Events and changes share one lock.
CREATE FUNCTION "tell_event"(tenant integer, customer integer, told text, what jsonb, named text[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
	place bigint;
BEGIN
	PERFORM pg_advisory_xact_lock_shared(7413005, tenant);
	place := nextval('events_of_tenants');
	INSERT INTO tenant_events (sequence, tenant_id, customer_id, type, record, own_ids)
		VALUES (place, tenant, customer, told, what, coalesce((
			SELECT jsonb_object_agg(name, external_id) FROM (
				SELECT DISTINCT ON (name) name, external_id
					FROM unnest(named) name JOIN external_ids ON tenant_id = tenant
						AND kind = split_part(name, '/', 1) AND record_id = split_part(name, '/', 2)::integer
					ORDER BY name, deleted_at IS NULL DESC, change DESC) own), '{}'));
	INSERT INTO tenant_deliveries (tenant_id, webhook_id, event)
		SELECT tenant, id, place FROM tenant_webhooks
			WHERE tenant_id = tenant AND disabled_at IS NULL AND told = ANY (events);
	IF FOUND THEN
		PERFORM pg_notify('portal_events', tenant::text);
	END IF;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "tell_event"(integer, integer, text, jsonb, text[]) FROM PUBLIC;
--> statement-breakpoint
-- Writes the event of an item that a customer sent. Other kinds of items have no event.
CREATE FUNCTION "tell_sent"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	told text := CASE
		WHEN NEW.kind = 'message' AND NEW.screen = 'schades' THEN 'damage.reported'
		WHEN NEW.kind = 'message' THEN 'message.created'
		WHEN NEW.kind = 'edit' THEN 'edit.created'
		WHEN NEW.kind = 'lead' THEN 'lead.created'
		WHEN NEW.kind = 'task_reply' THEN 'task.answered'
	END;
	named text[];
BEGIN
	IF told IS NULL OR current_setting('portal.tenant_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	named := ARRAY['customer/' || NEW.customer_id, 'task/' || NEW.task_id,
		CASE NEW.reply_to_type WHEN 'attachable' THEN 'mail' WHEN 'signal' THEN 'notice' ELSE 'note' END || '/' || NEW.reply_to_id]
		|| ARRAY(SELECT 'document/' || value FROM jsonb_array_elements_text(NEW.document_ids) value)
		|| ARRAY(SELECT CASE split_part(change ->> 'record', '/', 1)
				WHEN 'living' THEN 'home' WHEN 'part' THEN 'mortgage_part' WHEN 'retirement' THEN 'pension'
				WHEN 'relative' THEN coalesce(change -> 'after' ->> 'kind', change -> 'before' ->> 'kind')
				ELSE split_part(change ->> 'record', '/', 1) END || '/' || split_part(change ->> 'record', '/', 2)
			FROM jsonb_array_elements(coalesce(NEW.changes, '[]')) change);
	PERFORM tell_event(NEW.tenant_id, NEW.customer_id, told,
		to_jsonb(NEW) - ARRAY['handled_at', 'handled_by', CASE NEW.kind WHEN 'edit' THEN 'content' END]
			|| jsonb_build_object('task_status', (SELECT status FROM tasks WHERE id = NEW.task_id)),
		array_remove(named, NULL));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Copies of the file are made by the portal, so they have no event.
CREATE FUNCTION "tell_document"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF current_setting('portal.tenant_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	PERFORM tell_event(NEW.tenant_id, NEW.customer_id, 'document.created', to_jsonb(NEW) - 'file_key',
		array_remove(ARRAY['customer/' || NEW.customer_id, 'document/' || NEW.id, 'mortgage/' || NEW.mortgage_id,
			'damage/' || NEW.damage_id, 'policy/' || NEW.policy_id, 'task/' || NEW.task_id,
			'mortgage_request/' || NEW.mortgage_progress_id, 'damage_request/' || NEW.damage_progress_id], NULL));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- An appointment that is deleted with its customer is not cancelled.
CREATE FUNCTION "tell_appointment"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	one appointments := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	tenant integer := (SELECT tenant_id FROM customers WHERE id = one.customer_id);
BEGIN
	IF tenant IS NULL OR current_setting('portal.tenant_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	PERFORM tell_event(tenant, one.customer_id, TG_ARGV[0],
		to_jsonb(one) || jsonb_build_object('by', CASE current_setting('portal.acting', true) WHEN 'staff' THEN 'staff' ELSE 'customer' END),
		ARRAY['customer/' || one.customer_id, 'appointment/' || one.id, 'appointment_type/' || one.type_id, 'resource/' || one.resource_id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Triggers run in the order of their names: these run after the triggers that assign ids, so that events contain the ids.
CREATE TRIGGER "tell_tenant" AFTER INSERT ON "tenant_inbox" FOR EACH ROW EXECUTE FUNCTION "tell_sent"();
--> statement-breakpoint
CREATE TRIGGER "tell_tenant" AFTER INSERT ON "documents" FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL AND NEW.user_id IS NULL AND NEW.type IS DISTINCT FROM 'dossier') EXECUTE FUNCTION "tell_document"();
--> statement-breakpoint
CREATE TRIGGER "tell_tenant" AFTER INSERT ON "appointments" FOR EACH ROW EXECUTE FUNCTION "tell_appointment"('appointment.booked');
--> statement-breakpoint
CREATE TRIGGER "tell_tenant_gone" AFTER DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION "tell_appointment"('appointment.cancelled');
--> statement-breakpoint
-- Writes the event of a signed or declined document. The tenant's own withdrawal has no event.
CREATE FUNCTION "tell_signing"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF current_setting('portal.tenant_api', true) = 'on' THEN
		RETURN NULL;
	END IF;
	PERFORM tell_event(NEW.tenant_id, NEW.customer_id, 'document.' || NEW.state,
		to_jsonb(NEW) - ARRAY['evidence', 'busy_until', 'noted_at'],
		array_remove(ARRAY['customer/' || NEW.customer_id, 'document/' || NEW.document_id, 'document/' || NEW.sealed_id], NULL));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tell_tenant" AFTER UPDATE OF "state" ON "signings" FOR EACH ROW WHEN (OLD.state = 'asked' AND NEW.state IN ('signed', 'declined')) EXECUTE FUNCTION "tell_signing"();
--> statement-breakpoint
-- Removes a deleted document from the messages to which it was attached.
CREATE FUNCTION detach_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE notes SET document_ids = (
		SELECT coalesce(jsonb_agg(one ORDER BY place), '[]') FROM jsonb_array_elements(document_ids) WITH ORDINALITY AS listed(one, place)
		WHERE one <> to_jsonb(OLD.id)
	) WHERE tenant_id = OLD.tenant_id AND (OLD.customer_id IS NULL OR customer_id = OLD.customer_id) AND document_ids @> to_jsonb(OLD.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER detach AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION detach_document();
--> statement-breakpoint
-- Ending a valid sign-in removes its push device. An expired sign-in keeps it.
CREATE FUNCTION "end_push_device"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	IF EXISTS (SELECT FROM refresh_tokens WHERE session_id = NEW.id AND spent_at IS NULL AND expires_at > NEW.revoked_at) THEN
		DELETE FROM push_devices WHERE session_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "end_push_device" AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION "end_push_device"();
--> statement-breakpoint
-- Counts rows and bytes by tenant and period. Uses a count that no other transaction has locked, or adds a new one, so that uploads of a
-- tenant do not wait for each other. Arguments: kind, period of a row, bytes of a row.
CREATE FUNCTION "count_quota"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added'
		WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM removed'
		ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1 AS sign, * FROM removed'
	END;
	one record;
BEGIN
	FOR one IN EXECUTE format('SELECT tenant_id, %s AS period, sum(sign) AS amount, sum(sign * %s) AS bytes
			FROM (%s) changed WHERE customer_id IS NOT NULL
			GROUP BY 1, 2 HAVING sum(sign) <> 0 OR sum(sign * %2$s) <> 0', TG_ARGV[1], TG_ARGV[2], changed) LOOP
		UPDATE quota_counts SET amount = amount + one.amount, bytes = bytes + one.bytes WHERE id = (
			SELECT id FROM quota_counts
				WHERE tenant_id = one.tenant_id AND kind = TG_ARGV[0] AND period = one.period
				LIMIT 1 FOR UPDATE SKIP LOCKED);
		IF NOT FOUND THEN
			INSERT INTO quota_counts (tenant_id, kind, period, amount, bytes)
				VALUES (one.tenant_id, TG_ARGV[0], one.period, one.amount, one.bytes);
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT * FROM (VALUES
		('documents', 'documents', '''infinity''::timestamptz', 'size'),
		('appointments', 'appointments', 'date_trunc(''day'', start, ''UTC'')', '0'),
		('tenant_inbox', 'messages', 'date_trunc(''hour'', created_at, ''UTC'')', '0'),
		('dossiers', 'dossiers', 'date_trunc(''hour'', requested_at, ''UTC'')', '0'),
		('mails_sent', 'mails', 'date_trunc(''hour'', sent_at, ''UTC'')', '0')
	) AS counted(of_table, kind, period, bytes) LOOP
		EXECUTE format('CREATE TRIGGER count_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
			FOR EACH STATEMENT EXECUTE FUNCTION count_quota(%L, %L, %L)', one.of_table, one.kind, one.period, one.bytes);
		EXECUTE format('CREATE TRIGGER count_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
			FOR EACH STATEMENT EXECUTE FUNCTION count_quota(%L, %L, %L)', one.of_table, one.kind, one.period, one.bytes);
		EXECUTE format('CREATE TRIGGER count_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS added OLD TABLE AS removed
			FOR EACH STATEMENT EXECUTE FUNCTION count_quota(%L, %L, %L)', one.of_table, one.kind, one.period, one.bytes);
	END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON "quota_counts" TO portal_tenant;
--> statement-breakpoint
ALTER TABLE "quota_counts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "quota_counts" TO portal_tenant USING (tenant_id = nullif(current_setting('portal.tenant', true), '')::integer);
