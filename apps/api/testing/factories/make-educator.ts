import type { EducatorLicenseType } from '@wonderfield/contract/options';
import type { Db } from '../../src/db/connection.ts';
import { makeConsent } from './make-consent.ts';
import { type MadeUser, makeUser, onceBefore, type UserTraits } from './make-user.ts';

type EducatorTraits = UserTraits & {
  approved?: boolean;
  ageVerified?: boolean;
  confirmed?: boolean;
  configured?: boolean;
  licenseType?: EducatorLicenseType;
};

/** An educator who may teach, unless told otherwise. */
export const makeEducator = async (
  db: Db,
  {
    approved = true,
    ageVerified = true,
    confirmed = true,
    configured = true,
    licenseType = 'teacherAccount',
    ...traits
  }: EducatorTraits = {},
): Promise<MadeUser> => {
  const educator = await makeUser(db, 'educator', traits, {
    email_confirmed_at: onceBefore(confirmed),
    age_verified_at: onceBefore(ageVerified),
  });
  if (ageVerified) await makeConsent(db, educator.id);
  await db
    .insertInto('educators')
    .values({
      user_id: educator.id,
      license_type: licenseType,
      approved_at: onceBefore(approved),
      ...(configured && {
        school_name: 'Hazel Grove Elementary',
        school_city: 'Portland',
        school_zip: '97214',
        grades: ['3'],
      }),
    })
    .execute();
  return educator;
};
