CREATE TABLE "translations" (
	"session_id" text NOT NULL,
	"seq" integer NOT NULL,
	"start_at" integer NOT NULL,
	"end_at" integer NOT NULL,
	"language" text NOT NULL,
	"project_id" text NOT NULL,
	"text" text NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_session_id_seq_start_at_end_at_language_pk" PRIMARY KEY("session_id","seq","start_at","end_at","language")
);
--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_session_id_seq_turns_session_id_seq_fk" FOREIGN KEY ("session_id","seq") REFERENCES "public"."turns"("session_id","seq") ON DELETE cascade ON UPDATE no action;