CREATE TABLE "coded_sources" (
	"interview_id" text NOT NULL,
	"source_id" text NOT NULL,
	"hash" text NOT NULL,
	"coded" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coded_sources_interview_id_source_id_pk" PRIMARY KEY("interview_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "finding_edits" (
	"interview_id" text NOT NULL,
	"finding_id" text NOT NULL,
	"name" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"merged_into" text,
	"trace" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_edits_interview_id_finding_id_pk" PRIMARY KEY("interview_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "personas" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"project_id" text,
	"interview_id" text,
	"transcript_ids" text[] NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" text PRIMARY KEY NOT NULL,
	"interview_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_annotations" (
	"source_id" text NOT NULL,
	"author_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_annotations_source_id_author_id_pk" PRIMARY KEY("source_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "source_turns" (
	"source_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"speaker_id" text NOT NULL,
	"text" text NOT NULL,
	"start_seconds" real,
	"depth" integer,
	"said_at" timestamp with time zone,
	CONSTRAINT "source_turns_source_id_seq_pk" PRIMARY KEY("source_id","seq")
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"project_id" text,
	"interview_id" text,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"language" text NOT NULL,
	"speakers" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"notices" text[] DEFAULT '{}'::text[] NOT NULL,
	"turn_count" integer NOT NULL,
	"word_count" integer NOT NULL,
	"forum_id" text,
	"thread" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "validations" (
	"interview_id" text PRIMARY KEY NOT NULL,
	"sample" jsonb NOT NULL,
	"own" jsonb NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "members" jsonb;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "competitors" jsonb;--> statement-breakpoint
ALTER TABLE "coded_sources" ADD CONSTRAINT "coded_sources_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_edits" ADD CONSTRAINT "finding_edits_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_annotations" ADD CONSTRAINT "source_annotations_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_annotations" ADD CONSTRAINT "source_annotations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_turns" ADD CONSTRAINT "source_turns_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "validations" ADD CONSTRAINT "validations_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personas_owner" ON "personas" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "personas_interview" ON "personas" USING btree ("interview_id","created_at");--> statement-breakpoint
CREATE INDEX "report_links_interview" ON "report_links" USING btree ("interview_id","created_at");--> statement-breakpoint
CREATE INDEX "source_turns_words" ON "source_turns" USING gin (to_tsvector('english', "text"));--> statement-breakpoint
CREATE INDEX "sources_owner" ON "sources" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "sources_project" ON "sources" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sources_thread" ON "sources" USING btree ("interview_id","forum_id");--> statement-breakpoint
CREATE INDEX "turns_words" ON "turns" USING gin (to_tsvector('english', "text")) WHERE speaker = 'participant';