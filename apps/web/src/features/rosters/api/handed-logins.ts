import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Login } from './roster-calls.ts';

/** In the memory of this page only: never in an address, the history or the device's storage. */
const handedKey = (classRoomId: string) => ['handed-logins', classRoomId] as const;

/** Hands logins that were just made over to the page with the cards. */
export const useHandLogins = (classRoomId: string) => {
  const client = useQueryClient();
  return (logins: readonly Login[]) => client.setQueryData(handedKey(classRoomId), logins);
};

/** The logins this page was opened with; nobody finds them again once it is left. */
export const useHandedLogins = (classRoomId: string) => {
  const client = useQueryClient();
  const [logins] = useState(() => client.getQueryData<readonly Login[]>(handedKey(classRoomId)));
  useEffect(
    () => () => client.removeQueries({ queryKey: handedKey(classRoomId) }),
    [client, classRoomId],
  );
  return logins;
};
