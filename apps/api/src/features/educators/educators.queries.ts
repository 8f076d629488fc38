import type { EducatorLicenseType } from '@wonderfield/contract/options';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { preparedStatement } from '../../db/connection/prepared-statement.ts';
import { isEmailVerified } from '../../db/expressions/proven-mailboxes.ts';
import { toUuid } from '../../db/to-uuid.ts';

export type NewEducator = {
  userId: string;
  licenseType: EducatorLicenseType;
  isApproved: boolean;
  isAmbassador: boolean;
  contactCheckedBy?: 'sms' | 'email' | undefined;
  school?: { name: string; city: string; zip: string } | undefined;
  /** The provider that confirmed the educator, and its realm: a Clever district or an issuer. */
  confirmed?: { by: 'clever' | 'school'; realm: string } | undefined;
  now: Date;
};

export const insertEducator = (tx: Db, educator: NewEducator) =>
  tx
    .insertInto('educators')
    .values({
      user_id: educator.userId,
      license_type: educator.licenseType,
      approved_at: educator.isApproved ? educator.now : null,
      is_ambassador: educator.isAmbassador,
      asked_at: educator.now,
      contact_checked_by: educator.contactCheckedBy ?? null,
      contact_checked_at: educator.contactCheckedBy ? educator.now : null,
      school_name: educator.school?.name ?? null,
      school_city: educator.school?.city ?? null,
      school_zip: educator.school?.zip ?? null,
      approved_by: educator.isApproved ? 'rule' : null,
      confirmed_by: educator.confirmed?.by ?? null,
      confirmed_realm: educator.confirmed?.realm ?? null,
    })
    .execute();

