import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { codeHash } from '../../schools/codes/school-codes.ts';
import { findOpenSchool, findOpenSchoolForUpdate } from '../../schools/schools.ts';
import {
  selectOptionalClassroomByCode,
  selectOptionalClassroomByCodeForUpdate,
} from './class-codes.queries.ts';
import { classCodeHash, isClassCode } from './class-codes.ts';
import type { CodeOwner } from './limit-joins.ts';

export type JoinTarget = {
  name: string;
  owner: CodeOwner;
  codeMark: Buffer;
  classroom?: {
    id: string;
    capacity: number;
    enrolled: number;
    teacher_name: string;
    sign_in_method: SignInMethod | null;
  };
  schoolId: string | null;
  educatorId: string | null;
};

/** Lookup functions for a code, without a lock or with a lock that serializes the use of seats. */
export const WITHOUT_LOCK = { classroom: selectOptionalClassroomByCode, school: findOpenSchool };
export const LOCKED = {
  classroom: selectOptionalClassroomByCodeForUpdate,
  school: findOpenSchoolForUpdate,
};

/**
 * Returns the classroom of an enabled class code or the school of a valid student code, or
 * undefined.
 */
export const findJoinTarget = async (
  deps: Deps,
  db: Db,
  { code, find }: { code: string; find: typeof WITHOUT_LOCK },
): Promise<JoinTarget | undefined> => {
  if (isClassCode(code)) {
    const mark = classCodeHash(deps, code);
    const classroom = await find.classroom(db, mark);
    if (!classroom) return undefined;
    const { name, school_id, owner_id } = classroom;
    const owner = { classroomId: classroom.id };
    const place = { name, owner, codeMark: mark };
    return { ...place, classroom, schoolId: school_id, educatorId: owner_id };
  }
  const school = await find.school(deps, db, { code, kind: 'student' });
  if (!school) return undefined;
  const { id: schoolId, name } = school;
  const place = { name, owner: { schoolId }, codeMark: codeHash(deps, code) };
  return { ...place, schoolId, educatorId: null };
};
