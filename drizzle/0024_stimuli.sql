CREATE TABLE "stimuli" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"interview_id" text,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer NOT NULL,
	"loose_since" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stimulus_parts" (
	"stimulus_id" text NOT NULL,
	"starts_at" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stimulus_parts_stimulus_id_starts_at_pk" PRIMARY KEY("stimulus_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "stimuli" ADD CONSTRAINT "stimuli_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimuli" ADD CONSTRAINT "stimuli_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimulus_parts" ADD CONSTRAINT "stimulus_parts_stimulus_id_stimuli_id_fk" FOREIGN KEY ("stimulus_id") REFERENCES "public"."stimuli"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stimuli_project" ON "stimuli" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "stimuli_interview" ON "stimuli" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "stimuli_loose" ON "stimuli" USING btree ("loose_since") WHERE interview_id is null;