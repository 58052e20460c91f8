CREATE TABLE "project_notices" (
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"distress" text,
	"finished" text NOT NULL,
	"finished_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_notices_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "project_notices" ADD CONSTRAINT "project_notices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_notices" ADD CONSTRAINT "project_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_notices_user" ON "project_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "turns_check_ins" ON "turns" USING btree ("created_at") WHERE move->>'kind' = 'check_in';