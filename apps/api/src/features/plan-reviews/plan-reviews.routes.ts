import { OPERATOR_CALLS as CALLS } from '@wonderfield/contract/operators/operator-calls';
import type { FastifyInstance } from 'fastify';
import { registerOperatorCall } from '../../calls/register-operator-call.ts';
import { decidePlan, publishPlan, withdrawPlan } from './decide-plan.ts';
import { addRoyalty, setRoyaltyStatus } from './manage-royalties.ts';
import { listPlans, readPlan, readPlanVersion } from './read-plans.ts';
import { commentOnPlan, releasePlan, removeComment, takePlan } from './review-plan.ts';

/** Registers the console's calls about plans, which all require an operator's session. */
export const planReviewRoutes = (app: FastifyInstance) => {
  registerOperatorCall(app, CALLS.listPlans, listPlans);
  registerOperatorCall(app, CALLS.readPlan, readPlan);
  registerOperatorCall(app, CALLS.readPlanVersion, readPlanVersion);
  registerOperatorCall(app, CALLS.takePlan, takePlan);
  registerOperatorCall(app, CALLS.releasePlan, releasePlan);
  registerOperatorCall(app, CALLS.commentOnPlan, commentOnPlan);
  registerOperatorCall(app, CALLS.removePlanComment, removeComment);
  registerOperatorCall(app, CALLS.decidePlan, decidePlan);
  registerOperatorCall(app, CALLS.publishPlan, publishPlan);
  registerOperatorCall(app, CALLS.withdrawPlan, withdrawPlan);
  registerOperatorCall(app, CALLS.addRoyalty, addRoyalty);
  registerOperatorCall(app, CALLS.setRoyaltyStatus, setRoyaltyStatus);
};
