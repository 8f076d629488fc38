import { useLocation } from 'react-router';
import { useSession } from '../../../shared/session-store.ts';
import type { PersonToCheck } from '../api/age-check-calls.ts';

/** What kind of adult is checked; decides which door to go back to, nothing else. */
export const useKindToCheck = (): 'parent' | 'educator' => {
  const session = useSession();
  const state = useLocation().state as { userType?: unknown } | null;
  return (session?.user.userType ?? state?.userType) === 'educator' ? 'educator' : 'parent';
};

/** The signed-in adult, or the one whose ticket came along; nobody else has business here. */
export const usePersonToCheck = (): PersonToCheck | undefined => {
  const session = useSession();
  const state = useLocation().state as Partial<PersonToCheck> | null;
  if (session) return { userId: session.userId };
  if (state?.userId && state.ageCheckTicket) {
    return { userId: state.userId, ageCheckTicket: state.ageCheckTicket };
  }
  return undefined;
};
