ALTER TABLE "sessions" ADD COLUMN "concept" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "draw_seed" integer;