-- How a student signs in. Existing logins stay as they are: the students of schools choose a password, and children of
-- families type the one their parents show. The default serves processes of the release before during a rolling restart.
alter table students
  add column sign_in_method text not null default 'own'
    check (sign_in_method in ('scan', 'pictures', 'words', 'own')),
  add column sealed_pictures bytea,
  add constraint students_pictures_of_method
    check ((sign_in_method = 'pictures') = (sealed_pictures is not null));
update students set sign_in_method = 'words' where not is_school_made;
alter table students
  alter column sign_in_method set statistics 0,
  alter column sealed_pictures set statistics 0;

alter table students drop constraint students_signed_in_with_check;
alter table students add constraint students_signed_in_with_check check (signed_in_with in
  ('password', 'card', 'pictures', 'help', 'parent', 'google', 'clever', 'school'));

-- Codes of printed cards, and codes that an adult shows for a few minutes. Only their hashes are stored. An ended row
-- stays for a while, so an old card is known to be old.
create table sign_in_cards (
  code_sha256 bytea primary key,
  student_id uuid not null references students (user_id) on delete cascade,
  kind text not null check (kind in ('printed', 'shown')),
  made_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  -- A printed card has no end. A shown code works once until then.
  expires_at timestamptz,
  ended_at timestamptz,
  constraint sign_in_cards_end_of_kind check ((kind = 'shown') = (expires_at is not null))
);
create unique index sign_in_cards_one_printed on sign_in_cards (student_id)
  where kind = 'printed' and ended_at is null;
create unique index sign_in_cards_one_shown on sign_in_cards (student_id)
  where kind = 'shown' and ended_at is null;
create index sign_in_cards_student on sign_in_cards (student_id);
create index sign_in_cards_made_by on sign_in_cards (made_by);
alter table sign_in_cards
  alter column student_id set statistics 0,
  alter column made_by set statistics 0;
