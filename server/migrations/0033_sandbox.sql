ALTER TABLE "builds" ADD COLUMN "sandbox" jsonb;--> statement-breakpoint
ALTER TABLE "publishers" ADD COLUMN "sandbox" jsonb;