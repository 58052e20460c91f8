CREATE TABLE "rehearsals" (
	"id" text PRIMARY KEY NOT NULL,
	"interview_id" text NOT NULL,
	"project_id" text NOT NULL,
	"seed" bigint NOT NULL,
	"guide" json NOT NULL,
	"voice" text NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rehearsals" ADD CONSTRAINT "rehearsals_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rehearsals_interview" ON "rehearsals" USING btree ("interview_id","created_at");