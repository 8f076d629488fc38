-- The first session of a student who joined with a code: until it ends, the login can be looked at and printed.
alter table sessions add column shows_login boolean not null default false;
