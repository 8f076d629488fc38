import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import { DomainError } from '../../domain-error.ts';
import type { EmailJob, JobData } from '../../jobs/jobs.ts';
import { deleteUndelivered } from './undelivered-emails.queries.ts';

type Email = { [Name in EmailJob]: { job: Name; data: JobData[Name] } }[EmailJob];
type Input = { kind: string; reason: string };

const settle = (
  { deps, transaction, audit: record }: Context<OperatorActor>,
  { kind, reason }: Input,
  action: 'mail.sent-again' | 'mail.dropped',
) =>
  transaction(async (tx) => {
    // As the queue got them from `enqueue`.
    const emails = (await deleteUndelivered(tx, kind)) as Email[];
    if (emails.length === 0) throw new DomainError('OPS_002');
    if (action === 'mail.sent-again') {
      for (const { job, data } of emails) await deps.jobs.enqueue(tx, job, data);
    }
    // Which letters and how many; whose they were is nobody's business here.
    await record(tx, action, undefined, { outcome: `${kind} ${emails.length}`, reason });
    return { letters: emails.length };
  });

/** Queues what could not be delivered once more, with all its tries. */
export const sendEmailsAgain = (ctx: Context<OperatorActor>, input: Input) =>
  settle(ctx, input, 'mail.sent-again');

/** Forgets what nobody needs any more, such as links that have run out. */
export const dropEmails = (ctx: Context<OperatorActor>, input: Input) =>
  settle(ctx, input, 'mail.dropped');
