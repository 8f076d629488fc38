import { OPERATOR_CALLS } from '@wonderfield/contract/operators/operator-calls';
import type { FastifyInstance } from 'fastify';
import { registerOperatorCall } from '../../calls/register-operator-call.ts';
import type { Deps } from '../../dependencies.ts';
import { decideEducator } from '../educators/decide-educator.ts';
import { listWaitingEducators } from '../educators/list-waiting-educators.ts';
import { decideSchool } from '../schools/decide-school.ts';
import { listWaitingSchools } from '../schools/list-waiting-schools.ts';
import { issueSchoolCode, revokeSchoolCode } from '../schools/operate-school-code.ts';
import { listSchoolRecords, readSchoolRecord } from '../schools/school-records.ts';
import { setDomainRule } from '../schools/set-domain-rule.ts';
import { findAccounts } from './find-accounts.ts';
import { readAuditLog } from './read-audit-log.ts';
import { readSystemStatus } from './read-system-status.ts';
import { finishOperatorSetup, readOperatorSetup } from './set-up-operator.ts';
import { signInOperator } from './sign-in-operator.ts';
import { signOutOperator } from './sign-out-operator.ts';
import { restoreAccount, suspendAccount } from './suspend-account.ts';

/** How operators get in and out. */
const entryRoutes = (app: FastifyInstance, deps: Deps) => {
  registerOperatorCall(app, deps, OPERATOR_CALLS.signInOperator, ({ input, request }) =>
    signInOperator(deps, input, request),
  );
  registerOperatorCall(app, deps, OPERATOR_CALLS.readOperatorSetup, ({ input }) =>
    readOperatorSetup(deps, input.setupToken),
  );
  registerOperatorCall(app, deps, OPERATOR_CALLS.finishOperatorSetup, ({ input, request }) =>
    finishOperatorSetup(deps, input, request.id),
  );
  registerOperatorCall(app, deps, OPERATOR_CALLS.signOutOperator, ({ operator, request }) =>
    signOutOperator(deps, operator, request.id),
  );
  registerOperatorCall(app, deps, OPERATOR_CALLS.readOperator, async ({ operator }) => ({
    operator,
  }));
};

/** Who and which schools may come in. */
const approvalRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps;
  registerOperatorCall(app, deps, OPERATOR_CALLS.listWaiting, async () => ({
    educators: await listWaitingEducators(db),
    schools: await listWaitingSchools(db),
  }));
  registerOperatorCall(
    app,
    deps,
    OPERATOR_CALLS.decideEducator,
    async ({ input, operator, request }) => {
      await decideEducator(deps, operator, input, request.id);
      return {};
    },
  );
  registerOperatorCall(
    app,
    deps,
    OPERATOR_CALLS.decideSchool,
    async ({ input, operator, request }) => {
      await decideSchool(deps, operator, input, request.id);
      return {};
    },
  );
};

const schoolRoutes = (app: FastifyInstance, deps: Deps) => {
  const recordOf = async (schoolId: string) => ({ school: await readSchoolRecord(deps, schoolId) });
  registerOperatorCall(app, deps, OPERATOR_CALLS.listSchools, async ({ input }) => ({
    schools: await listSchoolRecords(deps, input.search),
  }));
  registerOperatorCall(
    app,
    deps,
    OPERATOR_CALLS.issueSchoolCode,
    async ({ input: { schoolId, reason }, operator, request }) => {
      await issueSchoolCode(deps, operator, schoolId, reason, request.id);
      return recordOf(schoolId);
    },
  );
  registerOperatorCall(
    app,
    deps,
    OPERATOR_CALLS.revokeSchoolCode,
    async ({ input: { schoolId, reason }, operator, request }) => {
      await revokeSchoolCode(deps, operator, schoolId, reason, request.id);
      return recordOf(schoolId);
    },
  );
  registerOperatorCall(
    app,
    deps,
    OPERATOR_CALLS.setDomainRule,
    async ({ input, operator, request }) => {
      await setDomainRule(deps, operator, input, request.id);
      return recordOf(input.schoolId);
    },
  );
};

const accountRoutes = (app: FastifyInstance, deps: Deps) => {
  registerOperatorCall(app, deps, OPERATOR_CALLS.findAccounts, ({ input, operator, request }) =>
    findAccounts(deps, operator, input, request.id),
  );
  registerOperatorCall(app, deps, OPERATOR_CALLS.suspendAccount, ({ input, operator, request }) =>
    suspendAccount(deps, operator, input, request.id),
  );
  registerOperatorCall(app, deps, OPERATOR_CALLS.restoreAccount, ({ input, operator, request }) =>
    restoreAccount(deps, operator, input, request.id),
  );
};

/** The console's calls, a table of contents; without an operator's session there are none. */
export const operatorRoutes = (app: FastifyInstance, deps: Deps) => {
  entryRoutes(app, deps);
  approvalRoutes(app, deps);
  schoolRoutes(app, deps);
  accountRoutes(app, deps);
  registerOperatorCall(app, deps, OPERATOR_CALLS.readAuditLog, ({ input }) =>
    readAuditLog(deps, input),
  );
  registerOperatorCall(app, deps, OPERATOR_CALLS.readSystemStatus, () => readSystemStatus(deps));
};
