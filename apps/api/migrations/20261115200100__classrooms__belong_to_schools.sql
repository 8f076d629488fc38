-- A school is open while it is approved and its administrator is not suspended.
create view open_schools as
  select schools.id, schools.administrator_id
  from schools join users on users.id = schools.administrator_id
  where schools.approved_at is not null and users.suspended_at is null;

-- Who belongs to a school now: its administrator and the teachers on its license.
create view school_members as
  select open_schools.id as school_id, school_teachers.educator_id
  from open_schools join school_teachers on school_teachers.school_id = open_schools.id
  union all
  select id as school_id, administrator_id as educator_id from open_schools;

-- Who may open a classroom now: whoever owns or co-teaches it and, where it is a school's, still
-- belongs to that school. Every question of who teaches what is asked here.
create view classroom_educators as
  select classrooms.id as classroom_id, classrooms.owner_id as educator_id
  from classrooms left join school_members
    on school_members.school_id = classrooms.school_id
    and school_members.educator_id = classrooms.owner_id
  where classrooms.deleted_at is null
    and (classrooms.school_id is null or school_members.educator_id is not null)
  union all
  select classrooms.id as classroom_id, classroom_teachers.educator_id
  from classroom_teachers
  join classrooms on classrooms.id = classroom_teachers.classroom_id
  left join school_members
    on school_members.school_id = classrooms.school_id
    and school_members.educator_id = classroom_teachers.educator_id
  where classrooms.deleted_at is null
    and (classrooms.school_id is null or school_members.educator_id is not null);

-- Whoever left a school before leaves its classrooms now: they are its administrator's, and
-- co-teaching and invitations of people who are not at the school end.
create temporary table at_school on commit drop as
  select school_id, educator_id from school_teachers
  union all select id, administrator_id from schools;

delete from classroom_teachers using classrooms
where classrooms.id = classroom_teachers.classroom_id and classrooms.school_id is not null
  and not exists (select from at_school
    where at_school.school_id = classrooms.school_id
      and at_school.educator_id = classroom_teachers.educator_id);

delete from classroom_invitations using classrooms
where classrooms.id = classroom_invitations.classroom_id and classrooms.school_id is not null
  and not exists (select from at_school
    where at_school.school_id = classrooms.school_id
      and at_school.educator_id = classroom_invitations.invited_by);

update classrooms set owner_id = schools.administrator_id, version = version + 1
from schools
where schools.id = classrooms.school_id
  and not exists (select from at_school
    where at_school.school_id = classrooms.school_id
      and at_school.educator_id = classrooms.owner_id);

-- The new owner may have co-taught what is theirs now.
delete from classroom_teachers using classrooms
where classrooms.id = classroom_teachers.classroom_id
  and classrooms.owner_id = classroom_teachers.educator_id;
