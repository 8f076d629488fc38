import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { selectUserWithProfile } from './accounts.queries.ts';
import { ensureOwnFieldsOnly, ensureReadOnlyUnchanged } from './profile.rules.ts';
import { readPortalUser } from './read-portal-user.ts';
import { writeOwnChanges } from './write-changes.ts';

/** Changes their own profile: only what was sent is written, read-only fields are refused. */
export const updateOwnProfile = (deps: Deps, actor: Actor, changes: UserChanges) =>
  deps.db.transaction().execute(async (tx) => {
    const current = await selectUserWithProfile(tx, actor.id);
    ensureReadOnlyUnchanged(
      changes,
      {
        email: current.email,
        phoneNumber: current.phone_number,
        schoolName: current.school_name,
        schoolCity: current.school_city,
        schoolZip: current.school_zip,
      },
      actor.licenseType,
    );
    ensureOwnFieldsOnly(changes, actor.userType);
    await writeOwnChanges(tx, actor, changes, deps.now());
    return { userJson: toUserJson(await readPortalUser(deps, tx, actor.id)) };
  });
