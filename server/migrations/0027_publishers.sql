CREATE TABLE "publishers" (
	"public_key" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"remotes" text[] NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "public_key" text;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "provenance" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "by" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "why" text;