-- A co-teacher has a role and, if wanted, a last day. `ends_at` is the end of that day in the time
-- zone of the class. People whose access ended stay listed for 90 days.
alter table classroom_teachers
  add column role text not null default 'coTeacher' check (role in ('coTeacher', 'helper')),
  add column ends_on date,
  add column ends_at timestamptz,
  add column reminded_at timestamptz,
  add constraint classroom_teachers_end check ((ends_on is null) = (ends_at is null));
create index classroom_teachers_ending on classroom_teachers (ends_at) where ends_at is not null;

alter table classroom_invitations
  add column role text not null default 'coTeacher' check (role in ('coTeacher', 'helper')),
  add column ends_on date;

-- Educators who may see a classroom now: the owner, and co-teachers and helpers whose access has
-- not ended. In a school, they also have to belong to the school.
create view classroom_viewers as
  select classrooms.id as classroom_id, classrooms.owner_id as educator_id, 'owner' as role
  from classrooms left join school_members
    on school_members.school_id = classrooms.school_id
    and school_members.educator_id = classrooms.owner_id
  where classrooms.deleted_at is null
    and (classrooms.school_id is null or school_members.educator_id is not null)
  union all
  select classrooms.id as classroom_id, classroom_teachers.educator_id, classroom_teachers.role
  from classroom_teachers
  join classrooms on classrooms.id = classroom_teachers.classroom_id
  left join school_members
    on school_members.school_id = classrooms.school_id
    and school_members.educator_id = classroom_teachers.educator_id
  where classrooms.deleted_at is null
    and (classroom_teachers.ends_at is null or classroom_teachers.ends_at > now())
    and (classrooms.school_id is null or school_members.educator_id is not null);

-- Educators who may also change it. A helper is not one of them.
create or replace view classroom_educators as
  select classroom_id, educator_id from classroom_viewers where role <> 'helper';
