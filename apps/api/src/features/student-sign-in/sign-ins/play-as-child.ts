import type { Parent } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { endSession } from '../../sessions/sessions.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { lockOwnChildren } from '../../students/methods/student-logins.ts';
import { lockStudentForSignIn, startStudentSession } from './start-student-session.ts';

/** Ends the session of the parent and signs the child in, for the game only. */
export const playAsChild = (ctx: Context<Parent>, { studentId }: { studentId: string }) =>
  ctx.transaction(async (tx) => {
    const ids = { parentId: ctx.actor.id, childIds: [studentId] };
    await lockStudents(tx, ids.childIds);
    const [child] = await lockOwnChildren(tx, ids);
    const account = child && (await lockStudentForSignIn(tx, child.id));
    if (!account) throw new DomainError('CHD_001');
    // Only one of several parallel requests replaces the session of the parent.
    const session = { sessionId: ctx.actor.sessionId, userId: ctx.actor.id };
    if (!(await endSession(ctx.deps, tx, session))) throw new DomainError('SSN_002');
    return startStudentSession(ctx, tx, { account, kind: 'parent' });
  });
