import { planBodies } from '../scenarios/plan-bodies.ts';
import { authorsOnly, OK } from './expected-codes.ts';
import { ofOthers, type PermissionRow, type PermissionRows } from './permission-row.ts';

type PlanCall = keyof ReturnType<typeof planBodies>;

const body =
  (call: PlanCall): PermissionRow['body'] =>
  ({ portal, user }) =>
    planBodies(portal, user)[call]();

/** A row for the author's own plan. A school administrator may write plans, too. */
const own = (call: PlanCall) => ({ codes: authorsOnly(), body: body(call) });

/** A row for another author's plan, which looks like an unknown id. */
const another = (call: PlanCall) => ({
  codes: authorsOnly('PLN_001'),
  body: ofOthers(body(call)),
});

/** A row that is also open to educators whom the school confirmed. */
const withConfirmed = (call: PlanCall) => ({
  codes: { ...authorsOnly(), 'pending educator whom the school confirmed': OK } as const,
  body: body(call),
});

/** Calls about plans and the library. */
export const PLAN_ROWS = {
  sendSubmitContentEmail: own('sendSubmitContentEmail'),
  savePlan: own('savePlan'),
  'savePlan, another’s': another('savePlan'),
  getPlanDraft: own('getPlanDraft'),
  getSubmissions: own('getSubmissions'),
  getSubmission: own('getSubmission'),
  'getSubmission, another’s': another('getSubmission'),
  getPlanVersion: own('getPlanVersion'),
  'getPlanVersion, another’s': another('getPlanVersion'),
  answerPlanComment: own('answerPlanComment'),
  'answerPlanComment, another’s': another('answerPlanComment'),
  sendPlanAgain: own('sendPlanAgain'),
  'sendPlanAgain, another’s': another('sendPlanAgain'),
  deletePlanDraft: own('deletePlanDraft'),
  'deletePlanDraft, another’s': another('deletePlanDraft'),
  copyPlan: own('copyPlan'),
  'copyPlan, another’s': another('copyPlan'),
  getLibrary: withConfirmed('getLibrary'),
  getLibraryPlan: withConfirmed('getLibraryPlan'),
  keepPlan: own('keepPlan'),
} satisfies PermissionRows;
