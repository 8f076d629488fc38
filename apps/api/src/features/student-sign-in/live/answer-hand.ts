import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { findSeenClassroom, findTaughtClassroom } from '../../classrooms/classrooms.ts';
import { forgetPictureAttempts } from '../../students/methods/picture-attempts.ts';
import {
  type HandRow,
  selectOptionalHand,
  updateComing,
  updateLetIn,
  updateLowered,
} from './hands.queries.ts';
import { readLiveClass } from './live-class.ts';

type Answer = 'coming' | 'letIn' | 'lower';

/**
 * Lets a student in on the device with the hand. Not for guests, because their family or another
 * class manages the login.
 */
const letIn = async (ctx: Context<Educator>, tx: Db, hand: HandRow) => {
  if (hand.is_guest) throw new DomainError('STU_001');
  await updateLetIn(tx, { handId: hand.id, byId: ctx.actor.id, now: ctx.deps.now() });
  await forgetPictureAttempts(ctx.deps, tx, [hand.student_id]);
  await ctx.audit(tx, 'sign-in.let-in', hand.student_id);
};

/** Answers a raised hand. A helper can only tell the student that help is coming. */
export const answerHand = (
  ctx: Context<Educator>,
  { classroomId, handId, answer }: { classroomId: string; handId: string; answer: Answer },
) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const find = answer === 'coming' ? findSeenClassroom : findTaughtClassroom;
    const classroom = await find(ctx, tx, classroomId);
    const now = deps.now();
    const hand = await selectOptionalHand(tx, { handId, classroomId: classroom.id, now });
    if (!hand) throw new DomainError('HND_001');
    const answered = { handId: hand.id, byId: actor.id, now };
    if (answer === 'coming') await updateComing(tx, answered);
    else if (answer === 'lower') await updateLowered(tx, answered);
    else await letIn(ctx, tx, hand);
    return { liveClass: await readLiveClass(ctx, tx, classroom.id) };
  });
