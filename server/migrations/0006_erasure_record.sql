ALTER TABLE "erasures" ADD COLUMN "record_number" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_recorded" ON "erasures" USING btree ("record_number");