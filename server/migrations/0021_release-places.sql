ALTER TABLE "releases" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "installation" text;--> statement-breakpoint
UPDATE "releases" SET "channel" = coalesce("before"->'channel'->>'channel', substring("deed" from '^promote .* to (.*)$')) WHERE "tenant" IS NULL;--> statement-breakpoint
UPDATE "releases" SET "channel" = 'live', "installation" = 'before' WHERE "tenant" IS NULL AND "deed" LIKE 'publish %' AND coalesce("channel", 'live') = 'live';
