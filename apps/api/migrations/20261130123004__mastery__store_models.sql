-- What the mastery model knows (docs/mastery.md): the level of a student in each subject, with the skills that were asked.
-- `grade` is the enrolled grade to which the level relates.
create table mastery_subjects (
  user_id uuid not null references players (user_id) on delete cascade,
  subject text not null,
  grade smallint not null check (grade between 0 and 8),
  mean double precision not null,
  variance double precision not null check (variance > 0),
  answers integer not null,
  skills jsonb not null,
  primary key (user_id, subject)
);

-- What it knows about a student in all subjects together. A player without a row has the answers of the former model.
create table mastery_students (
  user_id uuid primary key references players (user_id) on delete cascade,
  started_on date,
  learns double precision not null,
  slipped double precision not null,
  opportunities double precision not null check (opportunities > 0)
);

alter table mastery_subjects alter column user_id set statistics 0;
alter table mastery_students alter column user_id set statistics 0;

-- The rating relates to the grade at which adults are told the stage. Null in rows of the former model.
alter table skill_growth
  add column deviation double precision,
  add column stage_grade smallint,
  add column top_level smallint;

-- A right answer after a hint says less.
alter table play_answers add column is_hinted boolean not null default false;
