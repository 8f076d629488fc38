import { NetworkError } from '@wonderfield/client/errors';
import type { Subject } from '@wonderfield/contract/options';
import type { Row } from '@wonderfield/contract/play/game-calls';
import { isBegun, rowAssigned, rowAt, withRow } from '../../row/offline-rows.ts';
import type { OpenGame } from '../../session/start-game.ts';
import type { SyncedGame } from './use-synced-game.ts';

/** Creates an error handler that returns the local row if the network is offline. */
const fallBackTo = (localRow: Row) => (error: unknown) => {
  if (error instanceof NetworkError) return localRow;
  throw error;
};

/** Returns functions that deal rows of this device or of the server. */
export const createRowDealer = (
  { client, deviceKey }: OpenGame,
  { latest, offlineRows, sync }: SyncedGame,
) => {
  const requestRow = async (dealFromServer: () => Promise<Row>) => {
    // Sends waiting answers first. Otherwise one of their rows could be dealt again without its
    // answers.
    if ((await sync.queue.settled()) === 'away') throw new NetworkError();
    const row = await dealFromServer();
    if (deviceKey) void offlineRows.change(withRow(row));
    return row;
  };

  return {
    deal: async (subject: Subject) => {
      const localRow = deviceKey && rowAt(await offlineRows.read(), subject);
      const place = latest.current.field.places.find((candidate) => candidate.subject === subject);
      // A row started on another device continues here if the server can be reached.
      const isStartedElsewhere =
        localRow && !isBegun(localRow) && place?.hasOpenRow && !sync.isOfflineNow.current;
      if (localRow && !isStartedElsewhere) return localRow;
      const dealtRow = requestRow(() => client.dealRow(subject, deviceKey));
      return localRow ? dealtRow.catch(fallBackTo(localRow)) : dealtRow;
    },
    dealAssigned: async (assignmentId: string) => {
      const localRow = deviceKey && rowAssigned(await offlineRows.read(), assignmentId);
      return localRow || requestRow(() => client.dealAssigned(assignmentId));
    },
  };
};
