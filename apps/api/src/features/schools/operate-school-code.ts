import type { OperatorActor } from '../../calls/operator-actor.ts';
import type { Deps } from '../../dependencies.ts';
import { makeNewCode, withdrawCode } from './change-code.ts';

/** An operator makes a new code for a school; it is mailed. */
export const issueSchoolCode = async (
  deps: Deps,
  by: OperatorActor,
  schoolId: string,
  reason: string,
  requestId?: string,
): Promise<void> => makeNewCode(deps, schoolId, { by, reason }, requestId);

/** An operator withdraws a school's code. */
export const revokeSchoolCode = async (
  deps: Deps,
  by: OperatorActor,
  schoolId: string,
  reason: string,
  requestId?: string,
): Promise<void> => withdrawCode(deps, schoolId, { by, reason }, requestId);
