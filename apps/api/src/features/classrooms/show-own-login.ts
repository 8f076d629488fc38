import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { revealOwnLogin } from '../students/student-passwords.ts';
import { selectOptionalPlaceName } from './enrollments.queries.ts';

/**
 * A student who joined with a code has no card but the one the page shows: it can be looked at until the first
 * sign-out. A session of later is borrowed more easily, and shows nothing.
 */
export const showOwnLogin = (work: Work<Actor<'student'>>) =>
  work.atomically(async (tx) => {
    if (!work.actor.showsLogin) throw new Refusal('AUZ_001');
    const login = await revealOwnLogin(work, tx);
    if (!login) throw new Refusal('CHD_004');
    const place = await selectOptionalPlaceName(tx, work.actor.id);
    return { ...login, joined: place?.name ?? '' };
  });
