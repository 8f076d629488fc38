import { useQuery } from '@tanstack/react-query';
import { getUser } from '@wonderfield/contract/accounts/account-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { useSession } from '../../../shared/session/session-store.ts';

/** How often a visible device asks whether the session of its student still exists. */
const CHECK_MS = 30_000;

/**
 * Returns the student who is signed in on this device, or undefined until the server has confirmed
 * the session. The class may have been closed and opened again since the sign-in. The session watch
 * forgets a student whose session has ended.
 */
export const useStudentHere = () => {
  const session = useSession();
  const user = session?.user.userType === 'student' ? session.user : undefined;
  const { isPending } = useQuery({
    queryKey: ['student-here', user?.id],
    queryFn: async () => {
      await callApi(getUser, {});
      return true;
    },
    enabled: user !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: CHECK_MS,
    // Fails at once when offline, so the student can sign out.
    networkMode: 'always',
    retry: false,
  });
  return isPending ? undefined : user;
};
