import type { EducatorLicenseType } from '@wonderfield/contract/options';
import type { Db } from '../../src/db/connection/connection.ts';
import { makeConsent } from './make-consent.ts';
import { type MadeUser, makeUser, onceBefore, type UserTraits } from './make-user.ts';

type EducatorTraits = UserTraits & {
  approved?: boolean;
  ageVerified?: boolean;
  /**
   * True if the educator passed the adult check with a card. Otherwise only the school approved
   * them.
   */
  ownCardCheck?: boolean;
  confirmed?: boolean;
  configured?: boolean;
  licenseType?: EducatorLicenseType;
  school?: { name: string; city: string; zip: string };
  grades?: string[];
  /** The operator's reason for declining. */
  refusedBecause?: string;
  askedAt?: Date;
};

/** Creates an educator who can teach by default. */
export const makeEducator = async (
  db: Db,
  {
    approved = true,
    ageVerified = true,
    ownCardCheck = ageVerified,
    confirmed = true,
    configured = true,
    licenseType = 'teacherAccount',
    school = { name: 'Hazel Grove Elementary', city: 'Portland', zip: '97214' },
    grades = ['3'],
    refusedBecause: rejectedBecause,
    askedAt,
    ...traits
  }: EducatorTraits = {},
): Promise<MadeUser> => {
  const educator = await makeUser(db, 'educator', traits, {
    email_confirmed_at: onceBefore(confirmed),
    age_verified_at: onceBefore(ageVerified),
  });
  if (ownCardCheck) await makeConsent(db, educator.id);
  await db
    .insertInto('educators')
    .values({
      user_id: educator.id,
      license_type: licenseType,
      approved_at: onceBefore(approved),
      refused_at: onceBefore(rejectedBecause !== undefined),
      refusal_reason: rejectedBecause ?? null,
      ...(askedAt && { asked_at: askedAt }),
      ...(configured && {
        school_name: school.name,
        school_city: school.city,
        school_zip: school.zip,
        grades,
      }),
    })
    .execute();
  return educator;
};
