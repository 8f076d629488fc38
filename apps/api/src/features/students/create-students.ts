import {
  DEFAULT_LEVEL,
  DEFAULT_SUBSCRIPTION_PLAN,
  SUBJECTS,
  valuesOf,
} from '@wonderfield/contract/options';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { sealPassword } from '../../security/stored-password.ts';
import { createStudentPassword } from './logins/make-student-password.ts';
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

type MadeFor = { educatorId: string | null; schoolId: string | null };

/**
 * Creates school-managed accounts with strict visit settings. Educators can show the password until
 * the student chooses one.
 */
export const createStudents = async (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  students: readonly NewStudent[],
  { educatorId, schoolId }: MadeFor,
) => {
  if (students.length === 0) return [];
  const rows = students.map((student) => {
    const id = crypto.randomUUID();
    const password = student.password ?? createStudentPassword();
    return {
      ...student,
      id,
      password,
      educatorId,
      schoolId,
      stored: sealPassword(sealer, { id, password }),
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
