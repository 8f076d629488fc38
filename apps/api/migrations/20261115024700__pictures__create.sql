-- The name of a profile picture's files; the files themselves live in the asset store.
alter table users add column picture_name text;
