import type { PlanNews } from '@wonderfield/contract/plans/submission';
import type { Deps } from '../../dependencies.ts';
import { selectOptionalSentPlan } from './mail-plan.queries.ts';
import { newsLetter, receiptLetter, submittedLetter } from './plan-letters.ts';

type Sent = { submissionId: string; version: number };

/* Whoever is gone by the time the mail goes out gets none. */

export const mailPlanSubmitted = async ({ db, mailer, config }: Deps, sent: Sent) => {
  const plan = await selectOptionalSentPlan(db, sent);
  if (!plan) return;
  const team = {
    to: config.CONTENT_TEAM_EMAIL,
    consoleUrl: `${config.PUBLIC_URL}/console/review/${sent.submissionId}`,
  };
  await mailer.send(
    submittedLetter(team, {
      answers: plan.answers,
      version: plan.number,
      authorName: `${plan.first_name} ${plan.last_name}`.trim(),
      ...(plan.school_name && { schoolName: plan.school_name }),
    }),
  );
};

type Plan = NonNullable<Awaited<ReturnType<typeof selectOptionalSentPlan>>>;

const authorOf = ({ config }: Deps, plan: Plan, submissionId: string) => ({
  to: plan.email,
  name: plan.first_name,
  planUrl: `${config.PUBLIC_URL}/my-submissions/${submissionId}`,
});

export const mailPlanReceipt = async (deps: Deps, sent: Sent) => {
  const plan = await selectOptionalSentPlan(deps.db, sent);
  if (!plan) return;
  await deps.mailer.send(receiptLetter(authorOf(deps, plan, sent.submissionId), plan.answers));
};

export const mailPlanDecision = async (
  deps: Deps,
  { submissionId, news }: { submissionId: string; news: PlanNews },
) => {
  const plan = await selectOptionalSentPlan(deps.db, { submissionId });
  if (!plan) return;
  await deps.mailer.send(
    newsLetter(authorOf(deps, plan, submissionId), {
      ...{ news, answers: plan.answers },
      reason: plan.reason ?? '',
    }),
  );
};
