import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/classrooms/transfer-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';
import { removedStudentsQuery } from './removed-students.ts';
import { rosterQuery, useRosterChanges } from './roster-query.ts';

export type TransferKind = 'move' | 'copy';
export type Transfer = {
  kind: TransferKind;
  fromId: string;
  toId: string;
  studentIds: string[];
};

/** Fetches the classes whose students can be added to a class, and the students of one of them. */
export const sourceClassesQuery = (classroomId: string, fromClassroomId?: string) =>
  queryOptions({
    queryKey: ['source-classes', classroomId, fromClassroomId],
    queryFn: () =>
      callApi(calls.getSourceClasses, { classroomId, ...(fromClassroomId && { fromClassroomId }) }),
    gcTime: 0,
  });

/** Refreshes the other class and the lists that a transfer changes. */
const useTransferRefresh = (classroomId: string) => {
  const client = useQueryClient();
  const classrooms = useClassroomChanges();
  return async (fromId: string, toId: string) => {
    const otherId = fromId === classroomId ? toId : fromId;
    classrooms.refresh();
    await client.invalidateQueries({ queryKey: rosterQuery(otherId).queryKey });
    await client.invalidateQueries({ queryKey: removedStudentsQuery(classroomId).queryKey });
  };
};

/** Moves or copies students. The response is about the class of the page. */
export const useTransferStudents = (classroomId: string) => {
  const { put, refresh } = useRosterChanges(classroomId);
  const refreshOthers = useTransferRefresh(classroomId);
  return useMutation({
    mutationFn: ({ kind, fromId, toId, studentIds }: Transfer) =>
      callApi(kind === 'move' ? calls.moveStudents : calls.copyStudents, {
        classroomId: fromId,
        toClassroomId: toId,
        studentIds,
      }),
    onSuccess: ({ classroom }) => {
      if (classroom.id === classroomId) put(classroom);
    },
    onError: refresh,
    onSettled: (_data, _error, { fromId, toId }) => refreshOthers(fromId, toId),
  });
};

export const useUndoTransfer = (classroomId: string) => {
  const { put, refresh } = useRosterChanges(classroomId);
  const refreshOthers = useTransferRefresh(classroomId);
  return useMutation({
    mutationFn: ({ kind, fromId, toId, studentIds, at }: Transfer & { at: string }) =>
      callApi(calls.undoTransfer, {
        classroomId: fromId,
        toClassroomId: toId,
        studentIds,
        at,
        isMove: kind === 'move' ? '1' : '0',
      }),
    onSuccess: ({ classroom }) => {
      if (classroom.id === classroomId) put(classroom);
    },
    onError: refresh,
    onSettled: (_data, _error, { fromId, toId }) => refreshOthers(fromId, toId),
  });
};
