CREATE TABLE "model_health" (
	"model" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"cool_down_until" timestamp with time zone,
	"last_fault" text,
	"last_fault_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"scope" text NOT NULL,
	"shard" smallint NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "model_spending_scope_shard_pk" PRIMARY KEY("scope","shard")
);
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "guard" jsonb;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "first_token_ms" integer;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "input_tokens" integer;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "output_tokens" integer;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "cost_micros" integer;