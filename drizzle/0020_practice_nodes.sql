UPDATE "practice_sessions" SET "practice_case" = NULL, "ended_at" = coalesce("ended_at", "last_activity_at") WHERE "practice_case"::text NOT LIKE '%"nodes":%';
