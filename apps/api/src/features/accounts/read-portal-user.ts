import type { PortalUser } from '@wonderfield/contract/accounts/user';
import type { ChildJson } from '@wonderfield/contract/accounts/user-schema';
import type { EducatorLicenseType, UserType } from '@wonderfield/contract/options';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { pictureUrls } from '../uploads/picture-urls.ts';
import { selectChildrenOf, selectUserWithProfile } from './accounts.queries.ts';

type ChildRow = Awaited<ReturnType<typeof selectChildrenOf>>[number];

/** A child as its parent sees it, in the specification's spellings. */
const childJson = (deps: Pick<Deps, 'sealer' | 'now'>, child: ChildRow): ChildJson => ({
  userId: child.user_id,
  firstName: child.first_name,
  lastName: child.last_name,
  email: child.email,
  birthMonth: child.birth_month ?? undefined,
  birthYear: child.birth_year ?? undefined,
  userGrade: child.grade ?? undefined,
  childPlayOption: child.play_option ?? undefined,
  childMayUse: child.typing_mode ?? undefined,
  levelPreference: child.level ?? undefined,
  subject: child.subjects,
  subscriptionPlans: child.subscription_plan ?? undefined,
  thumbnailAsset: pictureUrls(deps, 'student', child.picture_name)?.thumbnail,
  passwordResetNotDone: child.must_change_password,
  schoolAccountReg: child.is_school_made ? '1' : '0',
});

/** Everything the portal tells a person about their own account. */
export const readPortalUser = async (
  deps: Pick<Deps, 'sealer' | 'now'>,
  db: Db,
  id: string,
): Promise<PortalUser> => {
  const row = await selectUserWithProfile(db, id);
  return {
    id: row.id,
    userType: row.user_type as UserType,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    zip: row.zip ?? undefined,
    city: row.city ?? undefined,
    state: row.state ?? undefined,
    phoneNumber: row.phone_number ?? undefined,
    pronoun: row.pronoun ?? undefined,
    pictures: pictureUrls(deps, row.user_type as UserType, row.picture_name),
    avatarPreview: row.avatar_look ?? undefined,
    avatarName: row.avatar_name ?? undefined,
    mustChangePassword: row.must_change_password,
    isAgeVerified: row.age_verified_at !== null,
    isApproved: row.approved_at !== null,
    licenseType: (row.license_type as EducatorLicenseType | null) ?? undefined,
    educatorGrades: row.educator_grades ?? [],
    studentsInClass: row.students_in_class ?? undefined,
    // Kept for whoever looks again; the educator reads it until asking again.
    refusalReason: (row.refused_at && row.refusal_reason) || undefined,
    contactCheckedBy: (row.contact_checked_by as 'sms' | 'email' | null) ?? undefined,
    isSchoolMade: row.is_school_made ?? false,
    schoolName: row.school_name ?? undefined,
    schoolCity: row.school_city ?? undefined,
    schoolZip: row.school_zip ?? undefined,
    grade: row.grade ?? undefined,
    children:
      row.user_type === 'parent'
        ? (await selectChildrenOf(db, id)).map((child) => childJson(deps, child))
        : [],
  };
};
