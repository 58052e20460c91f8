-- Servers of the version before go on meanwhile and know "probeDepth" alone, so interviews keep it for them.
update "interviews" set "questions" = (
	select jsonb_agg(jsonb_build_object('depth', case one->>'probeDepth' when '0' then 'light' when '2' then 'deep' else 'normal' end) || one order by place)
	from jsonb_array_elements("questions") with ordinality as listed(one, place)
) where jsonb_path_exists("questions", '$[*] ? (!exists(@.depth))');--> statement-breakpoint
update "guides" set "guide" = jsonb_set("guide", '{questions}', (
	select jsonb_agg(jsonb_build_object('depth', case one->>'probeDepth' when '0' then 'light' when '2' then 'deep' else 'normal' end) || (one - 'probeDepth') order by place)
	from jsonb_array_elements("guide"->'questions') with ordinality as listed(one, place)
)) where jsonb_path_exists("guide", '$.questions[*] ? (!exists(@.depth))');--> statement-breakpoint
-- Kept as text: a cast to jsonb would change the order of the keys, by which a rehearsal knows whether its script was changed.
update "rehearsals" set "guide" = regexp_replace(regexp_replace(regexp_replace("guide"::text,
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*0', '"depth":"light","priority":"\1"', 'g'),
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*1', '"depth":"normal","priority":"\1"', 'g'),
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*2', '"depth":"deep","priority":"\1"', 'g')::json
where "guide"::text like '%"probeDepth"%';--> statement-breakpoint
update "previews" set "guide" = regexp_replace(regexp_replace(regexp_replace("guide"::text,
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*0', '"depth":"light","priority":"\1"', 'g'),
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*1', '"depth":"normal","priority":"\1"', 'g'),
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*2', '"depth":"deep","priority":"\1"', 'g')::json
where "guide"::text like '%"probeDepth"%';--> statement-breakpoint
update "practice_sessions" set "guide" = regexp_replace(regexp_replace(regexp_replace("guide"::text,
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*0', '"depth":"light","priority":"\1"', 'g'),
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*1', '"depth":"normal","priority":"\1"', 'g'),
	'"priority":\s*"(high|normal|low)",\s*"probeDepth":\s*2', '"depth":"deep","priority":"\1"', 'g')::json
where "guide"::text like '%"probeDepth"%';
