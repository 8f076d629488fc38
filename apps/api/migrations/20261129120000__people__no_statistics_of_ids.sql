-- The planner's statistics copy common and sample values, and keep them when the row is gone. Ids of people are no
-- exception: columns that point at a person are left out of them. What the planner needs to know of such a column, about
-- how many rows one person has, is told to it as a figure without values.

-- Turns statistics off for the columns of a table that point at a person. Called again for each new month of answers.
create function leave_ids_out_of_statistics(relation regclass) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  column_name name;
  can_be_null boolean;
  is_parent boolean := (select relkind = 'p' from pg_class where oid = relation);
  schema_name text := (select relnamespace::regnamespace::text from pg_class where oid = relation);
  table_name text := (select relname from pg_class where oid = relation);
  is_eighteen boolean := to_regproc('pg_catalog.pg_restore_attribute_stats') is not null;
begin
  for column_name, can_be_null in
    select distinct a.attname, not a.attnotnull from pg_attribute a
    where a.attrelid = relation and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
    and (a.attname in ('asked_by', 'subject_id', 'actor_id', 'made_ids', 'user_id', 'orphaned_by')
      or (a.attname = 'id' and relation = 'public.users'::regclass)
      or exists (select from pg_constraint c where c.conrelid = relation and c.contype = 'f'
        and a.attnum = any(c.conkey) and c.confrelid in ('public.users'::regclass,
          'public.students'::regclass, 'public.players'::regclass)))
  loop
    execute format('alter table %s alter column %I set statistics 0', relation, column_name);
    -- Older servers cannot be told a figure. They take no statistics from now on and plan with the defaults.
    if is_eighteen then
      perform pg_clear_attribute_stats(schema_name, table_name, column_name, false);
      perform pg_restore_attribute_stats('schemaname', schema_name, 'relname', table_name,
        -- Few rows a person, and few rows where the column can be empty: plans start from one person.
        'attname', column_name::text, 'inherited', is_parent, 'avg_width', 16,
        'null_frac', case when can_be_null then 0.95 else 0 end::real,
        'n_distinct', case when can_be_null then -0.04 else -0.5 end::real);
    end if;
  end loop;
end $$;
revoke all on function leave_ids_out_of_statistics from public;

create or replace function make_answer_months(first_month date, last_month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  month date := date_trunc('month', first_month);
  name text;
begin
  if last_month > first_month + 3660 then
    raise exception 'so many months are a mistake';
  end if;
  while month <= last_month loop
    name := to_char(month, '"month_"YYYY_MM');
    if not exists (select from pg_class where relnamespace = 'answer_months'::regnamespace and relname = name) then
      -- Of several who miss it one makes it; the others wait here and look again.
      perform pg_advisory_xact_lock(7290117);
      if not exists (select from pg_class where relnamespace = 'answer_months'::regnamespace and relname = name) then
        execute format('create table answer_months.%I (like public.play_answers,
          primary key (user_id, row_id, position, attempt))', name);
        perform public.leave_ids_out_of_statistics(format('answer_months.%I', name)::regclass);
        execute format('alter table public.play_answers attach partition answer_months.%I
          for values from (%L) to (%L)', name, month || ' 00:00:00+00',
          (month + interval '1 month')::date || ' 00:00:00+00');
      end if;
    end if;
    month := month + interval '1 month';
  end loop;
end $$;
revoke all on function make_answer_months from public;

select leave_ids_out_of_statistics(c.oid::regclass) from pg_class c
where c.relnamespace in ('public'::regnamespace, 'answer_months'::regnamespace) and c.relkind in ('r', 'p');
