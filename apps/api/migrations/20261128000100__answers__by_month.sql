-- Single answers, a table for each month (UTC): what is too old goes with its month, in no time and without a trace,
-- instead of row by row. Why so: docs/decisions/049-answers-by-month.md

-- Nobody but the owner looks in here: rows are read and written through play_answers.
create schema answer_months;

alter table play_answers rename to play_answers_before;

create table play_answers (
  user_id uuid not null references players (user_id) on delete cascade,
  row_id uuid not null,
  position smallint not null,
  attempt smallint not null,
  skill_id text not null,
  grade smallint not null,
  level smallint not null,
  seed integer not null,
  given double precision[] not null,
  is_right boolean not null,
  slip text,
  answered_at timestamptz not null,
  day date not null
) partition by range (answered_at);

-- The service owns nothing, so it could not make a table. These two do that for it and nothing else. A month is attached,
-- not made in place: so nobody who reads or writes answers has to wait for it. Each has its key by itself, because one of
-- all months would have to name the time, and so let the same try in twice.
create function make_answer_months(first_month date, last_month date) returns void
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
        execute format('alter table public.play_answers attach partition answer_months.%I
          for values from (%L) to (%L)', name, month || ' 00:00:00+00',
          (month + interval '1 month')::date || ' 00:00:00+00');
      end if;
    end if;
    month := month + interval '1 month';
  end loop;
end $$;

create function drop_answer_months(first_kept date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  name text;
begin
  for name in
    select relname from pg_class where relnamespace = 'answer_months'::regnamespace and relkind = 'r'
    and relname < to_char(first_kept, '"month_"YYYY_MM') order by relname
  loop
    execute format('drop table if exists answer_months.%I', name);
  end loop;
end $$;

revoke all on function make_answer_months, drop_answer_months from public;

select make_answer_months(
  (least(min(answered_at), now() - interval '1 year') at time zone 'UTC')::date,
  (greatest(max(answered_at), now() + interval '3 months') at time zone 'UTC')::date)
from play_answers_before;
insert into play_answers select * from play_answers_before;
drop table play_answers_before;
