import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../refusal.ts';
import {
  insertEducator,
  updateSchoolEducatorDecision,
  updateToSchoolAccount,
} from './educators.queries.ts';

type Place = { name: string; city: string; zip: string };

/** The educator behind a school's account; approved together with the school. */
export const makeSchoolEducator = (
  tx: Db,
  userId: string,
  school: Place,
  isAmbassador: boolean,
  now: Date,
) =>
  insertEducator(tx, {
    userId,
    licenseType: 'school/district',
    isApproved: false,
    isAmbassador,
    school,
    now,
  });

/** A teacher who waits turns out to speak for a school; nobody else does. */
export const becomeSchoolAccount = async (tx: Db, userId: string, school: Place, now: Date) => {
  if (!(await updateToSchoolAccount(tx, userId, school, now))) throw new Refusal('AUZ_001');
};

/** What was decided about a school holds for the educator behind it. */
export const decideSchoolEducator = (
  tx: Db,
  userId: string,
  decision: { isYes: boolean; reason?: string | undefined },
  now: Date,
) =>
  updateSchoolEducatorDecision(tx, userId, {
    approvedAt: decision.isYes ? now : null,
    refusedAt: decision.isYes ? null : now,
    reason: decision.isYes ? null : (decision.reason ?? null),
  });
