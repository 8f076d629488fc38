-- Blocks, pauses and a parent's no bind the adults behind an account, so that erasing the account or
-- creating another one lifts none of them.

-- A block stays when the blocked account is erased: it then binds the adults alone.
alter table blocks drop constraint blocks_pkey;
alter table blocks add column id uuid not null default uuidv7() primary key;
create unique index blocks_pair on blocks (blocker_id, blocked_id);
alter table blocks alter column blocked_id drop not null;
alter table blocks drop constraint blocks_blocked_id_fkey;
alter table blocks add constraint blocks_blocked_id_fkey
  foreign key (blocked_id) references users (id) on delete set null;

-- The adults behind the blocked account when it was blocked or erased.
create table block_adults (
  block_id uuid not null references blocks (id) on delete cascade,
  adult_id uuid not null references users (id) on delete cascade,
  primary key (block_id, adult_id)
);
create index block_adults_adult on block_adults (adult_id);
insert into block_adults (block_id, adult_id)
select blocks.id, guardianships.parent_id
from blocks join guardianships on guardianships.child_id = blocks.blocked_id;

-- Adults whose children visit nobody until then, by an operator's decision.
create table adult_pauses (
  adult_id uuid primary key references users (id) on delete cascade,
  visits_from timestamptz not null
);
insert into adult_pauses (adult_id, visits_from)
select guardianships.parent_id, max(players.visits_from)
from players join guardianships on guardianships.child_id = players.user_id
where players.visits_from is not null group by guardianships.parent_id;
create index players_visits_from on players (visits_from) where visits_from is not null;

-- Adults about whose child a parent said no. Another child of theirs needs that parent's yes by name.
create table refused_adults (
  child_id uuid not null references users (id) on delete cascade,
  parent_id uuid not null references users (id) on delete cascade,
  adult_id uuid not null references users (id) on delete cascade,
  refused_at timestamptz not null,
  primary key (child_id, parent_id, adult_id)
);
create index refused_adults_parent on refused_adults (parent_id);
create index refused_adults_adult on refused_adults (adult_id);
insert into refused_adults (child_id, parent_id, adult_id, refused_at)
select answer.child_id, answer.parent_id, theirs.parent_id, max(answer.said_at)
from friend_answers answer join guardianships theirs on theirs.child_id = answer.friend_id
where not answer.is_yes and not exists (select from guardianships own
  where own.child_id = answer.child_id and own.parent_id = theirs.parent_id)
group by answer.child_id, answer.parent_id, theirs.parent_id;

-- A report stays until an operator has decided, also when one of the two is erased.
alter table play_reports
  alter column reporter_id drop not null,
  alter column reported_id drop not null,
  drop constraint play_reports_reporter_id_fkey,
  drop constraint play_reports_reported_id_fkey,
  add constraint play_reports_reporter_id_fkey
    foreign key (reporter_id) references users (id) on delete set null,
  add constraint play_reports_reported_id_fkey
    foreign key (reported_id) references users (id) on delete set null,
  -- Since when an erasure waits for the decision.
  add column erasure_waits_since timestamptz;
create index play_reports_erasure_waits on play_reports (erasure_waits_since)
  where erasure_waits_since is not null;

create table report_adults (
  report_id uuid not null references play_reports (id) on delete cascade,
  side text not null check (side in ('reporter', 'reported')),
  adult_id uuid not null references users (id) on delete cascade,
  primary key (report_id, side, adult_id)
);
create index report_adults_adult on report_adults (adult_id);
insert into report_adults (report_id, side, adult_id)
select play_reports.id, side.name, guardianships.parent_id
from play_reports
cross join lateral (values ('reporter', reporter_id), ('reported', reported_id)) as side (name, child_id)
join guardianships on guardianships.child_id = side.child_id
where play_reports.decided_at is null;
