import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/* argon2id (the library's default). Each hash takes about 40 ms and 19 MiB. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Verifies a password. Without a hash it does the same work and returns false. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** Returns true if the queue is full and new requests have to be rejected. */
  isBusy(): boolean;
};

/** Limits parallel hashing, so a burst of sign-ins cannot take over the whole service. */
export const createPasswords = (
  bounds = { running: 2, waiting: 40 },
  parameters = PARAMETERS,
): Passwords => {
  const { inTurn: run, isFull } = createConcurrencyLimiter(bounds);

  // Uses the same parameters, so an unknown name costs the same time as a known one.
  const dummyHash = hash('nobody has this password', parameters);

  return {
    hash: (password) => run(() => hash(password, parameters)),
    verify: async (passwordHash, password) => {
      const isRight = await run(async () => verify(passwordHash || (await dummyHash), password));
      return isRight && !!passwordHash;
    },
    isBusy: isFull,
  };
};
