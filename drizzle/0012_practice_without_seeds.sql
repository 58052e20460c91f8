ALTER TABLE "practice_sessions" DROP COLUMN "seed";--> statement-breakpoint
ALTER TABLE "practice_sessions" DROP COLUMN "traits";