import * as calls from '@wonderfield/contract/plans/plan-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { answerComment, copyPlan, removeDraft } from './change-submission.ts';
import { readPlanStart, readSubmission, readSubmissions, readVersion } from './read-submissions.ts';
import { savePlan } from './save-plan.ts';
import { sendAgain, submitPlan } from './send-plan.ts';

/** Body limit for twenty fields of 65,000 characters. Other calls have a lower limit [T54]. */
const PLAN_LIMIT_BYTES = 1_500_000;

export const submissionRoutes = (app: FastifyInstance) => {
  const bodyLimit = PLAN_LIMIT_BYTES;
  registerCall(app, calls.sendSubmitContentEmail, submitPlan, { bodyLimit });
  registerCall(app, calls.savePlan, savePlan, { bodyLimit });
  registerCall(app, calls.getPlanDraft, readPlanStart);
  registerCall(app, calls.getSubmissions, readSubmissions);
  registerCall(app, calls.getSubmission, readSubmission);
  registerCall(app, calls.getPlanVersion, readVersion);
  registerCall(app, calls.answerPlanComment, answerComment);
  registerCall(app, calls.sendPlanAgain, sendAgain);
  registerCall(app, calls.deletePlanDraft, removeDraft);
  registerCall(app, calls.copyPlan, copyPlan);
};
