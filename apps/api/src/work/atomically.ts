import type { Db } from '../db/connection.ts';
import type { Deps } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { sha256 } from '../security/tokens.ts';
import { claimKey, selectKey, updateSealedAnswer } from './idempotency-keys.queries.ts';

/** Runs work in one transaction; with an idempotency key, a repeat answers what the first did. */
export type Atomically = <Answer>(work: (tx: Db) => Promise<Answer>) => Promise<Answer>;

export const plainTransaction =
  ({ db }: Pick<Deps, 'db'>): Atomically =>
  (work) =>
    db.transaction().execute(work);

type KeyedRequest = {
  scope: string;
  key: string;
  body: unknown;
  actorId: string | undefined;
  /** The answer as it is kept, and as it is given again. */
  write: (answer: unknown) => unknown;
  read: (kept: unknown) => unknown;
};

/**
 * The key is claimed in the same transaction as the work, so a second request with it waits for
 * the first to commit and then reads its answer. `scope` keeps callers apart.
 */
export const answerOnce = (
  { db, sealer, now }: Pick<Deps, 'db' | 'sealer' | 'now'>,
  request: KeyedRequest,
): Atomically => {
  const keySha256 = sha256(`${request.scope}\n${request.key}`);
  // The key is in it too: forms hold passwords, and a bare hash of one could be guessed at.
  const requestSha256 = sha256(`${request.key}\n${JSON.stringify(request.body)}`);
  const sealContext = `answer:${keySha256.toString('hex')}`;
  let isUsed = false;

  return async <Answer>(work: (tx: Db) => Promise<Answer>) => {
    // A second transaction would find the key claimed and get the answer of the first.
    if (isUsed) throw new Error('a call with an idempotency key has one transaction');
    isUsed = true;
    return db.transaction().execute(async (tx) => {
      const key = { keySha256, requestSha256, actorId: request.actorId, now: now() };
      if (!(await claimKey(tx, key))) {
        const earlier = await selectKey(tx, keySha256);
        if (!earlier.request_sha256.equals(requestSha256) || !earlier.sealed_answer) {
          throw new Refusal('IDM_001');
        }
        const kept = JSON.parse(sealer.open(earlier.sealed_answer, sealContext));
        return request.read(kept) as Answer;
      }
      const answer = await work(tx);
      const sealedAnswer = sealer.seal(JSON.stringify(request.write(answer)), sealContext);
      await updateSealedAnswer(tx, { keySha256, sealedAnswer });
      return answer;
    });
  };
};