const approvedAlone = preparedStatement((db, { userId }: { userId: string }) =>
  db
    .selectFrom('educators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('license_type', '=', 'teacherAccount')
    .where('approved_at', 'is not', null),
);

export const isApprovedAlone = async (db: Db, userId: string) =>
  (await approvedAlone(db, { userId })).length > 0;

export const updateContactChecked = (
  tx: Db,
  { userId, channel, now }: { userId: string; channel: 'sms' | 'email'; now: Date },
) =>
  tx
    .updateTable('educators')
    .set({ contact_checked_by: channel, contact_checked_at: now })
    .where('user_id', '=', userId)
    .execute();

const emailDomain = sql<string>`lower(split_part(users.email, '@', 2))`;

/** Selects individual teachers with a confirmed email and without a decision. */
export const selectWaitingEducators = (db: Db) =>
  db
    .selectFrom('educators')
    .innerJoin('users', 'users.id', 'educators.user_id')
    .leftJoin('school_domains', (join) => join.on('school_domains.domain', '=', emailDomain))
    .leftJoin('schools', 'schools.id', 'school_domains.school_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      isEmailVerified().as('is_mailbox_proven'),
      'users.phone_number',
      'users.age_verified_at',
      'users.city',
      'users.state',
      'users.created_at',
      'educators.contact_checked_by',
      'educators.asked_at',
      'educators.refusal_reason',
      'educators.confirmed_by',
      'educators.confirmed_realm',
      'schools.id as school_id',
      'schools.name as school_name',
    ])
    .where('educators.license_type', '=', 'teacherAccount')
    .where('educators.approved_at', 'is', null)
    .where('educators.refused_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .orderBy('educators.asked_at')
    .orderBy('educators.user_id')
    .execute();

/**
 * Decides about an individual teacher with a confirmed email. The conditions are on the row and not
 * in a subquery, so concurrent decisions see each other.
 */
const decide = (
  tx: Db,
  {
    userId,
    decision,
  }: {
    userId: string;
    decision: { approved_at?: Date; refused_at: Date | null; refusal_reason?: string };
  },
) =>
  tx
    .updateTable('educators')
    .from('users')
    .set(decision)
    .whereRef('users.id', '=', 'educators.user_id')
    .where('educators.user_id', '=', toUuid(userId))
    .where('educators.license_type', '=', 'teacherAccount')
    .where('educators.approved_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .returning('educators.user_id');

type Decided = { userId: string; now: Date };

/** Keeps the reason of an earlier decline for an operator who undoes the approval. */
const toApproval = (by: 'operator' | 'rule', now: Date) => ({
  approved_at: now,
  approved_by: by,
  refused_at: null,
});

/** Approves an educator who is not approved yet, even after a decline. */
export const updateApproved = (tx: Db, { userId, now }: Decided) =>
  decide(tx, { userId, decision: toApproval('operator', now) }).executeTakeFirst();

/** Approves an educator by a rule, but never one that an operator declined. */
export const updateApprovedByRule = (tx: Db, { userId, now }: Decided) =>
  decide(tx, { userId, decision: toApproval('rule', now) })
    .where('educators.refusal_reason', 'is', null)
    .executeTakeFirst();

export const updateRejected = (tx: Db, { userId, reason, now }: Decided & { reason: string }) =>
  decide(tx, { userId, decision: { refused_at: now, refusal_reason: reason } })
    .where('educators.refused_at', 'is', null)
    .executeTakeFirst();

/** Returns undefined if no operator approved the educator after `since`. */
export const updateApprovalUndone = (tx: Db, { userId, since }: { userId: string; since: Date }) =>
  tx
    .updateTable('educators')
    .set({ approved_at: null, approved_by: null })
    .where('approved_by', '=', 'operator')
    .where('user_id', '=', toUuid(userId))
    .where('license_type', '=', 'teacherAccount')
    .where('approved_at', '>', since)
    .returning('user_id')
    .executeTakeFirst();

export const selectApprovedSince = (db: Db, since: Date) =>
  db
    .selectFrom('educators')
    .innerJoin('users', 'users.id', 'educators.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .select((eb) => eb.ref('educators.approved_at').$castTo<Date>().as('approved_at'))
    .where('educators.license_type', '=', 'teacherAccount')
    .where('educators.approved_by', '=', 'operator')
    .where('educators.approved_at', '>', since)
    .orderBy('educators.approved_at', 'desc')
    .execute();

/** Keeps the reason of the decline for the next review. */
export const updateAskedAgain = (tx: Db, { userId, now }: { userId: string; now: Date }) =>
  tx
    .updateTable('educators')
    .set({ refused_at: null, asked_at: now })
    .where('user_id', '=', userId)
    .where('refused_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();

/** Returns true if an operator trusts emails of this domain and the school is not suspended. */
export const isDomainTrusted = async (db: Db, domain: string) =>
  (await db
    .selectFrom('school_domains')
    .innerJoin('schools', 'schools.id', 'school_domains.school_id')
    .innerJoin('users', 'users.id', 'schools.administrator_id')
    .select('school_domains.domain')
    .where('school_domains.domain', '=', domain)
    .where('school_domains.auto_approves', '=', true)
    .where('schools.approved_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export const selectOptionalDecision = (db: Db, userId: string) =>
  db
    .selectFrom('educators')
    .innerJoin('users', 'users.id', 'educators.user_id')
    .select([
      'users.email',
      'users.first_name',
      'users.age_verified_at',
      'educators.approved_at',
      'educators.refused_at',
      'educators.refusal_reason',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();

export type TeacherSetup = {
  grades: string[];
  studentsInClass: number;
  plan: string;
  school: { name: string | null; city: string | null; zip: string | null };
};

/**
 * Stores the setup of an individual teacher, but not for a school's account. A teacher who left a
 * school's license waits for approval.
 */
export const updateTeacherSetup = (
  tx: Db,
  { userId, setup, now }: { userId: string; setup: TeacherSetup; now: Date },
) =>
  tx
    .updateTable('educators')
    .set({
      grades: setup.grades,
      students_in_class: setup.studentsInClass,
      subscription_plan: setup.plan,
      school_name: setup.school.name,
      school_city: setup.school.city,
      school_zip: setup.school.zip,
      approved_at: sql`case when license_type = 'teacherAccount' then approved_at end`,
      asked_at: sql`case when license_type = 'teacherAccount' then asked_at else ${now} end`,
      license_type: 'teacherAccount',
    })
    .where('user_id', '=', userId)
    .where('license_type', '!=', 'school/district')
    .returning('user_id')
    .executeTakeFirst();

export const updateGrades = (tx: Db, { userId, grades }: { userId: string; grades: string[] }) =>
  tx.updateTable('educators').set({ grades }).where('user_id', '=', userId).execute();

/** Returns undefined if the teacher was approved, or became a school account, in the meantime. */
export const updateToSchoolAccount = (
  tx: Db,
  {
    userId,
    school,
    now,
  }: { userId: string; school: { name: string; city: string; zip: string }; now: Date },
) =>
  tx
    .updateTable('educators')
    .set({
      license_type: 'school/district',
      asked_at: now,
      refused_at: null,
      refusal_reason: null,
      school_name: school.name,
      school_city: school.city,
      school_zip: school.zip,
    })
    .where('user_id', '=', userId)
    .where('license_type', '!=', 'school/district')
    .where('approved_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();

/** Decides together with the school, because the school's representative gets the same decision. */
export const updateSchoolEducatorDecision = (
  tx: Db,
  {
    userId,
    ...decision
  }: { userId: string; approvedAt: Date | null; refusedAt: Date | null; reason: string | null },
) =>
  tx
    .updateTable('educators')
    .set({
      approved_at: decision.approvedAt,
      refused_at: decision.refusedAt,
      refusal_reason: decision.reason,
    })
    .where('user_id', '=', userId)
    .execute();

export const selectTeacher = (db: Db, userId: string) =>
  db
    .selectFrom('educators')
    .innerJoin('users', 'users.id', 'educators.user_id')
    .select(['users.first_name', 'users.last_name', 'educators.grades'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
