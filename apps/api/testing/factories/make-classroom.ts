import type { ClassSource } from '@wonderfield/contract/classrooms/classroom';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { Educator } from '../../src/context/actor.ts';
import { createContext } from '../../src/context/context.ts';
import { updateArchived } from '../../src/features/classrooms/classrooms.queries.ts';
import { setClassCode } from '../../src/features/classrooms/join/class-codes.ts';
import type { TestPortal } from '../build-test-app.ts';
import { makeEducator } from './make-educator.ts';
import { type MadeSchool, makeSchoolTeacher } from './make-school.ts';
import { makeStudent } from './make-student.ts';
import type { MadeUser } from './make-user.ts';
import { sealPasswordOf } from './seal-password-of.ts';
import { type SessionFields, signIn } from './sign-in.ts';
import { unique } from './unique.ts';

type Portal = Pick<TestPortal, 'db' | 'deps'>;
type StudentTraits = Parameters<typeof makeStudent>[1];
type ClassroomTraits = {
  /** Owner. Defaults to a new educator who can teach, from the school if one is given. */
  owner?: MadeUser;
  school?: MadeSchool;
  name?: string;
  capacity?: number;
  /** Number of students on its roster with school-made accounts. */
  students?: number;
  /** The students have not signed in yet and still have their issued password. */
  resetPending?: boolean;
  coTeacher?: boolean;
  /** Turns the class code on. */
  code?: boolean;
  archived?: boolean;
  /** How new students sign in. Their grade decides by default. */
  signInMethod?: SignInMethod;
  source?: ClassSource;
  createdAt?: Date;
};
export type MadeClassroom = {
  id: string;
  name: string;
  schoolId: string | null;
  owner: MadeUser;
  /** The owner's session. */
  session: SessionFields;
  students: MadeUser[];
  coTeacher: MadeUser | undefined;
  /** Empty if the class code is off. */
  code: string;
};

/** Adds an existing student to the roster. */
export const enroll = (
  { db, deps }: Portal,
  classroomId: string,
  studentId: string,
  how: 'roster' | 'code' | 'joined' = 'roster',
) =>
  db
    .insertInto('enrollments')
    .values({ classroom_id: classroomId, student_id: studentId, how, joined_at: deps.now() })
    .execute();

/** Creates a student on the roster with a password that educators can view. */
export const makeRosterStudent = async (
  portal: Portal,
  classroom: Pick<MadeClassroom, 'id' | 'owner' | 'schoolId'>,
  traits: StudentTraits = {},
): Promise<MadeUser> => {
  const student = await makeStudent(portal.db, { schoolMade: true, ...traits });
  await portal.db
    .updateTable('students')
    .set({
      made_by: classroom.owner.id,
      school_id: classroom.schoolId,
    })
    .where('user_id', '=', student.id)
    .execute();
  await sealPasswordOf(portal, student);
  await enroll(portal, classroom.id, student.id);
  return student;
};

/** Adds a co-teacher to the classroom. */
export const makeCoTeacher = async ({ db, deps }: Portal, classroomId: string, who?: MadeUser) => {
  const educator = who ?? (await makeEducator(db));
  await db
    .insertInto('classroom_teachers')
    .values({ classroom_id: classroomId, educator_id: educator.id, joined_at: deps.now() })
    .execute();
  return educator;
};

/** Adds a helper. The access has ended if `endsAt` is in the past. */
export const makeHelper = async (
  portal: Portal,
  classroomId: string,
  { who, endsAt = null }: { who?: MadeUser; endsAt?: Date | null } = {},
) => {
  const helper = await makeCoTeacher(portal, classroomId, who);
  await portal.db
    .updateTable('classroom_teachers')
    .set({ role: 'helper', ends_at: endsAt, ends_on: endsAt })
    .where('classroom_id', '=', classroomId)
    .where('educator_id', '=', helper.id)
    .execute();
  return helper;
};

/** Adds a co-teacher, from the school if the classroom belongs to one. */
const makeColleague = async (
  portal: Portal,
  { id, school }: { id: string; school: MadeSchool | undefined },
) => makeCoTeacher(portal, id, school && (await makeSchoolTeacher(portal, school)));

/** Turns the class code on as the owner. */
const switchCodeOn = async ({ deps }: Portal, classroomId: string, ownerId: string) => {
  const owner = { id: ownerId } as Educator;
  const ctx = createContext(deps, owner, { id: 'made', address: '192.0.2.1' });
  const { classCode } = await setClassCode(ctx, { classroomId, enabled: true });
  return classCode ?? '';
};

/** Creates a classroom with its signed-in owner. By default it is empty and has 40 seats. */
export const makeClassroom = async (
  portal: Portal,
  traits: ClassroomTraits = {},
): Promise<MadeClassroom> => {
  const { db, deps } = portal;
  const { school, capacity = 40, students = 0, name = `Room ${unique()}` } = traits;
  const owner =
    traits.owner ?? (await (school ? makeSchoolTeacher(portal, school) : makeEducator(db)));
  const { id } = await db
    .insertInto('classrooms')
    .values({
      owner_id: owner.id,
      school_id: school?.id ?? null,
      name,
      capacity,
      teacher_name: 'Ms Rivera',
      grade: '3',
      sign_in_method: traits.signInMethod ?? null,
      subject: 'math',
      source: traits.source?.service ?? null,
      source_class_id: traits.source?.classId ?? null,
      created_at: traits.createdAt ?? deps.now(),
      updated_at: deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = { id, owner, schoolId: school?.id ?? null };
  const roster: MadeUser[] = [];
  for (let number = 0; number < students; number += 1) {
    roster.push(
      await makeRosterStudent(portal, made, { resetPending: traits.resetPending ?? false }),
    );
  }
  const code = traits.code ? await switchCodeOn(portal, id, owner.id) : '';
  if (traits.archived) await updateArchived(db, { id, now: deps.now() });
  return {
    ...made,
    name,
    students: roster,
    code,
    session: await signIn(portal, owner),
    coTeacher: traits.coTeacher ? await makeColleague(portal, { id, school }) : undefined,
  };
};
