ALTER TABLE "damage_progress" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "damage_progress" ADD COLUMN "adviser_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "mortgage_progress" ADD COLUMN "adviser_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "wants_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "adviser_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "adviser_seen_at" timestamp with time zone;