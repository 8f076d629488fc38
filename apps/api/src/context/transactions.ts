import type { Db } from '../db/connection.ts';
import type { Deps } from '../dependencies.ts';
import { DomainError } from '../domain-error.ts';
import { sha256 } from '../security/tokens.ts';
import { claimKey, isKnownKey, selectKey, updateMadeIds } from './idempotency-keys.queries.ts';

/** Runs work in one transaction. */
export type Atomically = <Answer>(ctx: (tx: Db) => Promise<Answer>) => Promise<Answer>;

/** What a creating call does, in steps: a repeat takes the last alone. */
export type IdempotentOperation<Answer, Prepared = undefined> = {
  /** Slow work before anything is locked, such as asking another service. A repeat does without it. */
  prepare?: () => Promise<Prepared>;
  /** Returns the ids of what was made: all that is kept for a repeat. */
  make: (tx: Db, prepared: Prepared) => Promise<readonly string[]>;
  answer: (tx: Db, madeIds: readonly string[]) => Promise<Answer>;
  /** Where a repeat must not simply tell it again, such as a password. */
  respondToRetry?: (tx: Db, madeIds: readonly string[]) => Promise<Answer>;
};

/** Makes something in one transaction; with an idempotency key, a repeat makes nothing. */
export type Idempotently = <Answer, Prepared = undefined>(
  making: IdempotentOperation<Answer, Prepared>,
) => Promise<Answer>;

export const plainTransaction =
  ({ db }: Pick<Deps, 'db'>): Atomically =>
  (ctx) =>
    db.transaction().execute(ctx);

/** Who prepares nothing is given nothing. */
const preparedBy = async <Prepared>(prepare: (() => Promise<Prepared>) | undefined) =>
  (await prepare?.()) as Prepared;

/** Without a key there is no telling a repeat from another request. */
export const runWithoutKey =
  ({ db }: Pick<Deps, 'db'>): Idempotently =>
  async ({ prepare, make, answer }) => {
    const prepared = await preparedBy(prepare);
    return db.transaction().execute(async (tx) => answer(tx, await make(tx, prepared)));
  };

/** For work that is part of a larger whole: all of it happens in the transaction there is. */
export const within = (tx: Db): { transaction: Atomically; idempotent: Idempotently } => ({
  transaction: (ctx) => ctx(tx),
  idempotent: async ({ prepare, make, answer }) =>
    answer(tx, await make(tx, await preparedBy(prepare))),
});

type KeyedRequest = {
  scope: string;
  key: string;
  body: unknown;
  actorId: string | undefined;
};

/**
 * The key is claimed in the same transaction as the work, so a second request with it waits for
 * the first to commit and then reads what that made. `scope` keeps callers apart.
 */
export const runIdempotently = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: KeyedRequest,
): { idempotent: Idempotently; isUsed: () => boolean } => {
  const keySha256 = sha256(`${request.scope}\n${request.key}`);
  // The key is in it too: forms hold passwords, and a bare hash of one could be guessed at.
  const requestSha256 = sha256(`${request.key}\n${JSON.stringify(request.body)}`);
  let isUsed = false;

  const once: Idempotently = async ({ prepare, make, answer, respondToRetry = answer }) => {
    // The second one would find the key claimed and get the answer of the first.
    if (isUsed) throw new Error('a call with an idempotency key makes something once');
    isUsed = true;
    const isRepeat = prepare !== undefined && (await isKnownKey(db, keySha256));
    const prepared = await preparedBy(isRepeat ? undefined : prepare);
    return db.transaction().execute(async (tx) => {
      const actorId = request.actorId ?? null;
      const key = { keySha256, requestSha256, actorId, now: now() };
      if (!(await claimKey(tx, key))) {
        const earlier = await selectKey(tx, keySha256);
        if (!earlier.request_sha256.equals(requestSha256) || !earlier.made_ids) {
          throw new DomainError('IDM_001');
        }
        return respondToRetry(tx, earlier.made_ids);
      }
      const madeIds = await make(tx, prepared);
      await updateMadeIds(tx, { keySha256, madeIds: [...madeIds] });
      return answer(tx, madeIds);
    });
  };
  return { idempotent: once, isUsed: () => isUsed };
};
