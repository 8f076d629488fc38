import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Login } from './roster-calls.ts';

/** Keeps the logins only in memory, never in a URL, the history or device storage. */
const handedKey = (classroomId: string) => ['handed-logins', classroomId] as const;

/** Passes newly created logins to the page with the login cards. */
export const useLoginHandoff = (classroomId: string) => {
  const client = useQueryClient();
  return (logins: readonly Login[]) => client.setQueryData(handedKey(classroomId), logins);
};

/** Returns the logins that were passed to this page. They are deleted when the page unmounts. */
export const useHandedLogins = (classroomId: string) => {
  const client = useQueryClient();
  const [logins] = useState(() => client.getQueryData<readonly Login[]>(handedKey(classroomId)));
  useEffect(
    () => () => client.removeQueries({ queryKey: handedKey(classroomId) }),
    [client, classroomId],
  );
  return logins;
};
