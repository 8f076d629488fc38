import {
  DEFAULT_LEVEL,
  DEFAULT_SUBSCRIPTION_PLAN,
  SUBJECTS,
  valuesOf,
} from '@wonderfield/contract/options';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { createStudentPassword } from './make-student-password.ts';
import { sealStudentPassword } from './student-password-encryption.ts';
import { insertStudents } from './students.queries.ts';

export type NewStudent = {
  firstName: string;
  lastName: string;
  username: string;
  password?: string | undefined;
  grade?: string | undefined;
  birthMonth?: string | undefined;
  birthYear?: string | undefined;
};
export type PreparedStudent = NewStudent & { password: string; passwordHash: string };

/** A password with its hash, for one of a list: slow work, done before any row is locked. */
export const preparePassword = async (
  { passwords }: Pick<Deps, 'passwords'>,
  password = createStudentPassword(),
) => ({ password, passwordHash: await passwords.hashPatiently(password) });

/** Gives each student a password. */
export const prepareStudents = async (
  deps: Pick<Deps, 'passwords'>,
  students: readonly NewStudent[],
) => {
  const prepared: PreparedStudent[] = [];
  for (const student of students) {
    prepared.push({ ...student, ...(await preparePassword(deps, student.password)) });
  }
  return prepared;
};

type MadeFor = { educatorId: string | null; schoolId: string | null };

/**
 * Makes accounts a school answers for: strict about whom they meet, and with a password its
 * educators can show until the student chooses their own (D 4).
 */
export const createStudents = async (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  students: readonly PreparedStudent[],
  { educatorId, schoolId }: MadeFor,
) => {
  if (students.length === 0) return [];
  const rows = students.map((student) => {
    const id = crypto.randomUUID();
    const { password } = student;
    return {
      ...student,
      id,
      educatorId,
      schoolId,
      sealedPassword: sealStudentPassword(sealer, { id, password }),
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
