import { EMAIL_KINDS } from '@wonderfield/contract/operators/email-kinds';
import type { PgBoss } from 'pg-boss';
import { MAIL } from '../db/connection/queue-names.ts';
import { urgencyOf } from './email-priorities.ts';

const BATCH = 100;

/** Old versions also queued emails without a recipient, so that response times revealed nothing. */
const isForSomeone = (data: object) => !('userId' in data) || data.userId !== null;

/**
 * Moves jobs from the old queues, one per kind of email, so an upgrade loses none. The empty queues
 * stay for a rollback.
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
