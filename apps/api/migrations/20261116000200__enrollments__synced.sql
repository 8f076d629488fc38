-- Who comes and goes with the class at the other service, however they came in at first.
alter table enrollments add column is_synced boolean not null default false;

-- Names of one word exist: a student's last name may stay empty. Forms of adults still ask for one.
alter table users drop constraint users_last_name_check;
alter table users add constraint users_last_name_check check (length(last_name) <= 60);

alter table syncs add column name_after text;
alter table sync_changes add column is_synced_before boolean;

-- Students of the other class whom the educator left out, as marks (HMAC): they have no account here.
alter table classrooms add column left_out_marks bytea[] not null default '{}';
