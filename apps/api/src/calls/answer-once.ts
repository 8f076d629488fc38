import type { Db } from '../db/connection.ts';
import type { Deps } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { sha256 } from '../security/tokens.ts';

/** Runs work in one transaction; with an idempotency key, a repeat answers what the first did. */
export type Atomically = <Answer>(work: (tx: Db) => Promise<Answer>) => Promise<Answer>;

export const plainTransaction =
  ({ db }: Pick<Deps, 'db'>): Atomically =>
  (work) =>
    db.transaction().execute(work);

/**
 * The key is claimed in the same transaction as the work, so a second request with it waits for
 * the first to commit and then reads its answer. `scope` keeps callers apart.
 */
export const answerOnce =
  (
    { db, sealer, now }: Pick<Deps, 'db' | 'sealer' | 'now'>,
    request: { scope: string; key: string; body: unknown; actorId: string | undefined },
  ): Atomically =>
  (work) => {
    const key = sha256(`${request.scope}\n${request.key}`);
    // The key is in it too: forms hold passwords, and a bare hash of one could be guessed at.
    const bodyHash = sha256(`${request.key}\n${JSON.stringify(request.body)}`);
    const sealContext = `answer:${key.toString('hex')}`;
    return db.transaction().execute(async (tx) => {
      const claimed = await tx
        .insertInto('idempotency_keys')
        .values({
          key_sha256: key,
          request_sha256: bodyHash,
          actor_id: request.actorId ?? null,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key_sha256')
        .executeTakeFirst();
      if (!claimed) {
        const earlier = await tx
          .selectFrom('idempotency_keys')
          .select(['request_sha256', 'sealed_answer'])
          .where('key_sha256', '=', key)
          .executeTakeFirstOrThrow();
        if (!earlier.request_sha256.equals(bodyHash) || !earlier.sealed_answer) {
          throw new Refusal('IDM_001');
        }
        return JSON.parse(sealer.open(earlier.sealed_answer, sealContext));
      }
      const answer = await work(tx);
      await tx
        .updateTable('idempotency_keys')
        .set({ sealed_answer: sealer.seal(JSON.stringify(answer), sealContext) })
        .where('key_sha256', '=', key)
        .execute();
      return answer;
    });
  };
