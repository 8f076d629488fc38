-- How new students of a class sign in, and the time while the class is open for sign-ins on devices in the room.
alter table classrooms
  add column sign_in_method text check (sign_in_method in ('scan', 'pictures', 'words', 'own')),
  add column are_cards_limited boolean not null default false,
  add column opened_at timestamptz,
  add column open_until timestamptz,
  add constraint classrooms_opened check ((opened_at is null) = (open_until is null)),
  add constraint classrooms_open_in_use
    check (open_until is null or (deleted_at is null and archived_at is null));

-- Students who ask for help at a device of an open class. The picture is on the device and on the educator's board.
create table raised_hands (
  id uuid primary key default gen_random_uuid(),
  token_sha256 bytea not null unique,
  classroom_id uuid not null references classrooms (id) on delete cascade,
  student_id uuid not null references students (user_id) on delete cascade,
  picture text not null,
  is_stuck boolean not null,
  -- On a device that an educator opened, no device with only the class code replaces the hand.
  is_on_opened_device boolean not null,
  raised_at timestamptz not null,
  coming_at timestamptz,
  let_in_at timestamptz,
  lowered_at timestamptz,
  answered_by uuid references users (id) on delete set null
);
create unique index raised_hands_one_up on raised_hands (classroom_id, student_id, is_on_opened_device)
  where lowered_at is null;
create index raised_hands_student on raised_hands (student_id);
create index raised_hands_answered_by on raised_hands (answered_by);
alter table raised_hands
  alter column student_id set statistics 0,
  alter column answered_by set statistics 0;
