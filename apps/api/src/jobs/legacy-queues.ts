import { EMAIL_KINDS } from '@wonderfield/contract/operators/email-kinds';
import type { PgBoss } from 'pg-boss';
import { MAIL } from '../db/queue-names.ts';
import { urgencyOf } from './email-priorities.ts';

const BATCH = 100;

/** They also queued letters to nobody, so that a stranger's wait told nothing. */
const isForSomeone = (data: object) => !('userId' in data) || data.userId !== null;

/**
 * Versions before the common queue had one for each kind of letter. Moves what waits there, so that an
 * upgrade loses no letter; the empty queues stay for a way back.
 */
export const moveLegacyJobs = async (boss: PgBoss) => {
  const queues = await boss.getQueues([...EMAIL_KINDS]);
  for (const job of EMAIL_KINDS.filter((name) => queues.some((queue) => queue.name === name))) {
    for (;;) {
      const waiting = await boss.fetch<object>(job, { batchSize: BATCH, ignoreStartAfter: true });
      for (const { id, data } of waiting) {
        if (isForSomeone(data)) await boss.send(MAIL, { job, data }, { priority: urgencyOf(job) });
        await boss.complete(job, id);
      }
      if (waiting.length < BATCH) break;
    }
  }
};
