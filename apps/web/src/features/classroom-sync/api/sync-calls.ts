import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/classroom-sync/sync-codec';
import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { NightlyMode, SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts';
import { useForgetExternalClasses } from './external-calls.ts';

/** The chosen students of a class at another service. */
export type Selection = {
  service: RosterService;
  classId: string;
  chosenIds: readonly string[];
  /** A classroom of one's own that is to follow the class. */
  intoId?: string | undefined;
};

const selectionFields = ({ service, classId, chosenIds, intoId }: Selection) => ({
  classId,
  isGoogle: service === 'google',
  chosenIds: [...chosenIds],
  ...(intoId !== undefined && { intoId }),
});

/** What a sync would do. Read when asked for, never by itself: it must not change under the eyes. */
export const previewQuery = (selection: Selection) =>
  queryOptions({
    queryKey: ['sync-preview', selection],
    queryFn: async (): Promise<SyncPreview> =>
      (await callApi(calls.previewClassroomSync, selectionFields(selection))).preview,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** What changes with a roster: everything that shows it. */
const useRosterChanged = () => {
  const client = useQueryClient();
  const { refresh } = useClassroomChanges();
  const forgetExternalClasses = useForgetExternalClasses();
  return (classroomId: string) => {
    for (const key of ['classroom-syncs', 'roster', 'classroom']) {
      void client.invalidateQueries({ queryKey: [key, classroomId] });
    }
    forgetExternalClasses();
    refresh();
  };
};

type Confirmed = Pick<
  RequestOf<'googleClassroomSync'>,
  'fingerprint' | 'decisions' | 'keptIds' | 'confirmedLeaving'
>;

/** What the page knew about the class when it asked for the preview. The server checks it against its own data. */
export type KnownSync = {
  /** Ids at the external service of the students who are synced. */
  formerIds: string[];
  /** Our own ids of those students. */
  studentIds: string[];
};

/** Syncs what the preview showed; a retry after a lost answer syncs nothing twice. */
export const useSyncClassroom = (selection: Selection, currentSync: KnownSync) => {
  const keyOf = useIdempotencyKey();
  const changed = useRosterChanged();
  return useMutation({
    mutationFn: (confirmed: Confirmed) => {
      const request = { ...selectionFields(selection), ...currentSync, ...confirmed };
      return callApi(calls.googleClassroomSync, request, { idempotencyKey: keyOf(request) });
    },
    onSuccess: ({ classroomId }) => changed(classroomId),
  });
};

/** The syncs of a classroom with what one of them did: the newest, or the one that is named. */
export const syncHistoryQuery = (classroomId: string, syncId: string | undefined) =>
  queryOptions({
    queryKey: ['classroom-syncs', classroomId, syncId],
    queryFn: async (): Promise<SyncHistory> =>
      (await callApi(calls.getClassroomSyncs, { classroomId, syncId })).history,
    // One sync stays in sight until the next is there.
    placeholderData: keepPreviousData,
  });

export const useUndoSync = (classroomId: string) => {
  const changed = useRosterChanged();
  const { remove } = useClassroomChanges();
  const forgetExternalClasses = useForgetExternalClasses();
  return useMutation({
    mutationFn: (syncId: string) => callApi(calls.undoClassroomSync, { classroomId, syncId }),
    onSuccess: ({ isClassroomGone }) => {
      if (!isClassroomGone) return changed(classroomId);
      remove(classroomId);
      forgetExternalClasses();
    },
    // Somebody may have been faster: the history tells.
    onError: () => changed(classroomId),
  });
};

export const useSetNightly = (classroomId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mode: NightlyMode) => callApi(calls.setNightlySync, { classroomId, mode }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['classroom-syncs', classroomId] }),
  });
};
