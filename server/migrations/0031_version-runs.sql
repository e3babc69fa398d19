CREATE TABLE "version_runs" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"ran" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "version_runs_name_version_minute_pk" PRIMARY KEY("name","version","minute")
);
