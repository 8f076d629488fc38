import type { School } from '@wonderfield/contract/educators/school-admin';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { idleSince } from '../classrooms/classrooms.rules.ts';
import { openLiveCodes } from '../schools/codes/school-codes.ts';
import {
  countStudentsOfSchool,
  findSchoolOf,
  listTeachersOf,
  listWaitingAt,
} from '../schools/schools.ts';
import {
  selectDomainsOf,
  selectSchoolClassrooms,
  selectUnplacedStudents,
} from './school-admin.queries.ts';

/** Returns the approved school that the caller administers, or throws. */
export const findOwnSchool = async ({ deps, actor }: Context<Educator>, db: Db = deps.db) => {
  const school = await findSchoolOf(db, actor.id);
  if (!school) throw new DomainError('SCH_003');
  if (!school.approved_at) throw new DomainError('EDU_001');
  return school;
};

type PersonRow = { id: string; first_name: string; last_name: string };

const nameOf = ({ id, first_name, last_name }: PersonRow) => ({
  id,
  firstName: first_name,
  lastName: last_name,
});

const teachersOf = async (db: Db, schoolId: string): Promise<School['teachers']> =>
  (await listTeachersOf(db, schoolId)).map((row) => ({
    ...nameOf(row),
    email: row.email,
    grades: row.grades,
    joinedAt: row.joined_at.toISOString(),
    hasSchoolAddress: row.has_school_address,
  }));

const waitingAt = async (db: Db, schoolId: string): Promise<School['waitingTeachers']> =>
  (await listWaitingAt(db, schoolId)).map((row) => ({
    ...nameOf(row),
    email: row.email,
    askedAt: row.asked_at.toISOString(),
  }));

const classroomsOf = async (
  db: Db,
  params: { schoolId: string; administratorId: string },
): Promise<School['classrooms']> =>
  (await selectSchoolClassrooms(db, params)).map((row) => ({
    id: row.id,
    name: row.name,
    subject: row.subject,
    ownerId: row.owner_id,
    teachers: row.teachers,
    capacity: row.capacity,
    studentCount: row.enrolled,
    isArchived: row.archived_at !== null,
  }));

const unplacedStudentsOf = async (
  db: Db,
  params: { schoolId: string; since: Date },
): Promise<School['unplacedStudents']> =>
  (await selectUnplacedStudents(db, params)).map((row) => ({
    ...nameOf(row),
    joinedAt: row.created_at.toISOString(),
    isIdle: row.is_idle,
  }));

const codesOf = ({ staff, student }: Awaited<ReturnType<typeof openLiveCodes>>) => ({
  staffCode: staff && { code: staff.code, uses: staff.uses },
  studentCode: student?.endsAt
    ? { code: student.code, uses: student.uses, endsAt: student.endsAt }
    : undefined,
});

/** Returns seats, codes, people and classrooms for the school's administrator. */
export const viewSchool = async (ctx: Context<Educator>): Promise<{ school: School }> => {
  const { deps } = ctx;
  const { db } = deps;
  const row = await findOwnSchool(ctx);
  return {
    school: {
      id: row.id,
      name: row.name,
      city: row.city,
      zip: row.zip,
      licenseFor: row.license_for,
      ...codesOf(await openLiveCodes(deps, db, row.id)),
      classroomSeats: row.classroom_seats,
      studentSeats: row.student_seats,
      studentCount: await countStudentsOfSchool(db, row.id),
      teachers: await teachersOf(db, row.id),
      waitingTeachers: await waitingAt(db, row.id),
      classrooms: await classroomsOf(db, { schoolId: row.id, administratorId: ctx.actor.id }),
      unplacedStudents: await unplacedStudentsOf(db, {
        schoolId: row.id,
        since: idleSince(deps.now()),
      }),
      domains: (await selectDomainsOf(db, row.id)).map(({ domain }) => domain),
    },
  };
};
