-- The weekly mail about a child, for each of its parents by themselves.

-- What a parent chose. Without a row it is on. Outlives a tie that ends: who turned it off and links the child again
-- has turned it off.
create table weekly_mail_choices (
  parent_id uuid not null references users (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (parent_id, child_id)
);
create index weekly_mail_choices_child on weekly_mail_choices (child_id);

-- One letter for each parent, child and week. The row and the job in the queue are made together.
create table weekly_mails (
  parent_id uuid not null references users (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  -- The Monday it is about.
  week date not null check (extract(isodow from week) = 1),
  queued_at timestamptz not null,
  -- Later than this it is old news.
  good_until timestamptz not null,
  -- Set before it is handed to the relay, taken back when the relay says no.
  sent_at timestamptz,
  primary key (parent_id, child_id, week)
);
create index weekly_mails_child on weekly_mails (child_id);
create index weekly_mails_queued on weekly_mails (queued_at);

-- Who played on a day, page by page, without a look at anybody who did not.
create index play_days_day on play_days (day, user_id);
