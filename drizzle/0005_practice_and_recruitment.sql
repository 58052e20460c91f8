CREATE TABLE "practice_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"seq" integer NOT NULL,
	"speaker" text NOT NULL,
	"text" text NOT NULL,
	"client_message_id" text,
	"notes" json,
	"voice" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"topic" text NOT NULL,
	"language" text NOT NULL,
	"seed" bigint NOT NULL,
	"traits" json NOT NULL,
	"interview_id" text,
	"interview_name" text,
	"guide" json,
	"message_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"figures" json,
	"debrief" json,
	"comparison" json
);
--> statement-breakpoint
CREATE TABLE "participant_links" (
	"id" text PRIMARY KEY NOT NULL,
	"interview_id" text NOT NULL,
	"project_id" text NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"session_id" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participant_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"guide" json NOT NULL,
	"turns" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quota_counts" (
	"interview_id" text NOT NULL,
	"quota_id" text NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quota_counts_interview_id_quota_id_pk" PRIMARY KEY("interview_id","quota_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "end_detail" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "hidden_fields" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "quota_ids" text[];--> statement-breakpoint
ALTER TABLE "practice_messages" ADD CONSTRAINT "practice_messages_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_links" ADD CONSTRAINT "participant_links_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_messages_seq" ON "practice_messages" USING btree ("session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_messages_client" ON "practice_messages" USING btree ("session_id","client_message_id");--> statement-breakpoint
CREATE INDEX "practice_sessions_owner" ON "practice_sessions" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "participant_links_interview" ON "participant_links" USING btree ("interview_id","created_at","id");--> statement-breakpoint
CREATE INDEX "previews_owner" ON "previews" USING btree ("owner_id","created_at");