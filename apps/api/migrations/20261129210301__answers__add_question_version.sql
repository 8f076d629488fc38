-- The version of the skill decides what a seed asks. Earlier answers are of the first version.
alter table play_answers
  add column version smallint not null default 1;
