import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import type { Work } from '../../work/work.ts';
import { selectUserWithProfile } from './accounts.queries.ts';
import { ensureOwnFieldsOnly, ensureReadOnlyUnchanged } from './profile.rules.ts';
import { readPortalUser } from './read-portal-user.ts';
import { writeOwnChanges } from './write-changes.ts';

/** Changes one's own profile: only what was sent is written, read-only fields are refused. */
export const updateOwnProfile = ({ deps, actor, atomically }: Work, changes: UserChanges) =>
  atomically(async (tx) => {
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
    await writeOwnChanges(deps, tx, actor, changes);
    return { user: await readPortalUser(deps, tx, actor.id) };
  });
