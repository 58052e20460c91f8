ALTER TABLE "sessions" ADD COLUMN "panel_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_panel_id" ON "sessions" USING btree ("interview_id","panel_id") WHERE panel_id is not null;