import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal.ts';

/* argon2id (the library's default) with the parameters of the safety bar: about 40 ms and 19 MiB each. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

const BUSY_RETRY_SECONDS = 1;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** With no hash to compare to, the same work is done and the answer is no. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** True when so many wait already that a newcomer is better told to come back. */
  isBusy(): boolean;
};

/** Hashing is bounded: at most `running` at once and `waiting` in line, the rest are turned away. */
export const makePasswords = (bounds = { running: 2, waiting: 40 }): Passwords => {
  let running = 0;
  const line: (() => void)[] = [];
  const isBusy = () => line.length >= bounds.waiting;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isBusy()) {
      throw new Refusal('SYS_503', {
        retryAfterSeconds: BUSY_RETRY_SECONDS,
        isProtocolFault: true,
      });
    }
    if (running >= bounds.running) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };

  // Made with the same parameters, so that an unknown name costs what a known one does.
  const nobody = hash('nobody has this password', PARAMETERS);

  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    verify: async (passwordHash, password) => {
      const isRight = await inTurn(async () => verify(passwordHash || (await nobody), password));
      return isRight && !!passwordHash;
    },
    isBusy,
  };
};
