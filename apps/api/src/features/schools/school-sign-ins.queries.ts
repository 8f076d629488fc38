import type { Db } from '../../db/connection/connection.ts';

/** `realm` is the id of a Clever district, or the issuer of a school's provider. */
export type SignInRealm = { provider: 'clever' | 'school'; realm: string };

/** Selects the school of a realm, if the school is approved and its administrator is active. */
export const selectOptionalSchoolByRealm = (db: Db, { provider, realm }: SignInRealm) =>
  db
    .selectFrom('school_sign_ins')
    .innerJoin('open_schools', 'open_schools.id', 'school_sign_ins.school_id')
    .select('open_schools.id')
    .where('school_sign_ins.provider', '=', provider)
    .where('school_sign_ins.realm', '=', realm)
    .executeTakeFirst();

/** Links a realm to a school. Returns undefined if the realm belongs to another school. */
export const upsertRealm = (
  tx: Db,
  { provider, realm, schoolId, now }: SignInRealm & { schoolId: string; now: Date },
) =>
  tx
    .insertInto('school_sign_ins')
    .values({ provider, realm, school_id: schoolId, added_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'realm'])
        .doUpdateSet({ added_at: now })
        .where('school_sign_ins.school_id', '=', schoolId),
    )
    .returning('school_id')
    .executeTakeFirst();

export const deleteRealm = (
  tx: Db,
  { provider, realm, schoolId }: SignInRealm & { schoolId: string },
) =>
  tx
    .deleteFrom('school_sign_ins')
    .where('provider', '=', provider)
    .where('realm', '=', realm)
    .where('school_id', '=', schoolId)
    .returning('school_id')
    .executeTakeFirst();
