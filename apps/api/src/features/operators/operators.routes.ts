import { OPERATOR_CALLS as CALLS } from '@wonderfield/contract/operators/operator-calls';
import type { FastifyInstance } from 'fastify';
import { registerOperatorCall } from '../../calls/register-operator-call.ts';
import { decideEducator } from '../educators/decide-educator.ts';
import { listWaitingEducators } from '../educators/list-waiting-educators.ts';
import { listUndoableApprovals, undoEducatorApproval } from '../educators/undo-approval.ts';
import { decideSchool } from '../schools/approval/decide-school.ts';
import { listWaitingSchools } from '../schools/approval/list-waiting-schools.ts';
import { listSchoolRecords, readSchoolRecord } from '../schools/approval/school-records.ts';
import { removeDomain, setDomainRule } from '../schools/approval/set-domain-rule.ts';
import { createNewCode, withdrawCode } from '../schools/codes/change-code.ts';
import { findAccounts } from './accounts/find-accounts.ts';
import { restoreAccount, suspendAccount } from './accounts/suspend-account.ts';
import { endSignInWait } from './session/end-sign-in-wait.ts';
import { finishOperatorSetup, readOperatorSetup } from './session/set-up-operator.ts';
import { signInOperator } from './session/sign-in-operator.ts';
import { signOutOperator } from './session/sign-out-operator.ts';
import { readAuditLog } from './status/read-audit-log.ts';
import { readSystemStatus } from './status/read-system-status.ts';
import { dropEmails, sendEmailsAgain } from './status/undelivered-emails.ts';

/** Registers sign-in, setup and sign-out. */
const entryRoutes = (app: FastifyInstance) => {
  registerOperatorCall(app, CALLS.signInOperator, signInOperator);
  registerOperatorCall(app, CALLS.readOperatorSetup, ({ deps }, { setupToken }) =>
    readOperatorSetup(deps, setupToken),
  );
  registerOperatorCall(app, CALLS.finishOperatorSetup, finishOperatorSetup);
  registerOperatorCall(app, CALLS.signOutOperator, signOutOperator);
  registerOperatorCall(app, CALLS.readOperator, async ({ actor }) => ({ operator: actor }));
};

/** Registers the calls for approving educators and schools. */
const approvalRoutes = (app: FastifyInstance) => {
  registerOperatorCall(app, CALLS.listWaiting, async ({ deps }) => ({
    educators: await listWaitingEducators(deps.db),
    schools: await listWaitingSchools(deps.db),
    approved: await listUndoableApprovals(deps),
  }));
  registerOperatorCall(app, CALLS.decideEducator, decideEducator);
  registerOperatorCall(app, CALLS.undoEducatorApproval, undoEducatorApproval);
  registerOperatorCall(app, CALLS.decideSchool, decideSchool);
};

const schoolRoutes = (app: FastifyInstance) => {
  const { deps } = app.pipeline;
  const recordOf = async (schoolId: string) => ({ school: await readSchoolRecord(deps, schoolId) });
  registerOperatorCall(app, CALLS.listSchools, async (_work, { search }) => ({
    schools: await listSchoolRecords(deps, search),
  }));
  registerOperatorCall(app, CALLS.issueSchoolCode, async (ctx, input) => {
    await createNewCode(ctx, { ...input, kind: 'staff' });
    return recordOf(input.schoolId);
  });
  registerOperatorCall(app, CALLS.revokeSchoolCode, async (ctx, input) => {
    await withdrawCode(ctx, { ...input, kind: 'staff' });
    return recordOf(input.schoolId);
  });
  registerOperatorCall(app, CALLS.setDomainRule, async (ctx, input) => {
    await setDomainRule(ctx, input);
    return recordOf(input.schoolId);
  });
  registerOperatorCall(app, CALLS.removeDomain, async (ctx, input) => {
    await removeDomain(ctx, input);
    return recordOf(input.schoolId);
  });
};

const accountRoutes = (app: FastifyInstance) => {
  registerOperatorCall(app, CALLS.findAccounts, findAccounts);
  registerOperatorCall(app, CALLS.suspendAccount, suspendAccount);
  registerOperatorCall(app, CALLS.restoreAccount, restoreAccount);
};

/** Registers the console's calls, which all require an operator's session. */
export const operatorRoutes = (app: FastifyInstance) => {
  entryRoutes(app);
  approvalRoutes(app);
  schoolRoutes(app);
  accountRoutes(app);
  registerOperatorCall(app, CALLS.readAuditLog, ({ deps }, input) => readAuditLog(deps, input));
  registerOperatorCall(app, CALLS.readSystemStatus, ({ deps }) => readSystemStatus(deps));
  registerOperatorCall(app, CALLS.endSignInWait, endSignInWait);
  registerOperatorCall(app, CALLS.sendLettersAgain, sendEmailsAgain);
  registerOperatorCall(app, CALLS.dropLetters, dropEmails);
};
