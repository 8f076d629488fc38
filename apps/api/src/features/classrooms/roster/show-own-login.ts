import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { revealOwnLogin } from '../../students/logins/student-passwords.ts';
import { selectOptionalPlaceName } from '../enrollments.queries.ts';

/**
 * Shows the login of a student who joined by code, until the first sign-out. Later sessions show
 * nothing, because they are more likely to be misused.
 */
export const showOwnLogin = (ctx: Context<Actor<'student'>>) =>
  ctx.transaction(async (tx) => {
    if (!ctx.actor.showsLogin) throw new DomainError('AUZ_001');
    const login = await revealOwnLogin(ctx, tx);
    if (!login) throw new DomainError('CHD_004');
    const place = await selectOptionalPlaceName(tx, ctx.actor.id);
    return { ...login, joined: place?.name ?? '' };
  });
