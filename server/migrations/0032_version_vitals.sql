CREATE TABLE "version_vitals" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"vital" text NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "version_vitals_name_version_hour_vital_pk" PRIMARY KEY("name","version","hour","vital")
);
--> statement-breakpoint
ALTER TABLE "version_runs" ADD COLUMN "slow" integer DEFAULT 0 NOT NULL;