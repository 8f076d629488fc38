-- A lesson or unit plan on its way from draft to library. What is in it is the author's to write while it is a draft or
-- changes are asked of it; what was sent is kept version by version.
create table plan_submissions (
  id uuid primary key default uuidv7(),
  author_id uuid not null references users (id) on delete cascade,
  state text not null default 'draft' check (
    state in ('draft', 'submitted', 'inReview', 'changesAsked', 'accepted', 'published', 'declined')
  ),
  answers jsonb not null,
  -- The step of the wizard it has come to, so that a list need not read whole plans.
  step smallint not null default 1,
  -- Counts what was saved: whoever saves names the one they read, so two windows cannot write over each other.
  revision integer not null default 0,
  -- The version sent last; none yet is 0.
  version integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  -- Why it was declined, or taken out of the library: the reviewer's own words.
  reason text,
  -- The reviewer who has it for now.
  held_by uuid references operators (id) on delete set null,
  held_until timestamptz,
  check ((version = 0) = (sent_at is null)),
  check ((version = 0) = (state = 'draft')),
  check ((held_by is null) or (state = 'inReview'))
);
create index plan_submissions_author on plan_submissions (author_id, changed_at desc);
create index plan_submissions_waiting on plan_submissions (sent_at) where state in ('submitted', 'inReview');
create index plan_submissions_decided on plan_submissions (state, decided_at desc);
create index plan_submissions_held_by on plan_submissions (held_by);

create table plan_versions (
  submission_id uuid not null references plan_submissions (id) on delete cascade,
  number integer not null check (number > 0),
  answers jsonb not null,
  sent_at timestamptz not null,
  primary key (submission_id, number)
);

-- What a reviewer says about one field of one version. The author sees it once a decision tells it.
create table plan_comments (
  id uuid primary key default uuidv7(),
  submission_id uuid not null,
  version integer not null,
  field text not null,
  comment text not null,
  operator_id uuid references operators (id) on delete set null,
  written_at timestamptz not null,
  told_at timestamptz,
  reply text,
  leaves_as_is boolean not null default false,
  replied_at timestamptz,
  foreign key (submission_id, version) references plan_versions (submission_id, number) on delete cascade,
  check ((reply is null) = (replied_at is null)),
  check (reply is null or told_at is not null)
);
create index plan_comments_version on plan_comments (submission_id, version);
create index plan_comments_operator on plan_comments (operator_id);

-- What was decided about a version, and why: the letter to the author is about this, whatever is decided since.
create table plan_decisions (
  id uuid primary key default uuidv7(),
  submission_id uuid not null references plan_submissions (id) on delete cascade,
  version integer not null,
  news text not null check (news in ('changesAsked', 'accepted', 'declined', 'published', 'withdrawn')),
  reason text,
  decided_at timestamptz not null
);
create index plan_decisions_submission on plan_decisions (submission_id);

-- What an accepted plan earns its author. Entries only: nothing is paid by them.
create table plan_royalties (
  id uuid primary key default uuidv7(),
  submission_id uuid not null references plan_submissions (id) on delete cascade,
  amount numeric(9, 2) not null check (amount > 0),
  currency text not null,
  status text not null default 'agreed' check (status in ('agreed', 'due', 'paid', 'canceled')),
  note text not null default '',
  added_at timestamptz not null,
  changed_at timestamptz not null
);
create index plan_royalties_submission on plan_royalties (submission_id);

-- Words and numbers alone: PostgreSQL's parser tries every sign as the beginning of an address, a tag or a path, and
-- takes seconds for a page of them.
create function searchable(written text, longest integer) returns text
language sql immutable parallel safe
return regexp_replace(left(written, longest), '[^[:alnum:]]+', ' ', 'g');

-- What educators find: the published version of a plan, without what its author told about themselves.
create table library_plans (
  id uuid primary key references plan_submissions (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  plan_type text not null,
  subject text not null,
  grades text[] not null,
  topic text not null,
  plan jsonb not null,
  published_at timestamptz not null,
  -- A vector holds less than a megabyte: of each field its beginning is searched, which is more than anybody writes.
  search tsvector not null generated always as (
    setweight(to_tsvector('english', searchable(plan ->> 'topic', 5000)), 'A') ||
    setweight(to_tsvector('english', searchable(plan ->> 'keySkills', 10000)), 'B') ||
    setweight(to_tsvector('english', searchable(plan ->> 'essentialQuestions', 10000)), 'B') ||
    setweight(to_tsvector('english', searchable(plan ->> 'objective', 10000)), 'B') ||
    setweight(to_tsvector('english', searchable(plan ->> 'standards', 10000)), 'C') ||
    setweight(to_tsvector('english', searchable(plan ->> 'description', 20000)), 'C') ||
    setweight(to_tsvector('english', searchable(plan ->> 'special', 10000)), 'C')
  ) stored
);
create index library_plans_search on library_plans using gin (search);
create index library_plans_shelf on library_plans (subject, published_at desc);
create index library_plans_newest on library_plans (published_at desc);
create index library_plans_author on library_plans (author_id);

create table plan_keeps (
  plan_id uuid not null references library_plans (id) on delete cascade,
  educator_id uuid not null references users (id) on delete cascade,
  kept_at timestamptz not null,
  primary key (plan_id, educator_id)
);
create index plan_keeps_educator on plan_keeps (educator_id);

-- The author's own words are nobody's statistics.
alter table plan_submissions alter column answers set statistics 0, alter column reason set statistics 0;
alter table plan_versions alter column answers set statistics 0;
alter table plan_decisions alter column reason set statistics 0;
alter table plan_comments alter column comment set statistics 0, alter column reply set statistics 0;
