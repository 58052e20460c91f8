CREATE TABLE "answer_sound_parts" (
	"sound_id" text NOT NULL,
	"starts_at" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "answer_sound_parts_sound_id_starts_at_pk" PRIMARY KEY("sound_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "answer_sounds" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"interview_id" text NOT NULL,
	"project_id" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"duration_ms" integer,
	"language" text NOT NULL,
	"heard" text,
	"words" jsonb,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_sound_parts" ADD CONSTRAINT "answer_sound_parts_sound_id_answer_sounds_id_fk" FOREIGN KEY ("sound_id") REFERENCES "public"."answer_sounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sounds" ADD CONSTRAINT "answer_sounds_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_sounds_session" ON "answer_sounds" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "answer_sounds_project" ON "answer_sounds" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "answer_sounds_kept" ON "answer_sounds" USING btree ("created_at") WHERE bytes > 0;