DELETE FROM "idempotent_answers";--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "request_hash" text NOT NULL;