import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/* argon2id (the library's default) with the parameters of the safety bar: about 40 ms and 19 MiB each. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** For whole lists: one at a time, beside the line of those who sign in. */
  hashPatiently(password: string): Promise<string>;
  /** With no hash to compare to, the same work is done and the answer is no. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** True when so many wait already that a newcomer is better told to come back. */
  isBusy(): boolean;
};

/** Hashing is bounded, so that a crowd at the door cannot take the whole service. */
export const createPasswords = (
  bounds = { running: 2, waiting: 40 },
  parameters = PARAMETERS,
): Passwords => {
  const { inTurn: run, isFull } = createConcurrencyLimiter(bounds);
  const lists = createConcurrencyLimiter({ running: 1, waiting: bounds.waiting });

  // Made with the same parameters, so that an unknown name costs what a known one does.
  const dummyHash = hash('nobody has this password', parameters);

  return {
    hash: (password) => run(() => hash(password, parameters)),
    hashPatiently: (password) => lists.inTurn(() => hash(password, parameters)),
    verify: async (passwordHash, password) => {
      const isRight = await run(async () => verify(passwordHash || (await dummyHash), password));
      return isRight && !!passwordHash;
    },
    isBusy: isFull,
  };
};
