import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { ensureNotArchived } from '../../classrooms/classrooms.rules.ts';
import { findTaughtClassroom } from '../../classrooms/classrooms.ts';
import { ensureClassCode } from '../../classrooms/join/class-codes.ts';
import { allAttemptsKeys, createClassToken } from '../../classrooms/join/class-device.ts';
import { endOpening, openUntil as openClassUntil } from '../../classrooms/opening/opening.ts';
import { endSession } from '../../sessions/sessions.ts';
import { forgetPictureAttemptsOfClass } from '../../students/methods/picture-attempts.ts';
import { readLiveClass } from './live-class.ts';
import { ensureEndAllowed } from './open-class.rules.ts';

type OfClass = { classroomId: string };

/** Opens a class for sign-ins on devices in the room, or moves its end. */
export const openClass = (ctx: Context<Educator>, input: OfClass & { openUntil: string }) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    ensureNotArchived(classroom);
    const until = ensureEndAllowed(input.openUntil, deps.now());
    await ensureClassCode(deps, tx, classroom);
    if (await openClassUntil(deps, tx, { classroom, until })) {
      await forgetPictureAttemptsOfClass(deps, tx, allAttemptsKeys(classroom.id));
    }
    await ctx.audit(tx, 'classroom.opened', classroom.id);
    return { liveClass: await readLiveClass(ctx, tx, classroom.id) };
  });

/** Closes a class, which signs out its students and lowers all hands. */
export const closeClass = (ctx: Context<Educator>, { classroomId }: OfClass) =>
  ctx.transaction(async (tx) => {
    const classroom = await findTaughtClassroom(ctx, tx, classroomId);
    await endOpening(ctx.deps, tx, classroom.id);
    await ctx.audit(tx, 'classroom.closed', classroom.id);
    return { liveClass: await readLiveClass(ctx, tx, classroom.id) };
  });

/**
 * Makes this device a shared device of the open class. Ends the session of the educator, so no
 * student can use it.
 */
export const openClassHere = (ctx: Context<Educator>, { classroomId }: OfClass) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const classroom = await findTaughtClassroom(ctx, tx, classroomId);
    ensureNotArchived(classroom);
    const { opened_at, open_until } = classroom;
    if (!opened_at || !open_until || open_until <= deps.now()) throw new DomainError('CLS_011');
    const code_hmac = await ensureClassCode(deps, tx, classroom);
    const session = { sessionId: actor.sessionId, userId: actor.id };
    // Only one of several parallel requests makes a device.
    if (!(await endSession(deps, tx, session))) throw new DomainError('SSN_002');
    await ctx.audit(tx, 'classroom.device-opened', classroom.id);
    return { classToken: createClassToken(deps, { code_hmac }, opened_at) };
  });
