CREATE TABLE "builds" (
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"version" text NOT NULL,
	"description" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "builds_name_hash_pk" PRIMARY KEY("name","hash")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "channels_name_channel_pk" PRIMARY KEY("name","channel")
);
