ALTER TABLE "claims" ADD COLUMN "listed_on" date;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "code_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "code_released_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "retention_days" = ("interviews"."settings"->>'retentionDays')::int FROM "interviews" WHERE "interviews"."id" = "sessions"."interview_id";--> statement-breakpoint
UPDATE "claims" SET "listed_on" = ("created_at" AT TIME ZONE 'UTC')::date, "created_at" = date_trunc('day', "created_at", 'UTC') WHERE "session_id" IS NULL;
