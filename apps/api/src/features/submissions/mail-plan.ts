import type { Deps } from '../../dependencies.ts';
import { selectOptionalDecision, selectOptionalSentPlan } from './mail-plan.queries.ts';
import { planNewsEmail, receiptEmail, submittedEmail } from './submissions.emails.ts';

type Sent = { submissionId: string; version: number };

/* Sends no email if the author was deleted in the meantime. */

export const mailPlanSubmitted = async ({ db, mailer, config }: Deps, sent: Sent) => {
  const plan = await selectOptionalSentPlan(db, sent);
  if (!plan) return;
  const team = {
    to: config.CONTENT_TEAM_EMAIL,
    consoleUrl: `${config.PUBLIC_URL}/console/review/${sent.submissionId}`,
  };
  await mailer.send(
    submittedEmail(team, {
      answers: plan.answers,
      version: plan.number,
      authorName: `${plan.first_name} ${plan.last_name}`.trim(),
      ...(plan.school_name && { schoolName: plan.school_name }),
    }),
  );
};

type Author = { id: string; email: string; first_name: string };

const authorOf = ({ config }: Deps, plan: Author) => ({
  to: plan.email,
  name: plan.first_name,
  planUrl: `${config.PUBLIC_URL}/my-submissions/${plan.id}`,
});

export const mailPlanReceipt = async (deps: Deps, sent: Sent) => {
  const plan = await selectOptionalSentPlan(deps.db, sent);
  if (!plan) return;
  await deps.mailer.send(receiptEmail(authorOf(deps, plan), plan.answers));
};

/** Emails this decision, even if another one followed. */
export const mailPlanDecision = async (deps: Deps, decisionId: string) => {
  const decided = await selectOptionalDecision(deps.db, decisionId);
  if (!decided) return;
  const { news: notification, answers, reason } = decided;
  await deps.mailer.send(
    planNewsEmail(authorOf(deps, decided), { news: notification, answers, reason: reason ?? '' }),
  );
};
