import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';
import { toUuid } from '../../../db/to-uuid.ts';

const emailDomain = sql<string>`lower(split_part(users.email, '@', 2))`;

/** Selects schools without a decision whose administrator's email is confirmed. */
export const selectWaitingSchools = (db: Db) =>
  db
    .selectFrom('schools')
    .innerJoin('users', 'users.id', 'schools.administrator_id')
    .innerJoin('educators', 'educators.user_id', 'users.id')
    .leftJoin('school_domains', (join) => join.on('school_domains.domain', '=', emailDomain))
    .leftJoin('schools as match', 'match.id', 'school_domains.school_id')
    .selectAll('schools')
    .select((eb) => [
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.email_confirmed_at',
      'users.phone_number',
      'users.age_verified_at',
      'users.city as person_city',
      'users.state as person_state',
      'users.created_at as account_created_at',
      'educators.contact_checked_by',
      'match.id as match_id',
      'match.name as match_name',
      eb
        .selectFrom('schools as other')
        .select((other) => other.fn.countAll<string>().as('count'))
        .whereRef(sql`lower(other.name)`, '=', sql`lower(schools.name)`)
        .whereRef('other.zip', '=', 'schools.zip')
        .where('other.approved_at', 'is not', null)
        .as('same_name_nearby'),
    ])
    .where('schools.approved_at', 'is', null)
    .where('schools.refused_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .orderBy('schools.created_at')
    .execute();

export const updateSchoolApproved = (tx: Db, { schoolId, now }: { schoolId: string; now: Date }) =>
  tx
    .updateTable('schools')
    .from('users')
    .set({ approved_at: now, refused_at: null, refusal_reason: null })
    .whereRef('users.id', '=', 'schools.administrator_id')
    .where('schools.id', '=', toUuid(schoolId))
    .where('schools.approved_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .returning(['schools.id', 'schools.administrator_id', 'users.email'])
    .executeTakeFirst();

export const updateSchoolRejected = (
  tx: Db,
  { schoolId, reason, now }: { schoolId: string; reason: string; now: Date },
) =>
  tx
    .updateTable('schools')
    .from('users')
    .set({ refused_at: now, refusal_reason: reason })
    .whereRef('users.id', '=', 'schools.administrator_id')
    .where('schools.id', '=', toUuid(schoolId))
    .where('schools.approved_at', 'is', null)
    .where('schools.refused_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .returning(['schools.id', 'schools.administrator_id', 'users.email'])
    .executeTakeFirst();

export const updateSchoolAskedAgain = (tx: Db, administratorId: string) =>
  tx
    .updateTable('schools')
    .set({ refused_at: null })
    .where('administrator_id', '=', administratorId)
    .execute();

/** Returns undefined if the domain belongs to another school. */
export const insertDomain = (
  tx: Db,
  { schoolId, domain, now }: { schoolId: string; domain: string; now: Date },
) =>
  tx
    .insertInto('school_domains')
    .values({ domain, school_id: schoolId, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('domain')
        .doUpdateSet({ updated_at: now })
        .where('school_domains.school_id', '=', schoolId),
    )
    .returning('domain')
    .executeTakeFirst();

export const deleteDomain = (tx: Db, { schoolId, domain }: { schoolId: string; domain: string }) =>
  tx
    .deleteFrom('school_domains')
    .where('school_id', '=', toUuid(schoolId))
    .where('domain', '=', domain)
    .returning('school_id')
    .executeTakeFirst();

export const upsertDomain = (
  tx: Db,
  rule: { schoolId: string; domain: string; autoApproves: boolean; now: Date },
) =>
  tx
    .insertInto('school_domains')
    .values({
      domain: rule.domain,
      school_id: rule.schoolId,
      auto_approves: rule.autoApproves,
      updated_at: rule.now,
    })
    .onConflict((conflict) =>
      conflict.column('domain').doUpdateSet({
        school_id: rule.schoolId,
        auto_approves: rule.autoApproves,
        updated_at: rule.now,
      }),
    )
    .execute();

const RECORDS_SHOWN = 100;

/** Selects schools by the beginning of any word of their name, for the operators. */
export const selectSchoolRecords = (db: Db, filter: { search?: string; schoolId?: string }) =>
  db
    .selectFrom('schools')
    .innerJoin('users', 'users.id', 'schools.administrator_id')
    .leftJoin('school_codes', (join) =>
      join
        .onRef('school_codes.school_id', '=', 'schools.id')
        .on('school_codes.kind', '=', 'staff')
        .on('school_codes.revoked_at', 'is', null),
    )
    .selectAll('schools')
    .select((eb) => [
      'users.email as administrator_email',
      'school_codes.sealed_code',
      eb
        .selectFrom('school_teachers')
        .select((teachers) => teachers.fn.countAll<string>().as('count'))
        .whereRef('school_teachers.school_id', '=', 'schools.id')
        .as('teachers'),
      eb
        .selectFrom('school_requests')
        .innerJoin('users as asking', 'asking.id', 'school_requests.educator_id')
        .select((waiting) => waiting.fn.countAll<string>().as('count'))
        .whereRef('school_requests.school_id', '=', 'schools.id')
        .where('school_requests.refused_at', 'is', null)
        .where('asking.suspended_at', 'is', null)
        .as('waiting_teachers'),
      sql<{ domain: string; autoApproves: boolean }[]>`coalesce((
        select json_agg(json_build_object('domain', domain, 'autoApproves', auto_approves) order by domain)
        from school_domains where school_domains.school_id = schools.id), '[]')`.as('domains'),
    ])
    .$if(!!filter.schoolId, (query) =>
      query.where('schools.id', '=', toUuid(filter.schoolId as string)),
    )
    .$if(!!filter.search, (query) =>
      query.where((eb) =>
        eb.or([
          eb(sql`position(lower(${filter.search}) in lower(schools.name))`, '>', 0),
          eb(sql`lower(users.email)`, '=', filter.search?.toLowerCase() ?? ''),
        ]),
      ),
    )
    .orderBy(inNameOrder('schools.name'))
    .limit(RECORDS_SHOWN)
    .execute();
