import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Login } from './roster-calls.ts';

/** In the memory of this page only: never in an address, the history or the device's storage. */
const handedKey = (classroomId: string) => ['handed-logins', classroomId] as const;

/** Hands logins that were just made over to the page with the cards. */
export const useLoginHandoff = (classroomId: string) => {
  const client = useQueryClient();
  return (logins: readonly Login[]) => client.setQueryData(handedKey(classroomId), logins);
};

/** The logins this page was opened with; nobody finds them again once it is left. */
export const useHandedLogins = (classroomId: string) => {
  const client = useQueryClient();
  const [logins] = useState(() => client.getQueryData<readonly Login[]>(handedKey(classroomId)));
  useEffect(
    () => () => client.removeQueries({ queryKey: handedKey(classroomId) }),
    [client, classroomId],
  );
  return logins;
};
