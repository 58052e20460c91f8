CREATE TABLE "interview_edits" (
	"interview_id" text NOT NULL,
	"field" text NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text,
	CONSTRAINT "interview_edits_interview_id_field_pk" PRIMARY KEY("interview_id","field")
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_edits" ADD CONSTRAINT "interview_edits_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_edits" ADD CONSTRAINT "interview_edits_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;