import { useMutation } from '@tanstack/react-query';
import {
  generateStudentPassword,
  showStudentPassword,
} from '@wonderfield/contract/children/child-codec';
import * as calls from '@wonderfield/contract/classrooms/classroom-codec';
import type { StudentPassword } from '@wonderfield/contract/classrooms/student';
import { displayName } from '../../../shared/account/display-name.ts';
import { callApi } from '../../../shared/call/call-client.ts';
import type { SentEntry } from '../entry/entry.ts';
import { useRosterChanges } from './roster-query.ts';

/** A student's login. Kept only while it is shown. */
export type Login = { studentId: string; name: string; username: string; password: string };

/** Passwords by student id. */
export type Passwords = ReadonlyMap<string, string>;
const byStudent = (passwords: readonly StudentPassword[]): Passwords =>
  new Map(passwords.map(({ studentId, password }) => [studentId, password]));

type Addition = {
  entries: SentEntry[];
  /** Students who keep the login they have. */
  existingIds: string[];
  key: string;
};

/**
 * Adds all students or none. Returns the new logins, because only this response contains their
 * passwords without a separate request.
 */
export const useAddStudents = (classroomId: string) => {
  const { put, refresh } = useRosterChanges(classroomId);
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ entries, existingIds, key }: Addition) => {
      const { students, classroom } = await callApi(
        calls.addStudentsToClassRoom,
        {
          classroomId,
          students: entries,
          ...(existingIds.length > 0 && { existingIds }),
          checkNames: true,
        },
        { idempotencyKey: key },
      );
      put(classroom);
      return students.flatMap((student): Login[] => {
        const { id: studentId, username, password } = student;
        if (password === undefined) return [];
        return [{ studentId, name: displayName(student), username, password }];
      });
    },
    // The classroom may be full because of a concurrent addition.
    onError: refresh,
  });
};

type Name = { firstName: string; lastName: string };

/** Corrects a name. Refreshes the roster if another teacher changed it since. */
export const useRenameStudent = (classroomId: string) => {
  const { put, refresh } = useRosterChanges(classroomId);
  return useMutation({
    mutationFn: ({ student, name }: { student: Name & { id: string }; name: Name }) =>
      callApi(calls.renameStudent, {
        classroomId,
        studentId: student.id,
        ...name,
        firstNameBefore: student.firstName,
        lastNameBefore: student.lastName,
      }),
    onSuccess: ({ classroom }) => put(classroom),
    onError: refresh,
  });
};

export const useRemoveIdleStudents = (classroomId: string) => {
  const { put, refresh } = useRosterChanges(classroomId);
  return useMutation({
    mutationFn: (studentIds: string[]) =>
      callApi(calls.removeIdleStudents, { classroomId, studentIds }),
    onSuccess: ({ classroom }) => put(classroom),
    onError: refresh,
  });
};

export const useUndoImport = (classroomId: string) => {
  const { put, refresh } = useRosterChanges(classroomId);
  return useMutation({
    mutationFn: (importId: string) => callApi(calls.undoRosterImport, { classroomId, importId }),
    onSuccess: ({ classroom }) => put(classroom),
    onError: refresh,
  });
};

export const readStudentPassword = async (studentId: string) =>
  (await callApi(showStudentPassword, { studentId })).password;

const renewOne = async (studentId: string): Promise<Passwords> => {
  const { password } = await callApi(generateStudentPassword, { studentId, save: '1' });
  return byStudent([{ studentId, password }]);
};

/** Creates and saves new passwords. They are returned only once. */
export const useRenewPasswords = (classroomId: string) => {
  const { refresh, markGiven } = useRosterChanges(classroomId);
  return useMutation({
    gcTime: 0,
    mutationFn: async (studentIds: string[]): Promise<Passwords> => {
      const [only, ...others] = studentIds;
      if (only && others.length === 0) return renewOne(only);
      const response = await callApi(calls.renewRosterPasswords, { classroomId, studentIds });
      return byStudent(response.passwords);
    },
    onSuccess: markGiven,
    onSettled: refresh,
  });
};

/** Fetches the passwords for the login cards. The server records the view. */
export const useShowPasswords = (classroomId: string) =>
  useMutation({
    gcTime: 0,
    mutationFn: async () =>
      byStudent((await callApi(calls.showRosterPasswords, { classroomId })).passwords),
  });
