ALTER TABLE "custom_insights" ADD COLUMN "quotes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_insights" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "custom_insights" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD COLUMN "added" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD COLUMN "removed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD COLUMN "changed_by" text;