import type { Context } from '../../../context/context.ts';
import type { OperatorActor } from '../../../context/operator-actor.ts';
import { DomainError } from '../../../domain-error.ts';
import type { EmailJob, JobData } from '../../../jobs/jobs.ts';
import { deleteUndelivered } from './undelivered-emails.queries.ts';

type Email = { [Name in EmailJob]: { job: Name; data: JobData[Name] } }[EmailJob];
type Input = { kind: string; reason: string };

const settle = (
  { deps, transaction, audit }: Context<OperatorActor>,
  { kind, reason }: Input,
  action: 'mail.sent-again' | 'mail.dropped',
) =>
  transaction(async (tx) => {
    // Typed as in `enqueue`, which created them.
    const emails = (await deleteUndelivered(tx, kind)) as Email[];
    if (emails.length === 0) throw new DomainError('OPS_002');
    if (action === 'mail.sent-again') {
      for (const { job, data } of emails) await deps.jobs.enqueue(tx, job, data);
    }
    // Record kind and number, but not the recipients.
    await audit(tx, action, undefined, { outcome: `${kind} ${emails.length}`, reason });
    return { letters: emails.length };
  });

/** Queues undelivered emails again with all attempts. */
export const sendEmailsAgain = (ctx: Context<OperatorActor>, input: Input) =>
  settle(ctx, input, 'mail.sent-again');

/** Deletes undelivered emails that are no longer needed, such as expired links. */
export const dropEmails = (ctx: Context<OperatorActor>, input: Input) =>
  settle(ctx, input, 'mail.dropped');
