import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/classroom-sync/sync-codec';
import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { NightlyMode, SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';
import { useForgetExternalClasses } from './external-calls.ts';

/** The chosen students of an external class. */
export type Selection = {
  service: RosterService;
  classId: string;
  chosenIds: readonly string[];
  /** An existing classroom that will sync with the class. */
  intoId?: string | undefined;
};

const selectionFields = ({ service, classId, chosenIds, intoId }: Selection) => ({
  classId,
  isGoogle: service === 'google',
  chosenIds: [...chosenIds],
  ...(intoId !== undefined && { intoId }),
});

/**
 * Fetches the preview of a sync. It never refetches automatically, so it does not change while the
 * educator reads it.
 */
export const previewQuery = (selection: Selection) =>
  queryOptions({
    queryKey: ['sync-preview', selection],
    queryFn: async (): Promise<SyncPreview> =>
      (await callApi(calls.previewClassroomSync, selectionFields(selection))).preview,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Returns a function that refreshes all data about the roster. */
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

/**
 * State of the class that the page knew when it requested the preview. The server compares it with
 * its own data.
 */
export type KnownSync = {
  /** Ids at the external service of the students who are synced. */
  formerIds: string[];
  /** Our own ids of those students. */
  studentIds: string[];
};

/** Syncs the previewed changes. A retry after a lost response syncs nothing twice. */
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

/** Fetches the classroom's syncs with the details of the given sync, or of the newest one. */
export const syncHistoryQuery = (classroomId: string, syncId: string | undefined) =>
  queryOptions({
    queryKey: ['classroom-syncs', classroomId, syncId],
    queryFn: async (): Promise<SyncHistory> =>
      (await callApi(calls.getClassroomSyncs, { classroomId, syncId })).history,
    // Keep the previous sync visible until the next one has loaded.
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
    // Refresh the history, because a concurrent request may have changed it.
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
