import type { Db } from '../db/connection/connection.ts';
import type { Deps } from '../dependencies.ts';
import { DomainError } from '../domain-error.ts';
import { sha256 } from '../security/tokens.ts';
import { claimKey, isKnownKey, selectKey, updateMadeIds } from './idempotency-keys.queries.ts';

/** Runs a function in one transaction. */
export type RunTransaction = <Result>(task: (tx: Db) => Promise<Result>) => Promise<Result>;

/** Steps of a call that creates something. A retried request runs only the last one. */
export type IdempotentOperation<Result, Prepared = undefined> = {
  /**
   * Slow work before any lock is taken, such as a request to another service. A retried request
   * skips it.
   */
  prepare?: () => Promise<Prepared>;
  /** Returns the ids of what was created. Only these are stored for a retried request. */
  make: (tx: Db, prepared: Prepared) => Promise<readonly string[]>;
  answer: (tx: Db, madeIds: readonly string[]) => Promise<Result>;
  /**
   * Builds the response to a retried request if it must differ, for example to record a password
   * view.
   */
  respondToRetry?: (tx: Db, madeIds: readonly string[]) => Promise<Result>;
};

/**
 * Runs an operation in one transaction. With an idempotency key, a retried request creates nothing.
 */
export type Idempotently = <Result, Prepared = undefined>(
  operation: IdempotentOperation<Result, Prepared>,
) => Promise<Result>;

export const plainTransaction =
  ({ db }: Pick<Deps, 'db'>): RunTransaction =>
  (task) =>
    db.transaction().execute(task);

/** Resolves to undefined if there is no prepare step. */
const runPrepare = async <Prepared>(prepare: (() => Promise<Prepared>) | undefined) =>
  (await prepare?.()) as Prepared;

/** Runs the operation every time, because a retry cannot be detected without an idempotency key. */
export const runWithoutKey =
  ({ db }: Pick<Deps, 'db'>): Idempotently =>
  async ({ prepare, make, answer }) => {
    const prepared = await runPrepare(prepare);
    return db.transaction().execute(async (tx) => answer(tx, await make(tx, prepared)));
  };

/** Runs the work of a larger operation in the caller's transaction. */
export const inTransaction = (
  tx: Db,
): { transaction: RunTransaction; idempotent: Idempotently } => ({
  transaction: (task) => task(tx),
  idempotent: async ({ prepare, make, answer }) =>
    answer(tx, await make(tx, await runPrepare(prepare))),
});

type KeyedRequest = {
  scope: string;
  key: string;
  body: unknown;
  actorId: string | undefined;
};

/**
 * Claims the key in the same transaction as the work, so a second request waits for the commit and
 * reads the result. `scope` separates callers.
 */
export const runIdempotently = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: KeyedRequest,
): { idempotent: Idempotently; isUsed: () => boolean } => {
  const keySha256 = sha256(`${request.scope}\n${request.key}`);
  // Includes the key in the hash. Forms hold passwords, and a plain hash could be guessed.
  const requestSha256 = sha256(`${request.key}\n${JSON.stringify(request.body)}`);
  let isUsed = false;

  const idempotent: Idempotently = async ({ prepare, make, answer, respondToRetry = answer }) => {
    // A second operation would find the key claimed and get the result of the first.
    if (isUsed) throw new Error('A call can run only one idempotent operation.');
    isUsed = true;
    const isRetry = prepare !== undefined && (await isKnownKey(db, keySha256));
    const prepared = await runPrepare(isRetry ? undefined : prepare);
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
  return { idempotent: idempotent, isUsed: () => isUsed };
};
