import type { Work } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import { Refusal } from '../../domain-error.ts';
import type { JobData, LetterJob } from '../../jobs/jobs.ts';
import { deleteUndelivered } from './undelivered-emails.queries.ts';

type Letter = { [Name in LetterJob]: { job: Name; data: JobData[Name] } }[LetterJob];
type Input = { kind: string; reason: string };

const settle = (
  { deps, atomically, record }: Work<OperatorActor>,
  { kind, reason }: Input,
  action: 'mail.sent-again' | 'mail.dropped',
) =>
  atomically(async (tx) => {
    // As the queue got them from `enqueue`.
    const letters = (await deleteUndelivered(tx, kind)) as Letter[];
    if (letters.length === 0) throw new Refusal('OPS_002');
    if (action === 'mail.sent-again') {
      for (const { job, data } of letters) await deps.jobs.enqueue(tx, job, data);
    }
    // Which letters and how many; whose they were is nobody's business here.
    await record(tx, action, undefined, { outcome: `${kind} ${letters.length}`, reason });
    return { letters: letters.length };
  });

/** Queues what could not be delivered once more, with all its tries. */
export const sendLettersAgain = (work: Work<OperatorActor>, input: Input) =>
  settle(work, input, 'mail.sent-again');

/** Forgets what nobody needs any more, such as links that have run out. */
export const dropLetters = (work: Work<OperatorActor>, input: Input) =>
  settle(work, input, 'mail.dropped');
