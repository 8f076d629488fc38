import { HELP_MINUTES } from '@wonderfield/contract/limits';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { sha256 } from '../../../security/tokens.ts';
import { lockOpenClass } from '../../classrooms/opening/opening.ts';
import { claimLetIn, selectOptionalHandOfDevice } from '../live/hands.queries.ts';
import { lockStudentForSignIn, startStudentSession } from '../sign-ins/start-student-session.ts';

type Caller = Context<Actor | null>;
type Hand = NonNullable<Awaited<ReturnType<typeof selectOptionalHandOfDevice>>>;

const LOWERED = { state: 'lowered' } as const;

/** Returns the time after which a permission to sign in still works. */
const letInSince = (now: Date) => new Date(now.getTime() - HELP_MINUTES * 60_000);

/** Signs the student in once, on the device with the hand, until the class ends. */
const enter = (ctx: Caller, { classroom_id, student_id }: Hand, tokenSha256: Buffer) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    const now = deps.now();
    const openClass = await lockOpenClass(deps, tx, classroom_id);
    if (!openClass) return LOWERED;
    const account = await lockStudentForSignIn(tx, student_id);
    if (!account) return LOWERED;
    if (!(await claimLetIn(tx, { tokenSha256, since: letInSince(now), now }))) return LOWERED;
    const signedIn = await startStudentSession(ctx, tx, { account, kind: 'help', openClass });
    return { state: 'letIn' as const, signedIn };
  });

/**
 * Returns the answer to the hand of this device. An unknown hand looks like a lowered one. After the
 * educator let the student in, the first call gets the session.
 */
export const checkHand = async (ctx: Caller, { handToken }: { handToken: string }) => {
  const { deps } = ctx;
  const tokenSha256 = sha256(handToken);
  const hand = await selectOptionalHandOfDevice(deps.db, tokenSha256);
  const isOpen = hand?.open_until && hand.open_until > deps.now();
  if (!hand || hand.lowered_at || !isOpen) return LOWERED;
  if (hand.let_in_at) return enter(ctx, hand, tokenSha256);
  return { state: hand.coming_at ? ('coming' as const) : ('waiting' as const) };
};
