import type { OperatorActor } from '../../calls/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import type { AuditAction } from '../audit/record-event.ts';
import { recordEvent } from '../audit/record-event.ts';
import { updateRevoked } from './school-codes.queries.ts';
import { renewCode } from './school-codes.ts';
import { selectOptionalSchoolForUpdate } from './schools.queries.ts';

/** Who changes a code: the school's administrator, or an operator who says why. */
export type CodeChanger = { actorId: string } | { by: OperatorActor; reason: string };

const changeCode = (
  deps: Deps,
  schoolId: string,
  who: CodeChanger,
  action: Extract<AuditAction, 'school.code-made' | 'school.code-revoked'>,
  change: (tx: Db, school: { id: string }) => Promise<void>,
  requestId: string | undefined,
) =>
  deps.db.transaction().execute(async (tx) => {
    const school = await selectOptionalSchoolForUpdate(tx, schoolId);
    if (!school?.approved_at) throw new Refusal('SCH_003');
    await change(tx, school);
    await recordEvent(tx, { at: deps.now(), action, ...who, subjectId: school.id, requestId });
  });

/** A new code; the old one stops working at once, and teachers who redeemed it stay. */
export const makeNewCode = (deps: Deps, schoolId: string, who: CodeChanger, requestId?: string) =>
  changeCode(
    deps,
    schoolId,
    who,
    'school.code-made',
    async (tx, school) => {
      await renewCode(deps, tx, school.id);
      await deps.jobs.enqueue(tx, 'mail-school-code', { schoolId: school.id });
    },
    requestId,
  );

export const withdrawCode = (deps: Deps, schoolId: string, who: CodeChanger, requestId?: string) =>
  changeCode(
    deps,
    schoolId,
    who,
    'school.code-revoked',
    async (tx, school) => {
      if (!(await updateRevoked(tx, school.id, deps.now()))) throw new Refusal('SCH_007');
    },
    requestId,
  );
