ALTER TABLE "assessments" ADD COLUMN "end_secret" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "result" text;