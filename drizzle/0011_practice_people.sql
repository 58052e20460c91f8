ALTER TABLE "practice_sessions" ADD COLUMN "practice_case" json;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "difficulty" text DEFAULT 'medium' NOT NULL;--> statement-breakpoint
UPDATE "practice_sessions" SET "ended_at" = "last_activity_at" WHERE "ended_at" IS NULL;
