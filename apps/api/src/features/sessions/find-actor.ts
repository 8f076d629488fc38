import { isConfigured } from '@wonderfield/contract/educators/educator-rules';
import type { EducatorLicenseType, UserType } from '@wonderfield/contract/options';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { sha256 } from '../../security/tokens.ts';
import { selectOptionalSessionWithUser, updateSessionUse } from './sessions.queries.ts';
import { isUseWorthNoting, sessionEnds } from './sessions.rules.ts';

/**
 * Who asks? Only the session says so; `userId` must agree with it. Anything else is nobody,
 * and the guard decides what nobody may do.
 */
export const findActor = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionToken: unknown,
  userId: unknown,
): Promise<Actor | null> => {
  if (typeof sessionToken !== 'string' || sessionToken === '') return null;
  const at = now();
  const found = await selectOptionalSessionWithUser(db, sha256(sessionToken), at);
  if (!found || found.id !== userId) return null;
  const userType = found.user_type as UserType;
  if (isUseWorthNoting(found.last_used_at, at)) {
    await updateSessionUse(db, found.session_id, at, sessionEnds(userType, at).idleExpiresAt);
  }
  const licenseType = (found.license_type as EducatorLicenseType | null) ?? undefined;
  return {
    sessionId: found.session_id,
    id: found.id,
    userType,
    isAgeVerified: found.age_verified_at !== null,
    isApproved: found.approved_at !== null,
    licenseType,
    mustChangePassword: found.must_change_password,
    isSchoolMade: found.is_school_made ?? false,
    isConfigured: isConfigured({
      licenseType,
      schoolName: found.school_name ?? undefined,
      educatorGrades: found.grades ?? [],
    }),
  };
};
