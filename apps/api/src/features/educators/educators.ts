import { insertAuditEvent } from '../../context/audit-events.queries.ts';
import type { EventHandlers } from '../../context/domain-events.ts';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  insertEducator,
  isApprovedAlone,
  isDomainTrusted,
  selectTeacher,
  type TeacherSetup,
  updateAskedAgain,
  updateContactChecked,
  updateGrades,
  updateSchoolEducatorDecision,
  updateTeacherSetup,
  updateToSchoolAccount,
} from './educators.queries.ts';
import { isPublicMailDomain } from './public-mail.ts';

/* Educators: the interface for other features. */

type Clock = Pick<Deps, 'now'>;
type Place = { name: string; city: string; zip: string };

/** Creates the educator of a school's account, who is approved together with the school. */
export const createSchoolEducator = (
  { now }: Clock,
  tx: Db,
  educator: { userId: string; school: Place; isAmbassador: boolean },
) =>
  insertEducator(tx, {
    ...educator,
    licenseType: 'school/district',
    isApproved: false,
    now: now(),
  });

type Confirmed = { by: 'clever' | 'school'; realm: string };

/**
 * Creates the educator of an account that a provider confirmed. Approves it if the district or
 * school is known, otherwise an operator decides.
 */
export const addConfirmedEducator = async (
  { now }: Clock,
  tx: Db,
  educator: { userId: string; confirmed: Confirmed; isApproved: boolean },
) => {
  const licenseType = 'teacherAccount';
  await insertEducator(tx, { ...educator, licenseType, isAmbassador: false, now: now() });
  if (!educator.isApproved) return;
  await insertAuditEvent(tx, {
    at: now(),
    action: 'educator.approved',
    subjectId: educator.userId,
    outcome: 'by-school',
  });
};

/** Returns true if an operator trusts emails of this domain. */
export const isTrustedDomain = async (db: Db, domain: string) =>
  !isPublicMailDomain(domain) && (await isDomainTrusted(db, domain));

/** Turns a waiting teacher into a school's account. */
export const becomeSchoolAccount = async (
  { now }: Clock,
  tx: Db,
  teacher: { userId: string; school: Place },
) => {
  if (!(await updateToSchoolAccount(tx, { ...teacher, now: now() })))
    throw new DomainError('AUZ_001');
};

/** Applies the decision about a school to its educator. */
export const decideSchoolEducator = (
  { now }: Clock,
  tx: Db,
  userId: string,
  decision: { isYes: boolean; reason?: string | undefined },
) =>
  updateSchoolEducatorDecision(tx, {
    userId,
    approvedAt: decision.isYes ? now() : null,
    refusedAt: decision.isYes ? null : now(),
    reason: decision.isYes ? null : (decision.reason ?? null),
  });

/** Returns a teacher's name and grades. */
export const readTeacher = async (db: Db, userId: string) => {
  const row = await selectTeacher(db, userId);
  return { firstName: row.first_name, lastName: row.last_name, grades: row.grades };
};

/** Returns true if the user is approved as an individual teacher, without a school. */
export const mayTeachAlone = (tx: Db, userId: string) => isApprovedAlone(tx, userId);

/** Stores the setup of an individual teacher. Returns false for a school's account. */
export const setUpTeacher = async ({ now }: Clock, tx: Db, userId: string, setup: TeacherSetup) =>
  (await updateTeacherSetup(tx, { userId, setup, now: now() })) !== undefined;

export const setGrades = (tx: Db, userId: string, grades: string[]) =>
  updateGrades(tx, { userId, grades });

/** Requests another review after a decline. Returns false if the educator was not declined. */
export const askAgain = async ({ now }: Clock, tx: Db, userId: string) =>
  (await updateAskedAgain(tx, { userId, now: now() })) !== undefined;

/**
 * Stores that a one-time code was confirmed, so operators see that the educator can be contacted.
 */
export const noteContactCheck: EventHandlers['contactChecked'] = async (
  { now },
  tx,
  { userId, channel, requestId },
) => {
  await updateContactChecked(tx, { userId, channel, now: now() });
  await insertAuditEvent(tx, {
    at: now(),
    action: 'contact.checked',
    actorId: userId,
    subjectId: userId,
    outcome: channel,
    requestId,
  });
};
