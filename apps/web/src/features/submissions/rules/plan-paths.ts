import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import {
  libraryPlanPath,
  submissionPath,
  submitContentPath,
} from '../../../shared/routing/paths.ts';

type Plan = Pick<SubmissionSummary, 'id' | 'state'>;

/** Returns the page of a plan. A draft opens in the wizard. */
export const planPath = ({ id, state }: Plan) =>
  state === 'draft' ? submitContentPath(id) : submissionPath(id);

/** Returns the page of the plan's next action. A published plan opens in the library. */
export const actionPath = (plan: Plan) =>
  plan.state === 'published' ? libraryPlanPath(plan.id) : planPath(plan);
