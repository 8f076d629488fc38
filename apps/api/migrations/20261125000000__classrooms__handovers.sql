-- A classroom offered to a co-teacher, who has not answered (decision 046). One at a time, and it ends by
-- itself with whatever it stood on: the co-teaching, the owner, the classroom's place, the heir's account.
create table classroom_handovers (
  classroom_id uuid primary key references classrooms (id) on delete cascade,
  heir_id uuid not null,
  offered_at timestamptz not null,
  foreign key (classroom_id, heir_id) references classroom_teachers (classroom_id, educator_id)
    on delete cascade
);
create index classroom_handovers_heir on classroom_handovers (heir_id);
create index classroom_handovers_at on classroom_handovers (offered_at);

create function end_handover_of_classroom() returns trigger language plpgsql as $$
begin
  delete from classroom_handovers where classroom_id = new.id;
  return null;
end;
$$;
create trigger classrooms_end_handover after update on classrooms
  for each row when (
    old.owner_id is distinct from new.owner_id
    or old.school_id is distinct from new.school_id
    or old.archived_at is distinct from new.archived_at
    or old.deleted_at is distinct from new.deleted_at
  ) execute function end_handover_of_classroom();

-- Suspended is whoever was offered it, or whoever offered it.
create function end_handovers_of_suspended() returns trigger language plpgsql as $$
begin
  delete from classroom_handovers using classrooms
  where classrooms.id = classroom_handovers.classroom_id
    and (classroom_handovers.heir_id = new.id or classrooms.owner_id = new.id);
  return null;
end;
$$;
create trigger users_end_handovers after update of suspended_at on users
  for each row when (old.suspended_at is null and new.suspended_at is not null)
  execute function end_handovers_of_suspended();
