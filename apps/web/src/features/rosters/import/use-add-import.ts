import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { type Login, useAddStudents } from '../api/roster-calls.ts';
import { type EntryMessages, toEntry } from '../entry/entry.ts';
import { messagesByRow } from '../entry/server-messages.ts';
import type { ValidatedRow } from './rules/group-rows.ts';
import type { ImportRow } from './rules/import-row.ts';
import type { ImportHandoff } from './use-import.ts';

/** Adds the ready rows. Shows the server's errors at their rows. */
export const useAddImport = (
  classroomId: string,
  hand: ImportHandoff,
  /** `isRest` is true if unresolved rows remain. */
  onAdded: (logins: Login[], isRest: boolean) => void,
  /** Called if a student with one of the names exists and the teacher was not asked. */
  onAsked: () => void,
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
    const isAsked = error instanceof ApiError && error.code === 'STU_013';
    // The preview asks about students who were added since the list was read.
    if (isAsked) onAsked();
    else hand.refuse(byId);
    showErrorToast(error);
  };
  return {
    isBusy: mutation.isPending,
    add: (ready: readonly ValidatedRow[], isRest: boolean) => {
      if (mutation.isPending) return;
      const rows = ready.filter(({ result }) => !result.login).map(({ row }) => row);
      const request = {
        entries: rows.map((row) => toEntry(row, row.isNewStudent || row.isKept)),
        existingIds: ready.flatMap(({ result }) => result.login ?? []),
      };
      mutation.mutate(
        { ...request, key: keyFor(request) },
        {
          onSuccess: (logins) => {
            hand.takeAdded(new Set(ready.map(({ row }) => row.id)));
            onAdded(logins, isRest);
          },
          onError: (error) => handleError(error, rows),
        },
      );
    },
  };
};
