import type { ClassSource } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../src/context/actor.ts';
import { createContext } from '../../src/context/context.ts';
import { setClassCode } from '../../src/features/classrooms/class-codes.ts';
import { updateArchived } from '../../src/features/classrooms/classrooms.queries.ts';
import { sealStudentPassword } from '../../src/features/students/student-password-encryption.ts';
import type { TestPortal } from '../build-test-app.ts';
import { makeEducator } from './make-educator.ts';
import { type MadeSchool, makeSchoolTeacher } from './make-school.ts';
import { makeStudent } from './make-student.ts';
import type { MadeUser } from './make-user.ts';
import { type SessionFields, signIn } from './sign-in.ts';
import { unique } from './unique.ts';

type Portal = Pick<TestPortal, 'db' | 'deps'>;
type StudentTraits = Parameters<typeof makeStudent>[1];
type ClassroomTraits = {
  /** Somebody who may teach is made unless told otherwise: of the school, where one is given. */
  owner?: MadeUser;
  school?: MadeSchool;
  name?: string;
  capacity?: number;
  /** School-made students on its roster. */
  students?: number;
  /** Its students have not signed in yet: they still have the password they were given. */
  resetPending?: boolean;
  coTeacher?: boolean;
  /** The class code is on. */
  code?: boolean;
  archived?: boolean;
  source?: ClassSource;
  createdAt?: Date;
};
export type MadeClassroom = {
  id: string;
  name: string;
  schoolId: string | null;
  owner: MadeUser;
  /** The owner's. */
  session: SessionFields;
  students: MadeUser[];
  coTeacher: MadeUser | undefined;
  /** Empty while it is off. */
  code: string;
};

/** Puts somebody who has an account on the roster. */
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

/** A student the classroom's educators made, with a password they may show. */
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
      sealed_password: sealStudentPassword(portal.deps.sealer, student),
    })
    .where('user_id', '=', student.id)
    .execute();
  await enroll(portal, classroom.id, student.id);
  return student;
};

/** One more educator who teaches it. */
export const makeCoTeacher = async ({ db, deps }: Portal, classroomId: string, who?: MadeUser) => {
  const educator = who ?? (await makeEducator(db));
  await db
    .insertInto('classroom_teachers')
    .values({ classroom_id: classroomId, educator_id: educator.id, joined_at: deps.now() })
    .execute();
  return educator;
};

/** A co-teacher: of the school, where the classroom is a school's. */
const makeColleague = async (
  portal: Portal,
  { id, school }: { id: string; school: MadeSchool | undefined },
) => makeCoTeacher(portal, id, school && (await makeSchoolTeacher(portal, school)));

/** Switches the class code on, as its owner would. */
const switchCodeOn = async ({ deps }: Portal, classroomId: string, ownerId: string) => {
  const owner = { id: ownerId } as Educator;
  const ctx = createContext(deps, owner, { id: 'made', address: '192.0.2.1' });
  const { classCode } = await setClassCode(ctx, { classroomId, enabled: true });
  return classCode ?? '';
};

/** An empty classroom of 40 seats with its signed-in owner, unless told otherwise. */
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
