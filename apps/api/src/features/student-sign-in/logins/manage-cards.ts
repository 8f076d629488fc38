import { HELP_MINUTES, SHOWN_CODE_MINUTES } from '@wonderfield/contract/limits';
import { endSessionsAndGames } from '../../sessions/sessions.ts';
import { endCards, replaceCards, replaceShownCode } from '../../students/methods/cards.ts';
import {
  auditEach,
  ensureNoOwnPassword,
  lockManaged,
  type Manager,
  type Wanted,
} from './manage-students.ts';

const idsOf = (students: readonly { id: string }[]) => students.map(({ id }) => id);

/**
 * Creates new cards, all or none. The cards that the students had stop working, with the sessions
 * that were opened with them, because a card may be lost.
 */
export const issueCards = (ctx: Manager, wanted: Wanted) =>
  ctx.transaction(async (tx) => {
    const students = await lockManaged(ctx, tx, wanted);
    ensureNoOwnPassword(students);
    const studentIds = idsOf(students);
    const cards = await replaceCards(ctx.deps, tx, { studentIds, byId: ctx.actor.id });
    await endSessionsAndGames(ctx.deps, tx, { userIds: studentIds, kinds: ['card'] });
    await auditEach(ctx, tx, 'sign-in.cards-issued', studentIds);
    return { cards: cards.map(({ studentId, cardCode }) => ({ userId: studentId, cardCode })) };
  });

/** Ends cards and shown codes, and the sessions that were opened with them. */
export const revokeCards = (ctx: Manager, wanted: Wanted) =>
  ctx.transaction(async (tx) => {
    const studentIds = idsOf(await lockManaged(ctx, tx, wanted));
    const ended = await endCards(ctx.deps, tx, studentIds);
    await endSessionsAndGames(ctx.deps, tx, { userIds: studentIds, kinds: ['card'] });
    await auditEach(ctx, tx, 'sign-in.cards-revoked', studentIds);
    return { revoked: ended.length };
  });

/** Creates a code that works once, for example on the screen of the adult. */
export const showSignInCode = (
  ctx: Manager,
  { classroomId, studentId }: { classroomId?: string | undefined; studentId: string },
) =>
  ctx.transaction(async (tx) => {
    const students = await lockManaged(ctx, tx, { classroomId, studentIds: [studentId] });
    ensureNoOwnPassword(students);
    const [id = ''] = idsOf(students);
    const minutes = ctx.actor.userType === 'parent' ? SHOWN_CODE_MINUTES : HELP_MINUTES;
    const code = { studentId: id, byId: ctx.actor.id, minutes };
    const { cardCode, expiresAt } = await replaceShownCode(ctx.deps, tx, code);
    await ctx.audit(tx, 'sign-in.code-shown', id);
    return { cardCode, expiresAt: expiresAt.toISOString() };
  });
