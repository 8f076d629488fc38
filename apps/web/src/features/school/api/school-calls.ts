import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { School } from '@wonderfield/contract/educators/school-admin';
import * as calls from '@wonderfield/contract/educators/school-codec';
import { callApi } from '../../../shared/call/call-client.ts';

export const schoolQuery = () =>
  queryOptions({
    queryKey: ['school'],
    queryFn: async (): Promise<School> => (await callApi(calls.getSchool, {})).school,
  });

/** Sends a change. Every response contains the updated school. */
const useSchoolChange = <Input>(send: (input: Input) => Promise<{ school: School }>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ school }) => client.setQueryData(schoolQuery().queryKey, school),
    // Refetch, because another page may have changed the school. Not awaited, so the error shows at
    // once.
    onError: () => void client.invalidateQueries({ queryKey: schoolQuery().queryKey }),
  });
};

export type CodeChange = { kind: 'staff' | 'student'; action: 'renew' | 'revoke' };

export const useSetSchoolCode = () =>
  useSchoolChange((change: CodeChange) => callApi(calls.setSchoolCode, change));

export const useAdmitTeacher = () =>
  useSchoolChange((teacherId: string) =>
    callApi(calls.decideSchoolTeacher, { decision: 'admit', teacherId }),
  );

export const useRejectTeacher = () =>
  useSchoolChange((error: { teacherId: string; reason: string }) =>
    callApi(calls.decideSchoolTeacher, { decision: 'refuse', ...error }),
  );

export const useRemoveTeacher = () =>
  useSchoolChange((teacherId: string) => callApi(calls.removeSchoolTeacher, { teacherId }));

export const useGiveClassroom = () =>
  useSchoolChange((gift: { classroomId: string; teacherId: string }) =>
    callApi(calls.giveSchoolClassroom, gift),
  );

export const useReleaseClassroom = () =>
  useSchoolChange((classroomId: string) => callApi(calls.releaseSchoolClassroom, { classroomId }));

export const useRemoveStudent = () =>
  useSchoolChange((studentId: string) => callApi(calls.removeSchoolStudent, { studentId }));

export const useRemoveIdleStudents = () =>
  useSchoolChange((studentIds: string[]) =>
    callApi(calls.removeIdleSchoolStudents, { studentIds }),
  );
