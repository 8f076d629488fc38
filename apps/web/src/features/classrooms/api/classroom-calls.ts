import { queryOptions, useMutation } from '@tanstack/react-query';
import { NetworkError } from '@wonderfield/client/errors';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import * as calls from '@wonderfield/contract/classrooms/classroom-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';
import { forget } from '../../../shared/session/local-storage.ts';

/** Fetches one classroom for editing. Refetches only on request. */
export const classroomQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['classroom', classroomId],
    queryFn: async (): Promise<TaughtClassroom> => {
      const { classrooms } = await callApi(calls.getClassroomsByEducator, { classroomId });
      const [classroom] = classrooms;
      if (classroom?.seenBy !== 'educator') throw new NetworkError();
      return classroom;
    },
    // A refetch must not overwrite the form while the user edits it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Creates or edits a classroom. The key belongs to the form, so a retry never creates a second
 * classroom.
 */
export const saveClassroom = (draft: RequestOf<'createClassRoom'>, idempotencyKey: string) =>
  callApi(calls.createClassRoom, draft, { idempotencyKey });

export const useDeleteClassroom = () => {
  const { remove, refresh } = useClassroomChanges();
  return useMutation({
    mutationFn: (classroomId: string) => callApi(calls.deleteClassroom, { classroomId }),
    onSuccess: (_answer, classroomId) => {
      remove(classroomId);
      forget('classroomDetails');
    },
    // Refresh the list, because a concurrent request may have changed it.
    onError: refresh,
  });
};

/** Archives or restores classrooms. Reports each response, even for parallel requests. */
export const useArchiveClassroom = (report: {
  onDone: (classroom: TaughtClassroom, archived: boolean) => void;
  onError: (error: Error) => void;
}) => {
  const { put } = useClassroomChanges();
  return useMutation({
    mutationFn: (input: { classroomId: string; archived: boolean }) =>
      callApi(calls.archiveClassroom, input),
    onSuccess: ({ classroom }, { archived }) => {
      put(classroom);
      report.onDone(classroom, archived);
    },
    onError: report.onError,
  });
};

export const useSetClassCode = (classroom: TaughtClassroom) => {
  const { put } = useClassroomChanges();
  return useMutation({
    mutationFn: (input: { enabled: boolean; renew?: boolean }) =>
      callApi(calls.setClassCode, { classroomId: classroom.id, ...input }),
    onSuccess: ({ classCode }) => put({ ...classroom, classCode }),
  });
};

/** Enrolls the student, or the parent's child, in the classroom of a code. */
export const joinClassroom = async (request: RequestOf<'joinClassroom'>) =>
  (await callApi(calls.joinClassroom, request)).classroom;
