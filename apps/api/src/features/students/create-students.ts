import {
  DEFAULT_LEVEL,
  DEFAULT_SUBSCRIPTION_PLAN,
  SUBJECTS,
  valuesOf,
} from '@wonderfield/contract/options';
import { needsOwnPassword, type SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { sealPassword } from '../../security/stored-password.ts';
import { createStudentPassword } from './logins/make-student-password.ts';
import { methodOfNewStudent } from './methods/new-student-method.rules.ts';
import { columnsOfMethod } from './methods/pictures.ts';
import { insertStudents } from './students.queries.ts';

export type NewStudent = {
  firstName: string;
  lastName: string;
  username: string;
  password?: string | undefined;
  grade?: string | undefined;
  birthMonth?: string | undefined;
  birthYear?: string | undefined;
  /** How the student signs in. The class and the grade decide if it is missing. */
  signInMethod?: SignInMethod | undefined;
};

type MadeFor = {
  educatorId: string | null;
  schoolId: string | null;
  /** The method of the class. */
  classMethod?: SignInMethod | null;
};

/**
 * Creates school-managed accounts with strict visit settings. Educators can show the password until
 * the student chooses one, and pictures are dealt to students who sign in with them.
 */
export const createStudents = async (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  students: readonly NewStudent[],
  { educatorId, schoolId, classMethod = null }: MadeFor,
) => {
  if (students.length === 0) return [];
  const rows = students.map((student) => {
    const id = crypto.randomUUID();
    const password = student.password ?? createStudentPassword();
    const method =
      student.signInMethod ?? methodOfNewStudent({ classMethod, grade: student.grade });
    return {
      ...student,
      id,
      password,
      educatorId,
      schoolId,
      stored: sealPassword(sealer, { id, password }),
      mustChangePassword: needsOwnPassword(method),
      login: columnsOfMethod(sealer, { id, method }),
      settings: {
        play_option: 'sameSchool',
        typing_mode: 'preType',
        level: DEFAULT_LEVEL,
        subjects: valuesOf(SUBJECTS),
        subscription_plan: DEFAULT_SUBSCRIPTION_PLAN,
      },
      now: now(),
    };
  });
  await insertStudents(tx, rows);
  return rows.map(({ id, password }) => ({ studentId: id, password }));
};
