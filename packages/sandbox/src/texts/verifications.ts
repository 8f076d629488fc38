import { randomBytes, randomInt } from 'node:crypto';

/** Limits of the provider, which a service cannot change. */
const LIFE_MS = 10 * 60 * 1000;
const MAX_SENDS = 5;
const MAX_CHECKS = 5;

export type Verification = {
  sid: string;
  to: string;
  code: string;
  status: 'pending' | 'approved';
  createdAt: Date;
  updatedAt: Date;
  sends: { sid: string; at: Date }[];
  checks: number;
};

const newSid = (prefix: string) => prefix + randomBytes(16).toString('hex');

/** Phone numbers that are being verified, each with one code. */
export class Verifications {
  readonly #pending = new Map<string, Verification>();
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /** Sends a code. Repeats the same code during the life of a verification. */
  send(to: string): Verification | 'tooManySends' {
    const at = this.#now();
    const verification = this.#find(to) ?? this.#create(to, at);
    if (verification.sends.length >= MAX_SENDS) return 'tooManySends';
    verification.sends.push({ sid: newSid('VL'), at });
    verification.updatedAt = at;
    return verification;
  }

  /**
   * Checks a code. A wrong code leaves it pending, the right one ends it, so no code works twice.
   */
  check(toOrSid: string, code: string): Verification | 'gone' | 'tooManyChecks' {
    const verification = this.#find(toOrSid);
    if (!verification) return 'gone';
    if (verification.checks >= MAX_CHECKS) return 'tooManyChecks';
    verification.checks += 1;
    verification.updatedAt = this.#now();
    if (code === verification.code) {
      verification.status = 'approved';
      this.#pending.delete(verification.to);
    }
    return verification;
  }

  #find(toOrSid: string): Verification | undefined {
    const isWanted = ({ to, sid }: Verification) => to === toOrSid || sid === toOrSid;
    const verification = this.#pending.get(toOrSid) ?? [...this.#pending.values()].find(isWanted);
    if (!verification || this.#now().getTime() - verification.createdAt.getTime() < LIFE_MS)
      return verification;
    this.#pending.delete(verification.to);
    return undefined;
  }

  #create(to: string, at: Date): Verification {
    const verification: Verification = {
      sid: newSid('VE'),
      to,
      code: String(randomInt(1_000_000)).padStart(6, '0'),
      status: 'pending',
      createdAt: at,
      updatedAt: at,
      sends: [],
      checks: 0,
    };
    this.#pending.set(to, verification);
    return verification;
  }
}
