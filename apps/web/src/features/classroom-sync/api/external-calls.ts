import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '@wonderfield/client/errors';
import type {
  ExternalClass,
  ExternalRoster,
} from '@wonderfield/contract/classroom-sync/external-class';
import {
  getCleverClassrooms,
  getGoogleClassrooms,
} from '@wonderfield/contract/classroom-sync/sync-codec';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { callApi } from '../../../shared/call/call-client.ts';

/** Each read loads whole rosters from the external service, which limits our requests. */
const READ_AGAIN_AFTER_MS = 60_000;
const seldom = { staleTime: READ_AGAIN_AFTER_MS, refetchOnWindowFocus: false } as const;

const ask = (service: RosterService, request: { classId?: string }) =>
  service === 'google'
    ? callApi(getGoogleClassrooms, request)
    : callApi(getCleverClassrooms, request);

export const externalClassesQuery = (service: RosterService) =>
  queryOptions({
    queryKey: ['outside', service],
    queryFn: async (): Promise<ExternalClass[]> => (await ask(service, {})).classes ?? [],
    ...seldom,
  });

/** Fetches one external class with its students. */
export const externalRosterQuery = (service: RosterService, classId: string) =>
  queryOptions({
    queryKey: ['outside', service, classId],
    queryFn: async (): Promise<ExternalRoster> => {
      const { roster } = await ask(service, { classId });
      if (!roster) throw new NetworkError();
      return roster;
    },
    ...seldom,
  });

/**
 * Marks external data as stale after a sync or its undo. It is fetched again when it is next shown.
 */
export const useForgetExternalClasses = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['outside'], refetchType: 'none' });
};
