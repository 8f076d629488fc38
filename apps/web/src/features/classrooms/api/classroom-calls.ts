import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import { CallFailed, callApi, type RequestOf } from '../../../shared/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';
import { forget } from '../../../shared/local-keys.ts';

/** One classroom to edit, as it is now; asked for again only when somebody wants the newest. */
export const classroomQuery = (classRoomId: string) =>
  queryOptions({
    queryKey: ['classroom', classRoomId],
    queryFn: async (): Promise<Classroom> => {
      const { allClassroomsDocs } = await callApi('getClassroomsByEducator', { classRoomId });
      const [classroom] = allClassroomsDocs;
      if (!classroom) throw new CallFailed();
      return classroom;
    },
    // A newer one must not slip under what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Makes or edits a classroom; the key is made with the form, so that a retry never makes two. */
export const saveClassroom = (draft: RequestOf<'createClassRoom'>, idempotencyKey: string) =>
  callApi('createClassRoom', draft, { idempotencyKey });

export const useDeleteClassroom = () => {
  const { remove, refresh } = useClassroomChanges();
  return useMutation({
    mutationFn: (classRoomId: string) => callApi('deleteClassroom', { classRoomId }),
    onSuccess: (_answer, classRoomId) => {
      remove(classRoomId);
      forget('classroomDetails');
    },
    // Somebody may have been faster: the list tells.
    onError: refresh,
  });
};

/** Archives or restores; each answer is reported, however many are on their way at once. */
export const useArchiveClassroom = (report: {
  onDone: (classroom: Classroom, archived: boolean) => void;
  onError: (error: Error) => void;
}) => {
  const { put } = useClassroomChanges();
  return useMutation({
    mutationFn: (input: { classRoomId: string; archived: boolean }) =>
      callApi('archiveClassroom', input),
    onSuccess: ({ classRoomJson }, { archived }) => {
      put(classRoomJson);
      report.onDone(classRoomJson, archived);
    },
    onError: report.onError,
  });
};

export const useSetClassCode = (classroom: Classroom) => {
  const { put } = useClassroomChanges();
  const { classRoomId } = classroom;
  return useMutation({
    mutationFn: (input: { enabled: boolean; renew?: boolean }) =>
      callApi('setClassCode', { classRoomId, ...input }),
    onSuccess: ({ classCode }) => put({ ...classroom, classCode }),
  });
};

/** Brings the student, or the parent's child, into the classroom of a code. */
export const joinClassroom = async (request: RequestOf<'joinClassroom'>) =>
  (await callApi('joinClassroom', request)).classRoomJson;
