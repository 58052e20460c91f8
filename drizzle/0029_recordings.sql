CREATE TABLE "recording_parts" (
	"recording_id" text NOT NULL,
	"starts_at" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "recording_parts_recording_id_starts_at_pk" PRIMARY KEY("recording_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"source_id" text,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"duration_ms" integer,
	"words" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording_parts" ADD CONSTRAINT "recording_parts_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_owner" ON "recordings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "recordings_source" ON "recordings" USING btree ("source_id");