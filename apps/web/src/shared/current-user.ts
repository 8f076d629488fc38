import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getUser } from '@wonderfield/contract/accounts/account-codec';
import { callApi } from './call-client.ts';
import { readSession, storeUser, useSession } from './session-store.ts';

const currentUserQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['own-user', userId],
    queryFn: async () => {
      const before = readSession();
      const { user } = await callApi(getUser, {});
      // Somebody else may have signed in, or something newer been saved, while we asked.
      if (readSession() === before) storeUser(user);
      return user;
    },
    enabled: userId !== undefined,
  });

/** The signed-in user: what the device knows at once, and what the server says a moment later. */
export const useCurrentUser = () => {
  const session = useSession();
  useQuery(currentUserQuery(session?.userId));
  return session?.user;
};

/** The same on a screen for one kind of user: the guards let nobody else in. */
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

/** Asks the server again, after something changed there that the page did not write itself. */
export const useReloadCurrentUser = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['own-user'] });
};
