import type { Config } from '../../src/config.ts';
import { DomainError } from '../../src/domain-error.ts';
import {
  type CardCheckState,
  type CardChecks,
  openCardChecks,
} from '../../src/gateways/card-checks.ts';

/** Fake card provider. Tests control the result of each check. */
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
    // Uses the real signature check, which needs no network.
    openDelivery: openCardChecks(config).openDelivery,
  };

  return {
    cardChecks,
    customers,
    /** Returns how often the provider was asked for the result of a check. */
    reads: () => reads,
    /** Simulates that the cardholder finished the check. */
    succeed: (id: string, how: Partial<CardCheckState> = {}) => {
      const check = checks.get(id);
      if (!check) throw new Error(`No card check ${id}`);
      checks.set(id, { ...check, isSucceeded: true, ...how });
    },
    /** Simulates that the cardholder was sent to the bank and left. */
    leaveAtBank: (id: string) => {
      const check = checks.get(id);
      if (check) checks.set(id, { ...check, isWithBank: true });
    },
    setAway: (away: boolean) => {
      isUnavailable = away;
    },
  };
};
