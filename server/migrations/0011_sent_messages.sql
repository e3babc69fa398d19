ALTER TABLE "firm_inbox" ADD COLUMN "reply_to_type" text;--> statement-breakpoint
ALTER TABLE "firm_inbox" ADD COLUMN "reply_to_id" integer;