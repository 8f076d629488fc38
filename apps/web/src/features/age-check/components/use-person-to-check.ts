import { useLocation } from 'react-router';
import { adultPrefill, type KnownAdult } from '../../../shared/adult-prefill.ts';
import { useSession } from '../../../shared/session-store.ts';
import type { PersonToCheck } from '../api/age-check-calls.ts';

/** What travels with somebody who has no session; the browser keeps it with the history entry. */
type Arrival = Partial<PersonToCheck> & { userType?: unknown; known?: Partial<KnownAdult> };

const useArrival = () => useLocation().state as Arrival | null;

/** What kind of adult is checked; decides which door to go back to, nothing else. */
export const useKindToCheck = (): 'parent' | 'educator' => {
  const session = useSession();
  const arrival = useArrival();
  return (session?.user.userType ?? arrival?.userType) === 'educator' ? 'educator' : 'parent';
};

/** The signed-in adult, or the one whose ticket came along; nobody else has business here. */
export const usePersonToCheck = (): PersonToCheck | undefined => {
  const session = useSession();
  const arrival = useArrival();
  if (session) return { userId: session.userId };
  if (arrival?.userId && arrival.ageCheckTicket) {
    return { userId: arrival.userId, ageCheckTicket: arrival.ageCheckTicket };
  }
  return undefined;
};

/** What the card form starts with: the account's own name, address and zip, all free to change. */
export const useAdultPrefill = (): KnownAdult => {
  const session = useSession();
  const arrival = useArrival();
  const prefill = session ? adultPrefill(session.user) : arrival?.known;
  return { name: prefill?.name ?? '', email: prefill?.email ?? '', zip: prefill?.zip ?? '' };
};
