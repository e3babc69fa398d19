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
CREATE TABLE "releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"tenant" text,
	"deed" text NOT NULL,
	"before" jsonb NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "previous" text;--> statement-breakpoint
CREATE UNIQUE INDEX "releases_at" ON "releases" USING btree ("at");