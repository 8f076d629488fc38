import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getUser } from '@wonderfield/contract/accounts/account-codec';
import { callApi } from '../call/call-client.ts';
import { readSession, storeUser, useSession } from '../session/session-store.ts';

const currentUserQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['own-user', userId],
    queryFn: async () => {
      const before = readSession();
      const { user } = await callApi(getUser, {});
      // Another user may have signed in, or newer data been stored, during the request.
      if (readSession() === before) storeUser(user);
      return user;
    },
    enabled: userId !== undefined,
  });

/** Returns the stored user at once and refreshes it from the server. */
export const useCurrentUser = () => {
  const session = useSession();
  useQuery(currentUserQuery(session?.userId));
  return session?.user;
};

/** Returns the educator. Undefined for other user types, which the guards keep out. */
export const useEducator = () => {
  const user = useCurrentUser();
  return user?.userType === 'educator' ? user : undefined;
};

export const useParent = () => {
  const user = useCurrentUser();
  return user?.userType === 'parent' ? user : undefined;
};

export const useStudent = () => {
  const user = useCurrentUser();
  return user?.userType === 'student' ? user : undefined;
};

/** Returns a function that refetches the user after a change on the server. */
export const useReloadCurrentUser = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['own-user'] });
};
