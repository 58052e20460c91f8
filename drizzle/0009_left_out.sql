CREATE TABLE "left_out_quotes" (
	"interview_id" text NOT NULL,
	"source_id" text NOT NULL,
	"message_id" text NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"left_out_by" text,
	"left_out_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "left_out_quotes_interview_id_source_id_message_id_start_end_pk" PRIMARY KEY("interview_id","source_id","message_id","start","end")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "left_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "left_out_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "distress_decision" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "distress_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "distress_decided_by" text;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "left_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "left_out_by" text;--> statement-breakpoint
ALTER TABLE "left_out_quotes" ADD CONSTRAINT "left_out_quotes_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;