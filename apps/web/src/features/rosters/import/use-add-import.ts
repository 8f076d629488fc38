import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { type Login, useAddStudents } from '../api/roster-calls.ts';
import { type EntryMessages, toEntry } from '../entry/entry.ts';
import { messagesByRow } from '../entry/server-messages.ts';
import type { ImportRow } from './rules/import-row.ts';
import type { ImportHandoff } from './use-import.ts';

/** Adds the ready rows. Shows the server's errors at their rows. */
export const useAddImport = (
  classroomId: string,
  hand: ImportHandoff,
  /** `isRest` is true if unresolved rows remain. */
  onAdded: (logins: Login[], isRest: boolean) => void,
) => {
  const showErrorToast = useErrorToast();
  const keyFor = useIdempotencyKey();
  const mutation = useAddStudents(classroomId);

  const handleError = (error: Error, sent: readonly ImportRow[]) => {
    const places = error instanceof ApiError ? messagesByRow(error.errors) : new Map();
    const byId = new Map<number, EntryMessages>();
    for (const [place, messages] of places) {
      const row = sent[place];
      if (row) byId.set(row.id, messages);
    }
    hand.refuse(byId);
    showErrorToast(error);
  };
  return {
    isBusy: mutation.isPending,
    add: (rows: readonly ImportRow[], isRest: boolean) => {
      if (mutation.isPending) return;
      const entries = rows.map(toEntry);
      mutation.mutate(
        { entries, key: keyFor(entries) },
        {
          onSuccess: (logins) => {
            hand.takeAdded(new Set(rows.map(({ id }) => id)));
            onAdded(logins, isRest);
          },
          onError: (error) => handleError(error, rows),
        },
      );
    },
  };
};
