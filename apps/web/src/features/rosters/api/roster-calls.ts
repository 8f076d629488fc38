import { useMutation } from '@tanstack/react-query';
import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { callApi } from '../../../shared/call-client.ts';
import type { Entry } from '../rules/entry.ts';
import { useRosterChanges } from './roster-query.ts';

/** How somebody signs in; kept as long as it is shown, and nowhere else. */
export type Login = { userId: string; name: string; username: string; password: string };

type Secret = { userId: string; studentPassword: string };
/** Passwords by student. */
export type Passwords = ReadonlyMap<string, string>;
const opened = (secrets: readonly Secret[]): Passwords =>
  new Map(
    secrets.map(({ userId, studentPassword }) => [userId, decodeChildPassword(studentPassword)]),
  );

/** Adds students, all or none; the answer is the only time their passwords come unasked. */
export const useAddStudents = (classRoomId: string) => {
  const { put, refresh } = useRosterChanges(classRoomId);
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ entries, key }: { entries: Entry[]; key: string }) => {
      const { studentData, classRoomJson } = await callApi(
        'addStudentsToClassRoom',
        { classRoomId, studentDetails: entries },
        { idempotencyKey: key },
      );
      put(classRoomJson);
      return studentData.map(
        ({ userId, firstName, lastName, email, studentPassword }): Login => ({
          userId,
          name: `${firstName} ${lastName}`,
          username: email,
          password: studentPassword ? decodeChildPassword(studentPassword) : '',
        }),
      );
    },
    // Full, perhaps, because somebody else added students too.
    onError: refresh,
  });
};

export const useRemoveStudent = (classRoomId: string) => {
  const { put, refresh } = useRosterChanges(classRoomId);
  return useMutation({
    mutationFn: (studentId: string) =>
      callApi('removeStudentfromClass', { classRoomId, studentId }),
    onSuccess: ({ classRoomJson }) => put(classRoomJson),
    onError: refresh,
  });
};

export const useUndoImport = (classRoomId: string) => {
  const { put, refresh } = useRosterChanges(classRoomId);
  return useMutation({
    mutationFn: (importId: string) => callApi('undoRosterImport', { classRoomId, importId }),
    onSuccess: ({ classRoomJson }) => put(classRoomJson),
    onError: refresh,
  });
};

export const readStudentPassword = async (studentId: string) => {
  const { studentPassword } = await callApi('showStudentPassword', { requestUserId: studentId });
  return decodeChildPassword(studentPassword);
};

const renewOne = async (studentId: string): Promise<Passwords> => {
  const { studentPassword } = await callApi('generateStudentPassword', {
    requestUserId: studentId,
    update: '1',
  });
  return opened([{ userId: studentId, studentPassword }]);
};

/** New passwords, saved at once; they come back this one time. */
export const useRenewPasswords = (classRoomId: string) => {
  const { refresh, markGiven } = useRosterChanges(classRoomId);
  return useMutation({
    gcTime: 0,
    mutationFn: async (studentIds: string[]): Promise<Passwords> => {
      const [only, ...others] = studentIds;
      if (only && others.length === 0) return renewOne(only);
      const { passwords } = await callApi('renewRosterPasswords', { classRoomId, studentIds });
      return opened(passwords);
    },
    onSuccess: markGiven,
    onSettled: refresh,
  });
};

/** The passwords for the login cards; the server writes down who asked. */
export const useShowPasswords = (classRoomId: string) =>
  useMutation({
    gcTime: 0,
    mutationFn: async () =>
      opened((await callApi('showRosterPasswords', { classRoomId })).passwords),
  });
