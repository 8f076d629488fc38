import { useLocation } from 'react-router';
import { type AdultPrefill, adultPrefill } from '../../../shared/account/adult-prefill.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import type { PersonToCheck } from '../api/age-check-calls.ts';

/** History state of an adult who has no session yet. */
type Arrival = Partial<PersonToCheck> & { userType?: unknown; known?: Partial<AdultPrefill> };

const useArrival = () => useLocation().state as Arrival | null;

/** Returns the account type to check. It only decides which sign-in page comes next. */
export const useKindToCheck = (): 'parent' | 'educator' => {
  const session = useSession();
  const arrival = useArrival();
  return (session?.user.userType ?? arrival?.userType) === 'educator' ? 'educator' : 'parent';
};

/** Returns the signed-in adult or the one with a ticket, or undefined for all others. */
export const usePersonToCheck = (): PersonToCheck | undefined => {
  const session = useSession();
  const arrival = useArrival();
  if (session) return { userId: session.userId };
  if (arrival?.userId && arrival.ageCheckTicket) {
    return { userId: arrival.userId, ageCheckTicket: arrival.ageCheckTicket };
  }
  return undefined;
};

/** Returns the account's name, email and zip code to prefill the card form. All are editable. */
export const useAdultPrefill = (): AdultPrefill => {
  const session = useSession();
  const arrival = useArrival();
  const prefill = session ? adultPrefill(session.user) : arrival?.known;
  return { name: prefill?.name ?? '', email: prefill?.email ?? '', zip: prefill?.zip ?? '' };
};
