import { insertAuditEvent } from '../../context/audit-events.queries.ts';
import type { EventHandlers } from '../../context/domain-events.ts';
import type { Db } from '../../db/connection.ts';
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

/* Educators, as other features meet them. */

type Clock = Pick<Deps, 'now'>;
type Place = { name: string; city: string; zip: string };

/** The educator behind a school's account; approved together with the school. */
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
 * The educator behind an account that a provider confirmed. Approved at once if the district or school is known here;
 * otherwise an operator decides.
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

/** True where an operator lets addresses of this domain in without a look. */
export const isTrustedDomain = async (db: Db, domain: string) =>
  !isPublicMailDomain(domain) && (await isDomainTrusted(db, domain));

/** A teacher who waits turns out to speak for a school; nobody else does. */
export const becomeSchoolAccount = async (
  { now }: Clock,
  tx: Db,
  teacher: { userId: string; school: Place },
) => {
  if (!(await updateToSchoolAccount(tx, { ...teacher, now: now() })))
    throw new DomainError('AUZ_001');
};

/** What was decided about a school holds for the educator behind it. */
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

/** Who teaches, and which grades. */
export const readTeacher = async (db: Db, userId: string) => {
  const row = await selectTeacher(db, userId);
  return { firstName: row.first_name, lastName: row.last_name, grades: row.grades };
};

/** Approved as an individual teacher, with no school's word. */
export const mayTeachAlone = (tx: Db, userId: string) => isApprovedAlone(tx, userId);

/** Sets an individual teacher up; false for a school's own account, which stays one. */
export const setUpTeacher = async ({ now }: Clock, tx: Db, userId: string, setup: TeacherSetup) =>
  (await updateTeacherSetup(tx, { userId, setup, now: now() })) !== undefined;

export const setGrades = (tx: Db, userId: string, grades: string[]) =>
  updateGrades(tx, { userId, grades });

/** Asks for another look after a no; false for somebody nobody has said no to. */
export const askAgain = async ({ now }: Clock, tx: Db, userId: string) =>
  (await updateAskedAgain(tx, { userId, now: now() })) !== undefined;

/** A one-time code came back: the operators see that the person can be reached. */
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
