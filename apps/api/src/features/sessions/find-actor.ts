import { isConfigured } from '@wonderfield/contract/educators/educator-rules';
import { isGameOnly } from '@wonderfield/contract/sign-in-method';
import type { Actor } from '../../context/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { sha256 } from '../../security/tokens.ts';
import { selectOptionalSessionWithUser, updateSessionUse } from './sessions.queries.ts';
import { isApprovedLink, needsLastUsedUpdate, sessionEnds } from './sessions.rules.ts';

type SessionRow = NonNullable<Awaited<ReturnType<typeof selectOptionalSessionWithUser>>>;

const toActor = (row: SessionRow): Actor => {
  const licenseType = row.license_type ?? undefined;
  return {
    sessionId: row.session_id,
    id: row.id,
    userType: row.user_type,
    isAgeVerified: row.age_verified_at !== null,
    isApproved: row.approved_at !== null,
    licenseType,
    // Such a session opens no account settings, so it cannot choose a password.
    mustChangePassword:
      row.must_change_password &&
      !isGameOnly(row.opened_with) &&
      !isApprovedLink({ linkedBy: row.linked_by, openedWithPassword: row.opened_with_password }),
    isGameOnly: isGameOnly(row.opened_with),
    isSchoolMade: row.is_school_made ?? false,
    showsLogin: row.shows_login,
    isWaitingForSchool: row.asked_school_at !== null && row.refused_by_school_at === null,
    isConfigured: isConfigured({
      licenseType,
      schoolName: row.school_name ?? undefined,
      grades: row.grades ?? [],
    }),
    isConfirmed: row.confirmed_by !== null && row.refused_at === null,
  };
};

/**
 * Returns the user of a session token, or null if there is no session or the user's id is not
 * `userId`. The access rules decide what anonymous callers may do.
 */
export const findActor = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionToken: unknown,
  userId: unknown,
): Promise<Actor | null> => {
  if (typeof sessionToken !== 'string' || sessionToken === '') return null;
  const at = now();
  const tokenSha256 = sha256(sessionToken);
  const session = await selectOptionalSessionWithUser(db, { tokenSha256, now: at });
  if (!session || session.id !== userId) return null;
  const actor = toActor(session);
  if (needsLastUsedUpdate(session.last_used_at, at)) {
    const { idleExpiresAt } = sessionEnds(actor.userType, at);
    await updateSessionUse(db, { id: actor.sessionId, now: at, idleExpiresAt });
  }
  return actor;
};
