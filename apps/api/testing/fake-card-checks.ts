import type { Config } from '../src/config.ts';
import { DomainError } from '../src/domain-error.ts';
import {
  type CardCheckState,
  type CardChecks,
  openCardChecks,
} from '../src/gateways/card-checks.ts';

/** The card provider in the test's hand: what it would say of a check is a matter of one line. */
export const makeFakeCardChecks = (config: Config, now: () => Date) => {
  const checks = new Map<string, CardCheckState>();
  const idOfAttempt = new Map<string, string>();
  const customers: { id: string; userId: string; email: string; name: string }[] = [];
  let isUnavailable = false;
  let reads = 0;
  const ensureThere = () => {
    if (isUnavailable) throw new DomainError('EXT_002', { service: 'The card provider' });
  };

  const cardChecks: CardChecks = {
    async createCustomer(person) {
      ensureThere();
      const id = `cus_${customers.length + 1}`;
      customers.push({ id, ...person });
      return id;
    },
    async start({ userId, attempt }) {
      ensureThere();
      const key = `${userId}/${attempt}`;
      const id = idOfAttempt.get(key) ?? `seti_${checks.size + 1}`;
      if (!idOfAttempt.has(key)) {
        idOfAttempt.set(key, id);
        const clientSecret = `${id}_secret`;
        const state = { clientSecret, isSucceeded: false, isPrepaid: false, isWithBank: false };
        checks.set(id, { id, userId, ...state, createdAt: now() });
      }
      return { id, clientSecret: `${id}_secret` };
    },
    async read(setupIntentId) {
      ensureThere();
      reads += 1;
      const check = checks.get(setupIntentId);
      return check && { ...check };
    },
    // The signature is the real one: no network is needed to check it.
    openDelivery: openCardChecks(config).openDelivery,
  };

  return {
    cardChecks,
    customers,
    /** How often the provider itself was asked what became of a check. */
    reads: () => reads,
    /** The owner of the card has finished the check at the provider. */
    succeed: (id: string, how: Partial<CardCheckState> = {}) => {
      const check = checks.get(id);
      if (!check) throw new Error(`No card check ${id}`);
      checks.set(id, { ...check, isSucceeded: true, ...how });
    },
    /** The owner of the card is sent to their bank, and leaves. */
    leaveAtBank: (id: string) => {
      const check = checks.get(id);
      if (check) checks.set(id, { ...check, isWithBank: true });
    },
    setAway: (away: boolean) => {
      isUnavailable = away;
    },
  };
};
